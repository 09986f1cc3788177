import { type Claim, type CoupEvent, copiesFor, RULES, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** How far somebody is believed whose claim looks odd, and who was caught not long ago, of a hundred. */
const LOOKS_ODD = 30;
const WAS_CAUGHT = 40;

/**
 * How far a newcomer believes a claim: it goes by its own hand and the cards that lie open, counts no others, and soon
 * forgets who was caught. From 0 (it cannot be so) to 100.
 */
export function faceValue(view: State, past: readonly CoupEvent[], me: Seat, by: Seat, claim: Claim): number {
  if (claim === "no-duke") return 100;
  const copies = copiesFor(RULES[view.options.edition], view.players.length);
  const open = [...view.players[me].hidden, ...view.players.flatMap(({ shown }) => shown)];
  const left = copies - open.filter((card) => card === claim).length;
  if (left <= 0) return 0;
  if (left === 1) return LOOKS_ODD;
  return wasCaught(past, by, view.players.length) ? WAS_CAUGHT : 100;
}

/** Whether a player could not prove a claim in this round or the one before it. */
function wasCaught(past: readonly CoupEvent[], seat: Seat, seats: number): boolean {
  let turns = 0;
  for (let at = past.length - 1; at >= 0 && turns < 2 * seats; at--) {
    const event = past[at];
    if (event.type === "turn") turns++;
    if (event.type === "refused" && event.seat === seat) return true;
  }
  return false;
}
