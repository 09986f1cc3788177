import { type CopsEvent, cops, type HeardClaim, type State } from "@darbar/cops";
import type { Conclusions } from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import type { KnownCard } from "@darbar/words/cops/knowledge-words";
import type { Words } from "@darbar/words/words";
import { type GameSight, gameSightOf } from "../../../board/sight.ts";
import type { TableProps } from "../../../table/props.ts";
import { heardClaims } from "./claims/heard-claims.ts";
import { conclusionsOf } from "./knowledge/later-conclusions.ts";
import { whatIKnow } from "./knowledge/what-i-know.ts";

/** What every part of the table is drawn from. */
export interface Sight extends GameSight<State, CopsEvent> {
  /** What the viewer knows of each identity card, by seat and slot. */
  readonly known: readonly (readonly (KnownCard | null)[])[];
  /** What follows from what the viewer has seen. */
  readonly conclusions: Conclusions;
  /** What players have said of cards, and what has come of it. */
  readonly claims: readonly HeardClaim[];
}

/** What the reader sees; `null` if no game is on. */
export function sightOf(table: TableProps, words: Words): Sight | null {
  const seen = gameSightOf<State, CopsEvent>(table, words, { rules: cops, asking: ["asked", "moment", "turn"] });
  if (seen === null) return null;
  const { past, view, model } = seen;
  return {
    ...seen,
    known: whatIKnow(past, view),
    conclusions: conclusionsOf(past, view),
    claims: heardClaims(past, model.game?.said ?? []),
  };
}

/** Whether everybody can see that a player's answer is awaited. In a moment nobody sees who thinks (cops 4). */
export function isAwaited({ view, waiting }: Sight, seat: Seat): boolean {
  return view.question !== "moment" && view.question !== "arrange" && waiting.includes(seat);
}

/** Whether a player has won. */
export function hasWon({ view }: Sight, seat: Seat): boolean {
  return view.outcome?.winners.includes(seat) === true;
}

/** Whether the reader has gone down, or has a bot play for them, while the others play on. */
export function isAside({ view, home, plays, standIn }: Sight): boolean {
  return standIn !== null || (plays && home !== null && view.players[home].standing === "out");
}

/** Who has not gone down. */
export function stillIn({ view }: Sight): readonly Seat[] {
  return view.players.flatMap(({ standing }, seat) => (standing === "out" ? [] : [seat]));
}

/** Whether a gun is on the reader. */
export function isAimedAt({ view }: Sight, seat: Seat | null): boolean {
  return seat !== null && view.players.some(({ armed, aim }) => armed && aim === seat);
}

/** The table with the reader's eyes, also when all cards lie open after the game: who has won is told to them. */
export function ownView({ view, home }: Sight): State {
  return home === null || view.viewer === home ? view : { ...view, viewer: home };
}
