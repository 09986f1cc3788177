import type { Seat } from "@darbar/kernel";
import { beginTurn, type Decision } from "./decision.ts";
import { nextSeat, takesTurns } from "./player.ts";
import type { State } from "./state.ts";

/** cops 2.3: the turn passes to the next living player in the direction of play. */
export function passTurn(decision: Decision): void {
  beginTurn(decision, nextPlayer(decision.table));
}

/** cops 7: whoever was to play out of order and is gone by now passes that on to the next living player. */
function nextPlayer(table: State): Seat {
  let seat = table.next ?? nextSeat(table, table.turn, table.direction);
  while (!takesTurns(table, seat)) seat = nextSeat(table, seat, table.direction);
  return seat;
}
