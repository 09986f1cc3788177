import { NO_SEATS, PASS, type Seat, type SeatSet, withSeat } from "@darbar/kernel";
import type { Moment } from "./event.ts";
import type { Move } from "./move.ts";
import { addMove, beginList, listed } from "./move-list.ts";
import { addPlays, playableNow } from "./play.ts";
import { playerAt } from "./player.ts";
import type { State } from "./state.ts";

/*
 * Moments (cops 4). Every living player who holds equipment is asked, whatever it is, so that being asked tells nothing;
 * who holds none is not asked, for that is public. Answers are sealed until the moment closes.
 */

/** Who is asked: those living, and in the moment of their elimination those who have just fallen. */
export function askedIn(table: State, moment: Moment): SeatSet {
  let set = NO_SEATS;
  for (let seat = 0; seat < table.players.length; seat++) {
    const player = playerAt(table, seat);
    if (player.equipment.length > 0 && player.standing === "in") set = withSeat(set, seat);
  }
  if (moment !== "eliminated") return set;
  for (const { seat } of table.fallen) if (playerAt(table, seat).equipment.length > 0) set = withSeat(set, seat);
  return set;
}

const ONLY_PASS: readonly Move[] = [PASS];

/** What one can answer in a moment: pass, or play what one holds. */
export function legalInMoment(view: State, seat: Seat): readonly Move[] {
  const playable = playableNow(view, seat);
  if (playable === null) return ONLY_PASS;
  const moves = beginList();
  addMove(moves, PASS);
  addPlays(view, seat, playable, moves);
  return moves.count === 1 ? ONLY_PASS : listed(moves);
}
