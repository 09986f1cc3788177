import type { Seat } from "@darbar/kernel";
import { ask, type Decision } from "./decision.ts";
import type { Move } from "./move.ts";
import { KEEP } from "./move-table.ts";
import { playerAt } from "./player.ts";
import type { State } from "./state.ts";

/** Nobody ever has more than one piece of equipment: with a second one, the player is asked which to keep (cops 4). */
export function keepOne(decision: Decision, seat: Seat): void {
  if (playerAt(decision.table, seat).equipment.length > 1) ask(decision, "keep", seat);
}

/** The equipment that can be kept. Two of a kind are one choice, and still a question: nobody else can see that. */
export function legalKeeps(view: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  for (const { kind } of playerAt(view, seat).equipment) {
    if (kind !== null && !moves.includes(KEEP[kind])) moves.push(KEEP[kind]);
  }
  return moves;
}
