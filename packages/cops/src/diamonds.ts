import type { Seat } from "@darbar/kernel";
import { type Decision, emit } from "./decision.ts";
import { playerAt } from "./player.ts";

/** Diamonds change hands: so many, or all there are (cops 6). */
export function giveDiamonds(decision: Decision, from: Seat, to: Seat, count?: number): void {
  const given = count ?? playerAt(decision.table, from).diamonds;
  if (given > 0) emit(decision, { type: "diamonds", from, to, count: given });
}
