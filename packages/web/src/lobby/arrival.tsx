import { isolate } from "@darbar/words/words";
import type { JSX } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context.ts";
import { guestName } from "../app/guest-name.ts";
import { problemText } from "../app/problem.ts";
import { useStore } from "../app/store.ts";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games/list.ts";
import type { TableModel } from "../table/model.ts";
import { Said, useWords } from "../words/speak.tsx";
import type { OnCommand } from "./acting.ts";
import { gameTitle } from "./game-words.ts";
import { freeSeats } from "./hosting.ts";
import { LONGEST_NAME } from "./name-field.tsx";
import { takeAnySeat } from "./take-seat.ts";
import "./lobby.css";
import "./arrival.css";

export interface ArrivalProps {
  readonly model: TableModel;
  readonly onCommand: OnCommand;
  /** Looks at the table without a seat. */
  onWatch(): void;
}

/** Where somebody comes to who was sent a link: a name, and a seat. */
export function Arrival({ model, onCommand, onWatch }: ArrivalProps): JSX.Element {
  const app = useApp();
  const words = useWords();
  const { t } = words;
  const id = useId();
  const known = useStore(app.person)?.name ?? "";
  const [name, setName] = useState(() => nameAt(model, known, (taken) => guestName(words, taken)));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isFull = freeSeats(model).length === 0;
  const { Signs } = GAMES[model.setup.game];

  /** Keeps the name and does something under it; what stands in the way is said. */
  const asNamed = async (then: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    const wanted = name.trim();
    const renamed = wanted === known ? null : await app.rename(wanted);
    const wrong = renamed?.ok === false ? renamed.error.code : await then();
    setBusy(false);
    if (wrong === null) return;
    setProblem(problemText(wrong, words));
    input.current?.focus();
  };
  const watch = async (): Promise<null> => {
    onWatch();
    return null;
  };

  return (
    <form
      class="arrival panel"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isFull) void asNamed(() => takeAnySeat(model, onCommand));
      }}
    >
      <div class="game-signs">
        <Signs class="game-sign" />
      </div>
      <h1 id={`${id}-title`}>
        <Said text={t("lobby.table-title", { code: isolate(model.code) })} />
      </h1>
      <p class="arrival-game">{gameTitle(model.setup, words)}</p>
      <p class="hint" role="status">
        <Said text={whoIsHere(model, words)} />
      </p>
      <div class="field">
        <label for={`${id}-name`}>{t("lobby.name")}</label>
        <input
          id={`${id}-name`}
          ref={input}
          type="text"
          dir={name === "" ? undefined : "auto"}
          autocomplete="nickname"
          enterkeyhint="go"
          maxLength={LONGEST_NAME}
          value={name}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(null);
          }}
        />
        <span id={`${id}-problem`} class="problem" role="alert">
          {problem}
        </span>
      </div>
      {isFull && <p class="hint">{t("lobby.arrival.full")}</p>}
      <div class="arrival-acts">
        {!isFull && (
          <button type="submit" class="button primary" aria-disabled={isBusy}>
            <Icon name="person" class="icon" />
            {t("lobby.arrival.sit")}
          </button>
        )}
        {model.setup.spectators && (
          <button
            type="button"
            class={isFull ? "button primary" : "button"}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void asNamed(watch)}
          >
            <Icon name="eye" class="icon" />
            {t("lobby.arrival.watch")}
          </button>
        )}
      </div>
    </form>
  );
}

/** The reader's name, or a guess where somebody at the table is called so already. */
function nameAt({ seats }: TableModel, known: string, guess: (taken: readonly string[]) => string): string {
  const taken = seats.flatMap((sitter) => sitter?.name ?? []);
  return known !== "" && !taken.includes(known) ? known : guess(taken);
}

function whoIsHere({ seats }: TableModel, { t, list }: ReturnType<typeof useWords>): string {
  const names = seats.flatMap((sitter) => (sitter === null ? [] : [isolate(sitter.name)]));
  return names.length === 0 ? t("lobby.arrival.nobody") : t("lobby.arrival.with", { names: list(names) });
}
