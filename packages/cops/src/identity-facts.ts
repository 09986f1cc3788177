import { at, onlySeat, type Seat, withCard, withSeat } from "@darbar/kernel";
import { freshCard, freshPlayer } from "./change.ts";
import type { CopsEvent } from "./event.ts";
import { type Identity, type Place, placeBefore, type Slot } from "./identity.ts";
import { EVERYONE } from "./knowledge.ts";
import { cardAt, playerAt } from "./player.ts";
import type { Card, State } from "./state.ts";

/* How facts about identity cards change a table, or a view of it. */

export function foldTurnedUp(state: State, place: Place, kind: Identity): void {
  const card = freshCard(state, place);
  card.kind = kind;
  card.up = true;
  card.knownTo = EVERYONE;
}

export function foldExposed(state: State, { seat, kinds }: CopsEvent & { type: "exposed" }): void {
  const player = freshPlayer(state, seat);
  player.cards = player.cards.map(
    ({ wounded }, slot): Card => ({ kind: at(kinds, slot), up: true, wounded, knownTo: EVERYONE }),
  );
}

/** Everybody can see who looks at which card; what it is goes with the fact to those who may know. */
export function foldLooked(state: State, { by, seat, cards, kinds }: CopsEvent & { type: "looked" }): void {
  for (let index = 0; index < cards.length; index++) {
    const place = placeBefore(seat, at(cards, index));
    learn(state, place, kinds[index] ?? null, by);
    if (!isAmong(state.seen, place)) state.seen = withCard(state.seen, place);
  }
}

/** Who looks at what they know already learns nothing. */
function learn(state: State, place: Place, kind: Identity | null, by: Seat): void {
  const card = cardIn(state, place);
  const knownTo = withSeat(card.knownTo, by);
  if (knownTo === card.knownTo && (kind ?? card.kind) === card.kind) return;
  const learned = freshCard(state, place);
  learned.kind = kind ?? card.kind;
  learned.knownTo = knownTo;
}

export function isAmong(places: readonly Place[], [seat, slot]: Place): boolean {
  for (const place of places) if (place[0] === seat && place[1] === slot) return true;
  return false;
}

/** The cards are shuffled face down: nobody but their holder knows which is which, except the one with the token. */
export function foldFlashed(state: State, seat: Seat): void {
  const known = state.viewer === "all" || state.viewer === seat;
  const knownTo = onlySeat(seat);
  const player = freshPlayer(state, seat);
  player.cards = player.cards.map((card): Card => {
    if (card.wounded) return { ...card, up: false };
    return { kind: known ? card.kind : null, up: false, wounded: false, knownTo };
  });
  state.seen = state.seen.filter((place) => place[0] !== seat);
}

/** A player has laid their cards in a new order. A wound token stays on its card, and tells where that lies. */
export function foldArranged(state: State, { seat, order, wounded }: CopsEvent & { type: "arranged" }): void {
  const player = freshPlayer(state, seat);
  const withToken = player.cards.find((card) => card.wounded);
  const knownTo = onlySeat(seat);
  const lay = (slot: Slot): Card => {
    if (slot === wounded && withToken !== undefined) return withToken;
    return { kind: at(order, slot), up: false, wounded: false, knownTo };
  };
  player.cards = [lay(0), lay(1), lay(2)];
}

/** Cards move with their facing, their wound, and with who knows them. */
export function foldSwapped(state: State, { places, kinds }: CopsEvent & { type: "swapped" }): void {
  const [one, other] = places;
  const fromOne = cardIn(state, one);
  const fromOther = cardIn(state, other);
  receive(state, one, fromOther, kinds[1]);
  receive(state, other, fromOne, kinds[0]);
  if (state.seen.length > 0) state.seen = state.seen.map((place) => afterSwap(place, one, other));
}

function cardIn(state: State, [seat, slot]: Place): Card {
  return cardAt(playerAt(state, seat), slot);
}

function receive(state: State, place: Place, { kind, up, wounded, knownTo }: Card, seen: Identity | null): void {
  const card = freshCard(state, place);
  card.kind = kind ?? seen;
  card.up = up;
  card.wounded = wounded;
  card.knownTo = withSeat(knownTo, place[0]);
}

function afterSwap(place: Place, one: Place, other: Place): Place {
  if (place[0] === one[0] && place[1] === one[1]) return other;
  return place[0] === other[0] && place[1] === other[1] ? one : place;
}

/** cops 6: a criminal's identity cards leave the game. */
export function foldCriminal(state: State, seat: Seat): void {
  const gone = playerAt(state, seat).cards.flatMap((card) => (card.kind === null ? [] : [card.kind]));
  state.gone = [...state.gone, ...gone];
  const player = freshPlayer(state, seat);
  player.standing = "criminal";
  player.cards = [];
}
