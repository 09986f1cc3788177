import { NO_SEATS, type Outcome, onlySeat, openWindow, type Seat, type SeatSet } from "@darbar/kernel";
import { freshPlayer } from "./change.ts";
import type { Moment, Question } from "./event.ts";
import type { Place } from "./identity.ts";
import type { ActionMove } from "./move.ts";
import { playerAt } from "./player.ts";
import type { State } from "./state.ts";

/* How facts about turns, and about who is asked, change a table, or a view of it. */

const NOTHING_SEEN: readonly Place[] = [];
const NOBODY_FELL: State["fallen"] = [];

export function foldMoment(state: State, moment: Moment, awaited: SeatSet, resume: Moment | null): void {
  if (moment !== "investigated") state.seen = NOTHING_SEEN;
  state.moment = moment;
  state.resume = resume;
  open(state, "moment", awaited);
}

/** Questions that come up while a card is being played leave the moment as it is. */
export function foldAsked(state: State, question: Question, awaited: SeatSet): void {
  if (question === "act" || question === "aim") state.seen = NOTHING_SEEN;
  if (question === "act") state.moment = "turn";
  open(state, question, awaited);
}

export function foldTurn(state: State, seat: Seat): void {
  state.turns++;
  state.turn = seat;
  state.next = null;
  state.action = null;
  state.committed = false;
  state.heldFire = false;
  state.hit = null;
  state.fallen = NOBODY_FELL;
  state.resume = null;
  foldAsked(state, "act", onlySeat(seat));
}

export function foldAnnounced(state: State, action: ActionMove): void {
  state.action = action;
  state.committed = false;
}

export function foldAimed(state: State, seat: Seat, target: Seat): void {
  if (playerAt(state, seat).aim !== target) freshPlayer(state, seat).aim = target;
}

export function foldWon(state: State, outcome: Outcome): void {
  state.outcome = outcome;
  open(state, "over", NO_SEATS);
}

function open(state: State, question: Question, awaited: SeatSet): void {
  state.question = question;
  openWindow(state, awaited);
}
