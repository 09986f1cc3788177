import {
  copyDeck,
  type Deck,
  type Draw,
  deckSize,
  drawCard,
  type Knowers,
  NO_SEATS,
  putUnder,
  type Seat,
  seatsOf,
  shuffleIn,
  takeCard,
  withSeat,
} from "@darbar/kernel";
import type { Character } from "./character.ts";
import type { CoupEvent, Purse, Question } from "./event.ts";
import { knownHand, type Proven, playerAt, rulesOf, type State } from "./state.ts";

/**
 * A decision being worked out: the state it starts from, which it never changes, the facts so far, and what those facts
 * have made of hands, purses and the Court. What no fact has touched yet is not copied: most decisions touch little.
 */
export interface Decision {
  readonly state: State;
  readonly draw: Draw;
  readonly events: CoupEvent[];
  hands: (readonly Character[])[] | null;
  coins: number[] | null;
  court: Deck<Character> | null;
  treasury: number;
  reserve: number;
  /** What has been proven and is still to be replaced, in the order shown. */
  proven: readonly Proven[];
}

/** A decision with no facts yet. Only on the table itself: a view does not know the hands. */
export function begin(state: State, draw: Draw): Decision {
  const { treasury, reserve, proven } = state;
  return { state, draw, events: [], hands: null, coins: null, court: null, treasury, reserve, proven };
}

// Hands and coins are kept for every seat, so what is read of them is there: as in playerAt, a check would cost speed.

/** A player's face-down cards, as the facts so far have left them. */
export function handOf({ hands, state }: Decision, seat: Seat): readonly Character[] {
  return hands === null ? knownHand(playerAt(state, seat)) : (hands[seat] as readonly Character[]);
}

/** A player's coins, as the facts so far have left them. */
export function coinsOf({ coins, state }: Decision, seat: Seat): number {
  return coins === null ? playerAt(state, seat).coins : (coins[seat] as number);
}

function setHand(decision: Decision, seat: Seat, hand: readonly Character[]): void {
  decision.hands ??= decision.state.players.map((player) => knownHand(player));
  decision.hands[seat] = hand;
}

/** Puts a question to some seats. */
export function ask(decision: Decision, question: Question, seats: readonly Seat[]): void {
  decision.events.push({ type: "asked", question, seats });
}

/** Moves coins; the treasury and the reserve give what they have. */
export function pay(decision: Decision, from: Purse, to: Purse, wanted: number): void {
  const coins = Math.min(wanted, coinsIn(decision, from)); // coup 9: treasury runs short
  if (coins === 0) return;
  addTo(decision, from, -coins);
  addTo(decision, to, coins);
  decision.events.push({ type: "paid", from, to, coins });
}

function coinsIn(decision: Decision, purse: Purse): number {
  if (purse === "treasury") return decision.treasury;
  return purse === "reserve" ? decision.reserve : coinsOf(decision, purse);
}

function addTo(decision: Decision, purse: Purse, coins: number): void {
  if (purse === "treasury") decision.treasury += coins;
  else if (purse === "reserve") decision.reserve += coins;
  else {
    decision.coins ??= decision.state.players.map((player) => player.coins);
    decision.coins[purse] = coinsOf(decision, purse) + coins;
  }
}

/** Turns one of a player's cards face up; without another one they are out at once (coup 2, 3). */
export function lose(decision: Decision, seat: Seat, card: Character): void {
  setHand(decision, seat, without(handOf(decision, seat), card));
  dropProven(decision, seat, card);
  decision.events.push({ type: "lost", seat, card });
  if (handOf(decision, seat).length === 0) decision.events.push({ type: "out", seat });
}

/** Returns cards from a hand to the Court, the way the edition does it (coup 4). */
export function giveBack(decision: Decision, seat: Seat, cards: readonly Character[], knownTo: Knowers): void {
  const court = courtOf(decision);
  const to = rulesOf(decision.state).returnedCards;
  for (const card of cards) {
    setHand(decision, seat, without(handOf(decision, seat), card));
    dropProven(decision, seat, card);
    if (to === "under") putUnder(court, card, knownTo);
    else shuffleIn(court, card);
  }
  decision.events.push({ type: "returned", seat, cards, to, knownTo });
}

/** Draws cards from the Court into a hand: as many as there are, if there are too few (coup 9). */
export function drawInto(decision: Decision, seat: Seat, wanted: number): void {
  const court = courtOf(decision);
  const count = Math.min(wanted, deckSize(court));
  const cards: Character[] = [];
  while (cards.length < count) cards.push(drawCard(court, decision.draw));
  setHand(decision, seat, [...handOf(decision, seat), ...cards]);
  decision.events.push({ type: "drew", seat, cards });
}

/** Where cards are proven, one that leaves a hand in which its kind is proven is that one: nothing is left to replace. */
function dropProven(decision: Decision, seat: Seat, card: Character): void {
  if (decision.proven.length === 0 || rulesOf(decision.state).whatIsProven === "character") return;
  decision.proven = decision.proven.filter((proven) => proven.seat !== seat || proven.card !== card);
}

/** The living players but one. */
export function livingBut(decision: Decision, but: Seat): readonly Seat[] {
  let living = NO_SEATS;
  for (let seat = 0; seat < decision.state.players.length; seat++) {
    if (seat !== but && handOf(decision, seat).length > 0) living = withSeat(living, seat);
  }
  return seatsOf(living);
}

function courtOf(decision: Decision): Deck<Character> {
  decision.court ??= copyDeck(decision.state.court);
  return decision.court;
}

function without(hand: readonly Character[], card: Character): readonly Character[] {
  const rest = hand.slice();
  takeCard(rest, card);
  return rest;
}
