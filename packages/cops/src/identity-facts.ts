import { at, onlySeat, type Seat, withSeat } from "@darbar/kernel";
import { changeCard, changePlayer } from "./change.ts";
import type { CopsEvent } from "./event.ts";
import type { Identity, Place } from "./identity.ts";
import { EVERYONE } from "./knowledge.ts";
import { cardAt, playerAt } from "./player.ts";
import type { Card, State } from "./state.ts";

/* How facts about identity cards change a table, or a view of it. */

export function foldTurnedUp(state: State, place: Place, kind: Identity): void {
  changeCard(state, place, { kind, up: true, knownTo: EVERYONE });
}

export function foldExposed(state: State, { seat, kinds }: CopsEvent & { type: "exposed" }): void {
  const before = playerAt(state, seat).cards;
  const cards = before.map((card, slot): Card => ({ ...card, kind: at(kinds, slot), up: true, knownTo: EVERYONE }));
  changePlayer(state, seat, { cards });
}

/** Everybody can see who looks at which card; what it is goes with the fact to those who may know. */
export function foldLooked(state: State, { by, seat, cards, kinds }: CopsEvent & { type: "looked" }): void {
  const places: Place[] = [];
  for (const [index, slot] of cards.entries()) {
    const card = cardIn(state, [seat, slot]);
    changeCard(state, [seat, slot], { kind: kinds[index] ?? card.kind, knownTo: withSeat(card.knownTo, by) });
    if (!isAmong(state.seen, [seat, slot])) places.push([seat, slot]);
  }
  if (places.length > 0) state.seen = [...state.seen, ...places];
}

export function isAmong(places: readonly Place[], [seat, slot]: Place): boolean {
  return places.some((place) => place[0] === seat && place[1] === slot);
}

/** The cards are shuffled face down: nobody but their holder knows which is which, except the one with the token. */
export function foldFlashed(state: State, seat: Seat): void {
  const known = state.viewer === "all" || state.viewer === seat;
  const knownTo = onlySeat(seat);
  const cards = playerAt(state, seat).cards.map((card): Card => {
    if (card.wounded) return { ...card, up: false };
    return { kind: known ? card.kind : null, up: false, wounded: false, knownTo };
  });
  changePlayer(state, seat, { cards });
  state.seen = state.seen.filter((place) => place[0] !== seat);
}

/** A player has laid their cards in a new order. A wound token stays on its card, and tells where that lies. */
export function foldArranged(state: State, { seat, order, wounded }: CopsEvent & { type: "arranged" }): void {
  const withToken = playerAt(state, seat).cards.find((card) => card.wounded);
  const knownTo = onlySeat(seat);
  const cards = order.map((kind, slot): Card => {
    if (slot === wounded && withToken !== undefined) return withToken;
    return { kind, up: false, wounded: false, knownTo };
  });
  changePlayer(state, seat, { cards });
}

/** Cards move with their facing, their wound, and with who knows them. */
export function foldSwapped(state: State, { places, kinds }: CopsEvent & { type: "swapped" }): void {
  const [one, other] = places;
  const fromOne = cardIn(state, one);
  const fromOther = cardIn(state, other);
  changeCard(state, one, received(fromOther, kinds[1], one[0]));
  changeCard(state, other, received(fromOne, kinds[0], other[0]));
  state.seen = state.seen.map((place) => afterSwap(place, one, other));
}

function cardIn(state: State, [seat, slot]: Place): Card {
  return cardAt(playerAt(state, seat), slot);
}

function received(card: Card, kind: Identity | null, by: Seat): Card {
  return { ...card, kind: card.kind ?? kind, knownTo: withSeat(card.knownTo, by) };
}

function afterSwap(place: Place, one: Place, other: Place): Place {
  if (place[0] === one[0] && place[1] === one[1]) return other;
  return place[0] === other[0] && place[1] === other[1] ? one : place;
}

/** cops 6: a criminal's identity cards leave the game. */
export function foldCriminal(state: State, seat: Seat): void {
  const gone = playerAt(state, seat).cards.flatMap((card) => (card.kind === null ? [] : [card.kind]));
  state.gone = [...state.gone, ...gone];
  changePlayer(state, seat, { standing: "criminal", cards: [] });
}
