import {
  type Answered,
  at,
  type Draw,
  isSilent,
  NO_SEATS,
  nearestAnswer,
  ok,
  PASS,
  refuse,
  type Seat,
  sealAnswer,
  withoutSeat,
} from "@darbar/kernel";
import { begin, facts, state } from "../decision.ts";
import { equipmentRule } from "../equipment/index.ts";
import { PASSED } from "../event-table.ts";
import { closeMoment, playEquipment } from "../flow.ts";
import type { Move, Play } from "../move.ts";
import { barPlay } from "../play.ts";
import { type DecidedEvents, notAnAnswer } from "../refusal.ts";
import { rulesOf, type State } from "../state.ts";

/** A sealed pass that leaves the moment open is the commonest decision of all: made once for each seat. */
const SEALED_PASSES = PASSED.map((answer) => ok([answer] as const));

/** A seat passes or plays what it holds; with the last answer the moment closes (cops 4). */
export function decideMoment(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  const passes = isPass(move);
  if (!passes && move.do === "play") {
    const bar = barPlay(table, seat, move);
    if (bar !== null) return refuse(bar, { equipment: move.equipment, moment: table.moment });
  } else if (!passes) return notAnAnswer(table, move);
  const last: Answered<Move> = passes ? at(PASSED, seat) : { type: "answered", seat, move };
  if (withoutSeat(table.awaited, seat) !== NO_SEATS) {
    sealAnswer(table, last);
    return passes ? at(SEALED_PASSES, seat) : ok([last]);
  }
  const decision = begin(table, draw);
  state(decision, last); // Not folded: the next question has a new sheet for answers, and what comes first is told by this one, too.
  const next = passes && isSilent(table) ? null : nextPlay(table, last);
  if (next === null) closeMoment(decision, table.moment, table.resume);
  else playEquipment(decision, next.seat, next.move);
  return facts(decision);
}

/**
 * cops 4: of several plays one comes first: an evidence bag, otherwise the nearest clockwise from the active player, who is
 * last. The others come to nothing: when the card has resolved everybody is asked anew, about what they hold then.
 */
function nextPlay(table: State, last: Answered<Move>): { readonly seat: Seat; readonly move: Play } | null {
  const nearest = nearestAnswer(table, table.turn, last, isPlay);
  if (nearest === null || !rulesOf(table).bagsFirst) return nearest;
  return nearestAnswer(table, table.turn, last, comesFirst) ?? nearest;
}

function comesFirst(move: Move): move is Play {
  return isPlay(move) && equipmentRule(move.equipment).first;
}

function isPlay(move: Move): move is Play {
  return !isPass(move) && move.do === "play";
}

/** Nearly every answer is a pass, and nearly every pass is this one: moves are of many shapes, and asking one for its name takes longest of all. */
function isPass(move: Move): boolean {
  return move === PASS || move.do === "pass";
}
