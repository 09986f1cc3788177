import type { Seat } from "@darbar/kernel";
import type { Words } from "@darbar/words/words";
import type { JSX } from "preact";
import { Icon } from "../../art/icons.tsx";
import { Portrait } from "../../art/portrait.tsx";
import { seatStyle } from "../../board/identity.ts";
import type { BoardSight } from "../../board/sight.ts";
import { Said, useWords } from "../../words/speak.tsx";
import type { AloudAnswers, Asks, Said as SaidAloud } from "./messages.ts";

/** What somebody says aloud, in words. */
export type SayAloud = (move: unknown, view: BoardSight["view"], words: Words) => string;

interface AskedHereProps {
  readonly sight: BoardSight;
  readonly asks: Asks;
  readonly sayAloud: SayAloud;
  onSay(said: SaidAloud | null): void;
  /** Somebody wants the phone in their hand: to answer, or only to look at their cards. */
  onGive(seat: Seat): void;
}

/** Below the table that lies between all of them: who gets the phone now, or what they can say aloud. */
export function AskedHere({ sight, asks, sayAloud, onSay, onGive }: AskedHereProps): JSX.Element | null {
  const { t } = useWords();
  // The table may still show what came before.
  if (sight.isOver || asks.prompt !== sight.view.prompt) return null;
  switch (asks.how) {
    case "not":
      return null;
    case "hand":
      return (
        <button type="button" class="button primary give-phone" onClick={() => onGive(asks.seat)}>
          <Icon name="hand" class="icon" />
          <span>
            <Said text={t("room.phone.give", { name: sight.names(asks.seat) })} />
          </span>
        </button>
      );
    case "aloud":
      return (
        <div class="aloud">
          <h3>{t("room.phone.aloud")}</h3>
          <ul>
            {asks.answers.map((each) => (
              <OneAloud key={each.seat} {...{ sight, sayAloud, onSay, onGive }} answers={each} />
            ))}
          </ul>
          <button type="button" class="button primary" onClick={() => onSay(null)}>
            {t("room.phone.nobody")}
          </button>
        </div>
      );
  }
}

/** What one of them can say, and a look at their own cards first. */
function OneAloud({
  sight,
  answers,
  sayAloud,
  onSay,
  onGive,
}: Omit<AskedHereProps, "asks"> & { readonly answers: AloudAnswers }) {
  const words = useWords();
  const { seat, moves } = answers;
  const name = sight.names(seat);
  const peek = words.t("room.phone.peek", { name });
  return (
    <li class="one-aloud" style={seatStyle(sight.identities, seat)}>
      <span class="one-name">
        <Portrait of={sight.identities[seat].portrait} class="tiny-portrait" />
        <Said text={name} />
      </span>
      <button
        type="button"
        class="button quiet"
        aria-label={plain(peek)}
        title={plain(peek)}
        onClick={() => onGive(seat)}
      >
        <Icon name="eye" class="icon" />
      </button>
      {moves.map((move) => {
        const label = sayAloud(move, sight.view, words);
        return (
          <button
            key={JSON.stringify(move)}
            type="button"
            class="button"
            data-aloud={`${(move as { readonly do: string }).do}-${seat}`}
            onClick={() => onSay({ seat, move })}
          >
            <span class="hidden-text">
              <Said text={name} />:{" "}
            </span>
            {label}
          </button>
        );
      })}
    </li>
  );
}

/** A text without the marks around names, for what shows no others. */
function plain(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}
