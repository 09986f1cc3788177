import {
  type Answered,
  type Draw,
  MOST_SEATS,
  nearestAnswer,
  ok,
  PASS,
  refuse,
  type Seat,
  type SeatSet,
  seatsOf,
  withoutSeat,
  withSeat,
} from "@darbar/kernel";
import { performAction } from "./act.ts";
import { aimPhase } from "./aim.ts";
import { begin, conclude, type Decision } from "./decision.ts";
import { equipmentRule } from "./equipment/index.ts";
import type { Moment } from "./event.ts";
import { buryTheFallen } from "./fall.ts";
import { takeHit } from "./hit.ts";
import type { Move, Play } from "./move.ts";
import { addPlays, barPlay, canPlayNow } from "./play.ts";
import { type Decided, notAnAnswer } from "./refusal.ts";
import { goOn, playEquipment } from "./resolve.ts";
import { rulesOf, type State } from "./state.ts";
import { passTurn } from "./turn.ts";

/*
 * Moments (cops 4). Every living player who holds equipment is asked, whatever it is, so that being asked tells nothing;
 * who holds none is not asked, for that is public. Answers are sealed until the moment closes.
 */

/** Opens a moment; one in which nobody holds equipment has closed already. */
export function openMoment(decision: Decision, moment: Moment, resume: Moment | null = null): void {
  const holders = askedIn(decision.table, moment);
  if (holders === 0) return closeMoment(decision, moment, resume);
  conclude(decision, { type: "moment", moment, seats: seatsOf(holders), resume });
}

/** Who is asked: those living, and in the moment of their elimination those who have just fallen. */
function askedIn(table: State, moment: Moment): SeatSet {
  let set = 0;
  for (let seat = 0; seat < table.players.length; seat++) {
    const player = table.players[seat];
    if (player.equipment.length > 0 && player.standing === "in") set = withSeat(set, seat);
  }
  if (moment !== "eliminated") return set;
  for (const { seat } of table.fallen) if (table.players[seat].equipment.length > 0) set = withSeat(set, seat);
  return set;
}

/** Nobody plays anything any more: what the moment held up happens now. */
function closeMoment(decision: Decision, moment: Moment, resume: Moment | null): void {
  if (decision.table.outcome !== null) return;
  switch (moment) {
    case "announced":
      return performAction(decision);
    case "investigated":
      return resume === null ? aimPhase(decision) : goOn(decision, resume);
    case "hit":
      return takeHit(decision);
    case "eliminated":
      return buryTheFallen(decision);
    case "turn-end":
      return passTurn(decision);
    case "turn":
      return; // It closes when the active player announces an action.
  }
}

/** What one can answer in a moment: pass, or play what one holds. */
export function legalInMoment(view: State, seat: Seat): readonly Move[] {
  if (!canPlayNow(view, seat)) return ONLY_PASS;
  const moves: Move[] = [PASS];
  addPlays(view, seat, moves);
  return moves;
}

const ONLY_PASS: readonly Move[] = [PASS];

/** A sealed pass that leaves the moment open is the commonest decision of all: made once for each seat. */
const SEALED_PASSES = Array.from({ length: MOST_SEATS }, (_, seat) => ok([sealed(seat, PASS)]));

function sealed(seat: Seat, move: Move): Answered<Move> {
  return { type: "answered", seat, move };
}

/** A seat answers. */
export function decideInMoment(state: State, seat: Seat, move: Move, draw: Draw): Decided {
  if (move.do === "play") {
    const bar = barPlay(state, seat, move);
    if (bar !== null) return refuse(bar, { equipment: move.equipment, moment: state.moment });
  } else if (move.do !== "pass") return notAnAnswer(state, move);
  if (withoutSeat(state.awaited, seat) !== 0) {
    return move.do === "pass" ? SEALED_PASSES[seat] : ok([sealed(seat, move)]);
  }
  const last = sealed(seat, move);
  const decision = begin(state, draw);
  decision.events.push(last);
  const next = nextPlay(state, last);
  if (next === null) closeMoment(decision, state.moment, state.resume);
  else playEquipment(decision, next.seat, next.move);
  return ok(decision.events);
}

/**
 * cops 4: of several plays one comes first: an evidence bag, otherwise the nearest clockwise from the active player, who is
 * last. The others come to nothing: when the card has resolved everybody is asked anew, about what they hold then.
 */
function nextPlay(state: State, last: Answered<Move>): { readonly seat: Seat; readonly move: Play } | null {
  const first = rulesOf(state).bagsFirst ? nearestAnswer(state, state.turn, last, comesFirst) : null;
  return first ?? nearestAnswer(state, state.turn, last, isPlay);
}

function comesFirst(move: Move): move is Play {
  return isPlay(move) && equipmentRule(move.equipment).first;
}

function isPlay(move: Move): move is Play {
  return move.do === "play";
}
