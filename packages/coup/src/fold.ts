import {
  NO_SEATS,
  onlySeat,
  openWindow,
  putUnder,
  type Seat,
  type SeatSet,
  shuffleIn,
  takeTop,
  withCard,
  without,
} from "@darbar/kernel";
import type { Allegiance, Character } from "./character.ts";
import type { CoupEvent, Purse, Question } from "./event.ts";
import { forgetLost, forgetReturned, rememberDrawn, rememberPresented } from "./memory.ts";
import { type Action, type OpenClaim, type Proven, playerAt, type State } from "./state.ts";

/*
 * What each fact does to a table, or to a view of it. No rules, no chance. `evolve` folds by these what it is told, and a
 * decision what it finds, at once. Hands and lists are replaced, never changed: copies of a table share them.
 */

export function ask(state: State, question: Question, awaited: SeatSet): void {
  state.question = question;
  openWindow(state, awaited);
}

const NOTHING_PROVEN: readonly Proven[] = [];

export function beginTurn(state: State, seat: Seat): void {
  state.turn = seat;
  state.action = null;
  state.claim = null;
  state.challenger = null;
  state.presented = null;
  if (state.proven.length > 0) state.proven = NOTHING_PROVEN;
  ask(state, "act", onlySeat(seat));
}

export function announce(state: State, action: Action, claim: OpenClaim | null): void {
  state.action = action;
  if (claim !== null) state.claim = claim;
}

export function block(state: State, claim: OpenClaim): void {
  state.claim = claim;
}

export function challenge(state: State, challenger: Seat): void {
  state.challenger = challenger;
}

export function show(state: State, { seat, cards, stay }: CoupEvent & { type: "showed" }): void {
  if (stay) state.proven = [...state.proven, ...cards.map((card) => ({ seat, card }))];
}

export function pay(state: State, from: Purse, to: Purse, coins: number): void {
  addTo(state, from, -coins);
  addTo(state, to, coins);
}

function addTo(state: State, purse: Purse, coins: number): void {
  if (typeof purse === "number") playerAt(state, purse).coins += coins;
  else if (purse === "treasury") state.treasury += coins;
  else state.reserve += coins;
}

export function lose(state: State, seat: Seat, card: Character): void {
  const player = playerAt(state, seat);
  player.hidden = takenFrom(player.hidden, card);
  player.shown = withCard(player.shown, card);
  // Whether another of its kind is left is not for all to see.
  if (state.proven.length > 0)
    state.proven = state.proven.filter((proven) => proven.seat !== seat || proven.card !== card);
  forgetLost(state, seat, card);
}

export function giveBack(state: State, { seat, cards, to, knownTo }: CoupEvent & { type: "returned" }): void {
  const player = playerAt(state, seat);
  for (const card of cards) {
    player.hidden = takenFrom(player.hidden, card);
    if (to === "under") putUnder(state.court, card, knownTo);
    else shuffleIn(state.court, card);
  }
  // Whether a proven card is among those returned is not for all to see: it is no longer certain to be in hand.
  if (state.proven.length > 0) state.proven = state.proven.filter((proven) => proven.seat !== seat);
  forgetReturned(state, seat, cards, knownTo);
}

export function draw(state: State, seat: Seat, card: Character | null): void {
  const player = playerAt(state, seat);
  player.hidden = withCard(player.hidden, card);
  takeFromCourt(state, seat, card);
}

/** The card that is on top comes into a seat's hand. */
function takeFromCourt(state: State, seat: Seat, card: Character | null): void {
  const wasUnder = takeTop(state.court, card);
  if (wasUnder !== undefined) rememberDrawn(state, seat, card ?? wasUnder.card, wasUnder.knownTo);
}

export function deal(state: State, hands: readonly (readonly (Character | null)[])[]): void {
  // Counted by hand: entries() made the fold of a game a tenth slower.
  let seat = 0;
  for (const hand of hands) {
    const player = playerAt(state, seat);
    player.hidden = player.hidden.length === 0 ? hand : [...player.hidden, ...hand];
    for (const card of hand) takeFromCourt(state, seat, card);
    seat++;
  }
}

export function draft(state: State, cards: readonly (Character | null)[]): void {
  state.drafted = cards;
  for (let seat = 0; seat < cards.length; seat++) playerAt(state, seat).hidden = [cards[seat] ?? null];
}

export function side(state: State, allegiances: readonly Allegiance[]): void {
  for (const [seat, allegiance] of allegiances.entries()) playerAt(state, seat).allegiance = allegiance;
}

export function present(state: State, { seat, to, card }: CoupEvent & { type: "presented" }): void {
  state.presented = card;
  if (card !== null) rememberPresented(state, seat, card, to);
}

export function handBomb(state: State, seat: Seat): void {
  state.bomb = { holder: seat, held: [...(state.bomb?.held ?? []), seat], to: null };
}

export function claimOverBomb(state: State, { seat, as, to }: CoupEvent & { type: "claimed" }): void {
  state.claim = { seat, as, on: "bomb" };
  if (state.bomb !== null) state.bomb = { ...state.bomb, to };
}

export function win(state: State, seat: Seat): void {
  state.winner = seat;
  ask(state, "over", NO_SEATS);
}

/** A hand without a card; where the hand is not known, without one that could be it. */
function takenFrom(hidden: readonly (Character | null)[], card: Character | null): readonly (Character | null)[] {
  return without(hidden, hidden.includes(card) ? card : null);
}
