import type { Seat } from "@darbar/kernel";
import type { Sitter } from "@darbar/protocol";
import { directionOf } from "@darbar/words/direction";
import { DIRECTION } from "@darbar/words/languages";
import type { ComponentChildren, JSX } from "preact";
import { useContext } from "preact/hooks";
import { Icon } from "../art/icons.tsx";
import { Portrait } from "../art/portrait.tsx";
import { Said, useWords } from "../words/speak.tsx";
import type { SeatPlace } from "./arch.ts";
import { seatStyle } from "./identity.ts";
import { ChoiceKey } from "./key-cap.tsx";
import { SayTo } from "./saying/saying.ts";
import type { BoardSight } from "./sight.ts";

/** What pressing a seat does. */
export interface SeatTarget {
  readonly label: string;
  readonly isArmed: boolean;
  /** It stands there while something is passed for the reader: what it says, and which choice it arms. */
  readonly stands?: { readonly caption: string; readonly arms: string };
  press(): void;
}

interface SeatFrameProps {
  readonly sight: BoardSight;
  readonly seat: Seat;
  readonly place: SeatPlace;
  /** What is true of the seat, as classes. */
  readonly is: Readonly<Record<string, boolean>>;
  /** Everything that can be seen of the seat, in one sentence for screen readers. */
  readonly label: string;
  /** What pressing this seat does now; `null` if it cannot be pressed. */
  readonly target: SeatTarget | null;
  /** Marks on the portrait: a side, a suspicion. */
  readonly marks?: ComponentChildren;
  readonly cards: ComponentChildren;
  /** What else they have: coins, claims, a gun. */
  readonly notes: ComponentChildren;
  /** Whether something inside can be pressed: then its parts hide themselves from ears. */
  readonly isOpen?: boolean;
}

/** A player at the table: who they are, whether it is their turn, their cards, and what they have. */
export function SeatFrame(props: SeatFrameProps): JSX.Element {
  const { sight, seat, place, is, label, target, marks, cards, notes, isOpen = false } = props;
  const words = useWords();
  const { language } = words;
  const sayTo = useContext(SayTo);
  const classes = ["seat", ...Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []))];
  const { wing, index, of } = place;
  return (
    <li
      class={classes.join(" ")}
      data-place={`seat-${seat}`}
      data-wing={wing}
      style={{ ...seatStyle(sight.identities, seat), "--index": index, "--of": of }}
    >
      <span class="hidden-text">
        <Said text={label} />
      </span>
      {target === null && sayTo !== null && (
        <button
          type="button"
          class="seat-say"
          aria-haspopup="dialog"
          aria-label={words.t("table.say-to", { name: sight.names(seat) })}
          onClick={() => sayTo(seat)}
        />
      )}
      <div class="medallion" dir={DIRECTION[language]} aria-hidden={isOpen ? undefined : "true"}>
        <span class="who" aria-hidden="true">
          <Portrait of={sight.identities[seat].portrait} class="seat-portrait" />
          {marks}
          <Status sight={sight} seat={seat} is={is} />
        </span>
        <span class="seat-name" dir={directionOf(sight.names(seat))} aria-hidden="true">
          <Said text={sight.names(seat)} />
        </span>
        <span class="seat-cards">{cards}</span>
        <span class="seat-notes" aria-hidden="true">
          {notes}
        </span>
      </div>
      {target !== null && (
        <button
          type="button"
          class={`seat-press${target.isArmed ? " is-armed" : ""}${target.stands === undefined ? "" : " is-standing"}`}
          aria-label={target.label}
          aria-keyshortcuts={target.stands && "1"}
          title={target.label}
          dir={DIRECTION[language]}
          data-arms={target.stands?.arms ?? "target"}
          onClick={target.press}
        >
          {target.stands && (
            <span class="seat-caption">
              <ChoiceKey index={0} />
              {target.stands.caption}
            </span>
          )}
        </button>
      )}
    </li>
  );
}

/** Whose turn it is is a ribbon of gold; whose answer is awaited are three dots; who has won wears a crown. */
function Status({ sight, seat, is }: Pick<SeatFrameProps, "sight" | "seat" | "is">): JSX.Element | null {
  const { words, model } = sight;
  const sitter = model.seats[seat] ?? null;
  return (
    <>
      <AwayMark sitter={sitter} />
      {is["is-winner"] && <Icon name="crown" class="worn-crown" />}
      {is["is-out"] ? (
        <span class="ribbon is-quiet">{words.t("table.out")}</span>
      ) : is["is-turn"] ? (
        <span class="ribbon">{words.t("table.turn")}</span>
      ) : (
        is["is-awaited"] && <Dots />
      )}
    </>
  );
}

/** A bot plays for somebody: until they are back, or to the end. */
export function AwayMark({ sitter }: { readonly sitter: Sitter | null }): JSX.Element | null {
  if (sitter?.kind !== "person" || !sitter.away) return null;
  return <Icon name={sitter.resigned === true ? "flag" : "moon"} class="away" />;
}

/** Somebody thinks. */
function Dots(): JSX.Element {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
