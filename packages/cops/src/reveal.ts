import type { Seat } from "@darbar/kernel";
import { ask, type Decision, turnUp } from "./decision.ts";
import type { Move } from "./move.ts";
import { REVEAL } from "./move-table.ts";
import { faceDown, playerAt } from "./player.ts";
import type { State } from "./state.ts";

/** A player turns one of their face-down cards up, if there is any: the only one at once, otherwise one of their choice. */
export function revealOne(decision: Decision, seat: Seat): void {
  const [only, ...others] = faceDown(playerAt(decision.table, seat));
  if (only === undefined) return;
  if (others.length === 0) turnUp(decision, seat, only);
  else ask(decision, "reveal", seat);
}

export function legalReveals(view: State, seat: Seat): readonly Move[] {
  return faceDown(playerAt(view, seat)).map((card) => REVEAL[card]);
}
