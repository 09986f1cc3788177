import { onlySeat, type Seat } from "@darbar/kernel";
import { ask, type Decision, handOf, lose } from "./decision.ts";
import type { Ask } from "./event-table.ts";

/**
 * A player loses an influence (coup 3). Answers whether that is settled: the last card goes by itself, for everybody
 * can see that there is no choice; otherwise the player is asked which.
 */
export function loseInfluence(decision: Decision, seat: Seat, question: Ask): boolean {
  const hand = handOf(decision, seat);
  if (hand.length > 1) {
    ask(decision, question, onlySeat(seat));
    return false;
  }
  const last = hand[0];
  if (last !== undefined) lose(decision, seat, last);
  return true;
}
