import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { deviceStorage } from "../app/storage.ts";
import { useWords } from "../words/speak.tsx";
import { openCaller } from "./caller.ts";
import { allowedNotifications, askForNotices, canOfferNotices, openNotices } from "./notices.ts";
import "./calling.css";

/** Whether this device was offered notifications: that is done once. */
const OFFERED = deviceStorage("darbar.notices-offered");

export interface CallingProps {
  /** By what the open question is told from others, if the reader is asked it; `null`: they are asked nothing. */
  readonly question: string | null;
  /** Whether it is their turn. */
  readonly isTurn: boolean;
  /** The code of the table; empty in practice. */
  readonly code: string;
  /** Whether the game is told by a knock of its own that the reader is asked. */
  readonly knocks: boolean;
}

/**
 * Calls a reader who is elsewhere when they are asked something, and offers notifications, once, when they come back and have
 * been waited for. What an order answers is no question to them.
 */
export function Calling({ question, isTurn, code, knocks }: CallingProps): JSX.Element | null {
  const { settings, sound, speech } = useApp();
  const [wasMissed, setMissed] = useState(false);
  const caller = useMemo(
    () =>
      openCaller({
        document,
        navigator,
        notices: openNotices(() => (settings.get().notifies ? allowedNotifications() : null)),
      }),
    [],
  );
  useEffect(() => void speech.learn("going").catch(() => undefined), []);
  useEffect(() => {
    if (question === null) return;
    const look = (isNews: boolean): void => {
      if (!document.hidden) return caller.rest();
      // Those of this moment: more may be known by now than when this was drawn.
      const { t } = speech.words.get();
      const title = isTurn || !speech.knows("going") ? t("table.your-turn") : t("going.call.asked");
      const text = code === "" || !speech.knows("going") ? t("app.name") : t("going.call.at", { code: isolate(code) });
      caller.call({ title, text }, isNews);
      if (isNews && !knocks) sound.play("knock", settings.get().volume);
      if (isNews) setMissed(true);
    };
    const turned = (): void => look(false);
    look(true);
    document.addEventListener("visibilitychange", turned);
    return () => {
      document.removeEventListener("visibilitychange", turned);
      caller.rest();
    };
  }, [question]);
  const isOffered = wasMissed && question === null && speech.knows("going") && !settings.get().notifies;
  return isOffered && OFFERED.read() === null && canOfferNotices() ? <Offer onDone={() => setMissed(false)} /> : null;
}

/** Offers notifications, while nothing is asked: it covers no choice. */
function Offer({ onDone }: { onDone(): void }): JSX.Element {
  const { settings } = useApp();
  const { t } = useWords();
  const answer = async (isWanted: boolean): Promise<void> => {
    OFFERED.write("yes");
    onDone();
    if (isWanted && (await askForNotices())) settings.set({ ...settings.get(), notifies: true });
  };
  return (
    <section class="call-offer panel" aria-label={t("going.call.setting")}>
      <p role="status">{t("going.call.offer")}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => void answer(true)}>
          {t("going.call.yes")}
        </button>
        <button type="button" class="button" onClick={() => void answer(false)}>
          {t("going.call.no")}
        </button>
      </div>
    </section>
  );
}
