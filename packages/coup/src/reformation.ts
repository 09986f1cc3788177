import type { Seat } from "@darbar/kernel";
import { type Allegiance, opposite } from "./character.ts";
import { type Decision, pay, tell } from "./decision.ts";
import { playerAt, type State } from "./state.ts";
import { endTurn } from "./turn.ts";

/** Whether two players are of one party and not everybody is (coup 6): then they may not harm each other. */
export function areFellows(view: State, one: Seat, other: Seat): boolean {
  const { allegiance } = playerAt(view, one);
  return allegiance !== null && playerAt(view, other).allegiance === allegiance && !isUnited(view, allegiance);
}

/** Whether all living players share one allegiance. */
function isUnited(view: State, allegiance: Allegiance): boolean {
  for (const player of view.players) if (player.hidden.length > 0 && player.allegiance !== allegiance) return false;
  return true;
}

/** What converting costs: 1 for oneself, 2 for another (coup 6). */
export function conversionPrice(seat: Seat, target: Seat): number {
  return seat === target ? 1 : 2;
}

/** coup 6: the coins go to the reserve and the allegiance turns. */
export function convert(decision: Decision, seat: Seat, target: Seat): void {
  pay(decision, seat, "reserve", conversionPrice(seat, target));
  const allegiance = playerAt(decision.state, target).allegiance;
  if (allegiance !== null) {
    tell(decision, { type: "converted", seat: target, allegiance: opposite(allegiance) });
  }
  endTurn(decision);
}
