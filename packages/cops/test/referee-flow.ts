import { at, type Seat } from "@darbar/kernel";
import type { Moment } from "../src/index.ts";
import type { Next, Referee } from "./referee.ts";
import { act, isPossible } from "./referee-duty.ts";
import { land, settleFallen } from "./referee-fall.ts";
import { isLiving } from "./referee-sheet.ts";

/* How a turn goes: moments, aim, the next turn (cops 2, 4). */

/** cops 4: everybody living who holds equipment is asked, whatever it is; and who has just fallen, in that moment. */
export function openMoment(referee: Referee, moment: Moment): void {
  const { sheet } = referee;
  if (sheet.outcome !== null) return;
  sheet.moment = moment;
  const hasFallen = (seat: Seat) => moment === "eliminated" && sheet.fallen.some((fallen) => fallen.seat === seat);
  const asked = sheet.players.flatMap(({ equipment }, seat) =>
    equipment.length > 0 && (isLiving(sheet, seat) || hasFallen(seat)) ? [seat] : [],
  );
  if (asked.length === 0) return momentOver(referee);
  referee.ask("moment", asked);
}

/** Nobody has anything to play any more: what the moment held up happens. */
export function momentOver(referee: Referee): void {
  const { sheet } = referee;
  const { moment, resume, turn, action } = sheet;
  switch (moment) {
    case "turn":
      throw new Error("the turn moment is part of acting");
    case "announced":
      if (action === null) throw new Error("nothing was announced");
      return goOn(referee, act(referee, turn, action));
    case "investigated":
      sheet.seen = [];
      sheet.resume = null;
      return resume === null ? aimPhase(referee) : momentGoesOn(referee, resume);
    case "hit":
      return goOn(referee, land(referee));
    case "eliminated":
      return goOn(referee, settleFallen(referee));
    case "turn-end":
      return passTurn(referee);
  }
}

/** What comes next. */
export function goOn(referee: Referee, next: Next): void {
  if (next === "aim") aimPhase(referee);
  else if (next !== "nothing") openMoment(referee, next);
}

/** cops 4: after each card the moment opens again; after an announcement the actor may announce anew. */
export function momentGoesOn(referee: Referee, moment: Moment): void {
  const { sheet } = referee;
  if (moment === "turn") return askToAct(referee);
  if (moment !== "announced") return openMoment(referee, moment);
  const { action, turn } = sheet;
  // cops 5, restraining order: not called off any more, unless it has become impossible.
  if (sheet.committed && action !== null && isPossible(sheet, turn, action)) return openMoment(referee, "announced");
  askToAct(referee);
}

function askToAct(referee: Referee): void {
  const { sheet } = referee;
  sheet.moment = "turn";
  sheet.action = null;
  referee.ask("act", [sheet.turn]);
}

/** cops 2: if you hold a gun you must aim it. */
export function aimPhase(referee: Referee): void {
  const { sheet } = referee;
  if (sheet.outcome !== null) return;
  const { turn, players } = sheet;
  if (at(players, turn).armed && isLiving(sheet, turn)) return referee.ask("aim", [turn]);
  openMoment(referee, "turn-end");
}

/** cops 2, 5, 7: the coffee drinker, or the next in the direction of play, counted from that seat. */
function passTurn(referee: Referee): void {
  const { sheet } = referee;
  const seats = sheet.players.length;
  let seat = sheet.next ?? (sheet.turn + sheet.direction + seats) % seats;
  while (at(sheet.players, seat).standing === "out") seat = (seat + sheet.direction + seats) % seats;
  startTurn(referee, seat);
}

/** A turn begins: what was said for the last one is over. */
export function startTurn(referee: Referee, seat: Seat): void {
  const { sheet } = referee;
  sheet.turn = seat;
  sheet.turns++;
  sheet.next = null;
  sheet.heldFire = false;
  askToAct(referee);
}
