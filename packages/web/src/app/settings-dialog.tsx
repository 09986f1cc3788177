import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { askForNotices } from "../calling/notices.ts";
import { useWords } from "../words/speak.tsx";
import { api } from "./api.ts";
import { useApp } from "./context.ts";
import { Devices } from "./devices.tsx";
import { problemText } from "./problem.ts";
import type { Settings } from "./settings.ts";
import { useStore } from "./store.ts";

const THEMES: readonly Settings["theme"][] = ["auto", "light", "dark"];

/** Looks, sound, motion, hints, and taking one's seat along to another device, and one's devices. */
export function SettingsDialog({ close }: { close(): void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const app = useApp();
  const { t } = useWords();
  const settings = useStore(app.settings);
  const installing = useStore(app.install.state);
  const change = (part: Partial<Settings>): void => app.settings.set({ ...settings, ...part });
  return (
    <dialog ref={dialog} class="panel settings" aria-labelledby="settings-title" onClose={close}>
      <h2 id="settings-title">{t("app.settings")}</h2>
      <fieldset class="choices">
        <legend>{t("app.theme")}</legend>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={settings.theme === theme} onChange={() => change({ theme })} />
            {t(`app.theme.${theme}`)}
          </label>
        ))}
      </fieldset>
      <label class="field">
        {t("app.volume")}
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={settings.volume}
          onInput={({ currentTarget }) => change({ volume: Number(currentTarget.value) })}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.motion === "auto"}
          onChange={({ currentTarget }) => change({ motion: currentTarget.checked ? "auto" : "off" })}
        />
        {t("app.motion")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.pace === "fast"}
          onChange={({ currentTarget }) => change({ pace: currentTarget.checked ? "fast" : "usual" })}
        />
        {t("app.fast")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.hints}
          onChange={({ currentTarget }) => change({ hints: currentTarget.checked })}
        />
        {t("app.hints")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.asksEquipment}
          onChange={({ currentTarget }) => change({ asksEquipment: currentTarget.checked })}
        />
        {t("app.asks-equipment")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.chances}
          onChange={({ currentTarget }) => change({ chances: currentTarget.checked })}
        />
        {t("app.chances")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.hearsBots}
          onChange={({ currentTarget }) => change({ hearsBots: currentTarget.checked })}
        />
        {t("app.hears-bots")}
      </label>
      <Notices isOn={settings.notifies} onChange={(notifies) => change({ notifies })} />
      <OtherDevice />
      <Devices />
      {installing === "offered" && (
        <button type="button" class="button" onClick={() => void app.install.ask()}>
          {t("app.install")}
        </button>
      )}
      <form method="dialog">
        <button type="submit" class="button primary">
          {t("app.done")}
        </button>
      </form>
    </dialog>
  );
}

/** Notifications, where the browser has them: switching them on asks it, and switching them off is enough. */
function Notices({ isOn, onChange }: { readonly isOn: boolean; onChange(isOn: boolean): void }): JSX.Element | null {
  const { speech } = useApp();
  const { t } = useWords();
  const [isBarred, setBarred] = useState(false);
  useEffect(() => void speech.learn("going").catch(() => undefined), []);
  if (!("Notification" in window) || !speech.knows("going")) return null;
  const turn = async (wanted: boolean): Promise<void> => {
    const isAllowed = wanted && (await askForNotices());
    setBarred(wanted && !isAllowed);
    onChange(isAllowed);
  };
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => void turn(currentTarget.checked)} />
        {t("going.call.setting")}
      </label>
      {isBarred && (
        <p class="hint" role="status">
          {t("going.call.barred")}
        </p>
      )}
    </>
  );
}

/** The same person on another device: a code from here, typed there. */
function OtherDevice(): JSX.Element {
  const app = useApp();
  const words = useWords();
  const { t } = words;
  const [shown, setShown] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const give = async (): Promise<void> => {
    const known = await app.identify();
    const answer = known.ok ? await api.beginTransfer() : known;
    setProblem(answer.ok ? null : problemText(answer.error.code, words));
    if (answer.ok && "code" in answer.value) setShown(answer.value.code);
  };
  const take = async (code: string): Promise<void> => {
    const answer = await api.finishTransfer(code.trim());
    if (answer.ok) location.reload();
    else setProblem(problemText(answer.error.code, words));
  };
  return (
    <details class="other-device">
      <summary>{t("app.device")}</summary>
      <p class="hint">{t("app.device.why")}</p>
      <button type="button" class="button" onClick={() => void give()}>
        {t("app.device.give")}
      </button>
      {shown !== null && (
        <p role="status">
          {t("app.device.code")}{" "}
          <output class="code" dir="ltr">
            {shown}
          </output>
        </p>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void take(String(new FormData(event.currentTarget).get("code") ?? ""));
        }}
      >
        <label class="field">
          {t("app.device.take")}
          <input name="code" required autocomplete="off" dir="ltr" maxLength={64} />
        </label>
        <button type="submit" class="button">
          {t("app.device.move")}
        </button>
      </form>
      {problem !== null && <p role="alert">{problem}</p>}
    </details>
  );
}
