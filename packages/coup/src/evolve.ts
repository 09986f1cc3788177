import {
  NO_SEATS,
  onlySeat,
  openWindow,
  putUnder,
  type Seat,
  type SeatSet,
  sealAnswer,
  seatSet,
  shuffleIn,
  takeCard,
  takeTop,
} from "@darbar/kernel";
import type { Character } from "./character.ts";
import type { CoupEvent, Purse, Question } from "./event.ts";
import { forgetLost, forgetReturned, learnReturned, rememberDrawn, rememberPresented } from "./memory.ts";
import { playerAt, type State } from "./state.ts";

/** Folds a fact into a state, or a redacted fact into a view. No rules, no chance. */
export function evolve(state: State, event: CoupEvent): void {
  switch (event.type) {
    case "answered":
      return sealAnswer(state, event);
    case "asked":
      return ask(state, event.question, seatSet(event.seats));
    case "turn":
      return beginTurn(state, event.seat);
    case "announced":
      state.action = { kind: event.action, seat: event.seat, target: event.target };
      if (event.as !== null) state.claim = { seat: event.seat, as: event.as, on: "action" };
      return;
    case "paid":
      return pay(state, event.from, event.to, event.coins);
    case "challenged":
      state.challenger = event.seat;
      return;
    case "blocked":
      state.claim = { seat: event.seat, as: event.as, on: "block" };
      return;
    case "showed":
      if (event.stay) for (const card of event.cards) state.proven.push({ seat: event.seat, card });
      return;
    case "lost":
      return lose(state, event.seat, event.card);
    case "returned":
      return giveBack(state, event);
    case "drew":
      for (const card of event.cards) drawOne(state, event.seat, card);
      return;
    case "none-left":
      return learnReturned(state, event.seat, event.card);
    case "presented":
      state.presented = event.card;
      if (event.card !== null) rememberPresented(state, event.seat, event.card, event.to);
      return;
    case "bombed":
      state.bomb = { holder: event.seat, held: [...(state.bomb?.held ?? []), event.seat], to: null };
      return;
    case "claimed":
      state.claim = { seat: event.seat, as: event.as, on: "bomb" };
      if (state.bomb !== null) state.bomb = { ...state.bomb, to: event.to };
      return;
    case "bomb-ended":
      state.bomb = null;
      return;
    case "converted":
      playerAt(state, event.seat).allegiance = event.allegiance;
      return;
    case "sided":
      for (const [seat, allegiance] of event.allegiances.entries()) playerAt(state, seat).allegiance = allegiance;
      return;
    case "drafted":
      state.drafted = event.cards.slice();
      for (const [seat, card] of event.cards.entries()) playerAt(state, seat).hidden.push(card);
      return;
    case "dealt":
      return deal(state, event.hands);
    case "won":
      state.winner = event.seat;
      return ask(state, "over", NO_SEATS);
    case "refused":
    case "out":
    case "gave-back":
      return; // Said for those who watch; what follows from it is said by other events.
  }
}

function deal(state: State, hands: readonly (readonly (Character | null)[])[]): void {
  // Counted by hand: entries() made the fold of a game a tenth slower.
  let seat = 0;
  for (const hand of hands) {
    for (const card of hand) drawOne(state, seat, card);
    seat++;
  }
}

function ask(state: State, question: Question, awaited: SeatSet): void {
  state.question = question;
  openWindow(state, awaited);
}

function beginTurn(state: State, seat: Seat): void {
  state.turn = seat;
  state.action = null;
  state.claim = null;
  state.challenger = null;
  state.presented = null;
  if (state.proven.length > 0) state.proven = [];
  ask(state, "act", onlySeat(seat));
}

function pay(state: State, from: Purse, to: Purse, coins: number): void {
  addTo(state, from, -coins);
  addTo(state, to, coins);
}

function addTo(state: State, purse: Purse, coins: number): void {
  if (purse === "treasury") state.treasury += coins;
  else if (purse === "reserve") state.reserve += coins;
  else playerAt(state, purse).coins += coins;
}

function lose(state: State, seat: Seat, card: Character): void {
  const player = playerAt(state, seat);
  takeFrom(player.hidden, card);
  player.shown.push(card);
  // Whether another of its kind is left is not for all to see.
  if (state.proven.length > 0)
    state.proven = state.proven.filter((proven) => proven.seat !== seat || proven.card !== card);
  forgetLost(state, seat, card);
}

function giveBack(state: State, event: CoupEvent & { type: "returned" }): void {
  const { hidden } = playerAt(state, event.seat);
  for (const card of event.cards) {
    takeFrom(hidden, card);
    if (event.to === "under") putUnder(state.court, card, event.knownTo);
    else shuffleIn(state.court, card);
  }
  // Whether a proven card is among those returned is not for all to see: it is no longer certain to be in hand.
  if (state.proven.length > 0) state.proven = state.proven.filter((proven) => proven.seat !== event.seat);
  forgetReturned(state, event.seat, event.cards, event.knownTo);
}

function drawOne(state: State, seat: Seat, card: Character | null): void {
  playerAt(state, seat).hidden.push(card);
  const wasUnder = takeTop(state.court, card);
  if (wasUnder !== undefined) rememberDrawn(state, seat, card ?? wasUnder.card, wasUnder.knownTo);
}

/** Takes a card out of a hand; where the hand is not known, one that could be it. */
function takeFrom(hidden: (Character | null)[], card: Character | null): void {
  if (!takeCard(hidden, card)) takeCard(hidden, null);
}
