import type { Seat } from "@darbar/kernel";
import { ask, type Decision, turnUp } from "./decision.ts";
import type { Move } from "./move.ts";
import { REVEAL } from "./move-table.ts";
import { faceDown } from "./player.ts";
import type { State } from "./state.ts";

/** A player turns one of their face-down cards up, if there is any: the only one at once, otherwise one of their choice. */
export function revealOne(decision: Decision, seat: Seat): void {
  const cards = faceDown(decision.table.players[seat]);
  if (cards.length === 1) turnUp(decision, seat, cards[0]);
  if (cards.length > 1) ask(decision, "reveal", seat);
}

/** The cards that can be turned up. */
export function legalReveals(view: State, seat: Seat): readonly Move[] {
  return faceDown(view.players[seat]).map((card) => REVEAL[card]);
}
