import type { Seat } from "@darbar/kernel";
import { directionOf } from "@darbar/words/direction";
import type { ComponentChildren, JSX } from "preact";
import { Portrait } from "../art/portrait.tsx";
import { Said } from "../words/speak.tsx";
import { seatStyle } from "./identity.ts";
import { useLayout } from "./layout.ts";
import type { BoardSight } from "./sight.ts";

interface BarProps {
  readonly sight: BoardSight;
  /** Whose turn it is; `null`: nobody's. */
  readonly turn: Seat | null;
  /** What belongs to nobody: decks, the treasury. */
  readonly stocks: ComponentChildren;
  /** How it stands with the way to the server. */
  readonly note: ComponentChildren;
  readonly tools: ComponentChildren;
}

/** The table's upper rim: whose turn it is, what belongs to nobody, and what can be looked up. */
export function Bar({ sight, turn, stocks, note, tools }: BarProps): JSX.Element {
  return (
    <header class="bar">
      <Whose sight={sight} turn={turn} />
      {stocks}
      {note}
      {tools}
    </header>
  );
}

/** Seats say the same to ears. Where there is little room the name says it all: its face is beside it. */
function Whose({ sight, turn }: Pick<BarProps, "sight" | "turn">): JSX.Element {
  const { words, names, home, identities } = sight;
  const isWide = useLayout() === "wide";
  if (turn === null) return <span class="whose" />;
  const isMine = turn === home;
  const name = names(turn);
  const text = isMine ? words.t("table.your-turn") : isWide ? words.t("table.turn-of", { name }) : name;
  return (
    <span class={`whose${isMine ? " is-mine" : ""}`} style={seatStyle(identities, turn)} aria-hidden="true">
      <Portrait of={identities[turn].portrait} class="tiny-portrait" />
      <span class="whose-name" dir={directionOf(text)}>
        <Said text={text} />
      </span>
    </span>
  );
}
