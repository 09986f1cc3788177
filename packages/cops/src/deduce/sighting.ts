import { at, type Seat } from "@darbar/kernel";
import type { CopsEvent } from "../event.ts";
import { type Identity, isLeader } from "../identity.ts";
import { ORDERS } from "../move-table.ts";
import type { State } from "../state.ts";

/*
 * Hard evidence. A sighting says what is known of the card at each place, three places a seat. As long as nobody shuffles
 * there is one; a flashbang makes several of it, for what had been seen may lie in any order now.
 */

/** One way in which the cards that have been seen may lie. */
export interface Sighting {
  /** What lies at each place; `null` where nothing is known. */
  readonly kinds: readonly (Identity | null)[];
  /** For each place the places, one bit each, that once were in the same hand: not both are leaders (cops 1, 3). */
  readonly apart: readonly number[];
  /** How likely the shuffles went like this. */
  readonly weight: number;
}

/** What a view alone tells: all but what was seen of cards that have been shuffled or moved since. */
export function sightingOf({ players }: State): Sighting {
  return dealt(players.map(({ cards }) => [0, 1, 2].map((slot) => cards[slot]?.kind ?? null)));
}

/** What has been seen up to some moment. */
export interface Sightings {
  readonly all: readonly Sighting[];
  /** Whose cards are being shuffled. */
  readonly flashed: Seat | null;
}

export const NOTHING_SEEN: Sightings = { all: [], flashed: null };

export function placeOf(seat: Seat, slot: number): number {
  return 3 * seat + slot;
}

/** What is known after one more fact, as a seat saw it. */
export function foldSighting(sightings: Sightings, event: CopsEvent): Sightings {
  switch (event.type) {
    case "dealt":
      return { all: [dealt(event.hands)], flashed: null };
    case "flashed":
      return { ...sightings, flashed: event.seat };
    case "arranged":
      return { all: arranged(sightings, event), flashed: null };
    case "looked":
      return see(
        sightings,
        event.cards.map((slot) => placeOf(event.seat, slot)),
        event.kinds,
      );
    case "turned-up":
      return see(sightings, [placeOf(event.seat, event.card)], [event.kind]);
    case "exposed":
      return see(sightings, placesOf(event.seat), event.kinds);
    case "swapped": {
      const [[one, oneSlot], [other, otherSlot]] = event.places;
      const places = [placeOf(one, oneSlot), placeOf(other, otherSlot)] as const;
      const before = see(sightings, places, event.kinds);
      return { ...before, all: before.all.map((sighting) => swapped(sighting, ...places)) };
    }
    case "criminal":
      return { ...sightings, all: merged(sightings.all.map((sighting) => without(sighting, event.seat))) };
    default:
      return sightings;
  }
}

function placesOf(seat: Seat): readonly number[] {
  return [placeOf(seat, 0), placeOf(seat, 1), placeOf(seat, 2)];
}

function handBits(place: number): number {
  return 7 << (place - (place % 3));
}

function dealt(hands: readonly (readonly (Identity | null)[])[]): Sighting {
  const kinds = hands.flat();
  return { kinds, apart: kinds.map((_, place) => handBits(place)), weight: 1 };
}

/** Leaves the sightings that agree with what was seen; a `null` says nothing. */
function see(sightings: Sightings, places: readonly number[], seen: readonly (Identity | null)[]): Sightings {
  if (seen.every((kind) => kind === null)) return sightings;
  const all: Sighting[] = [];
  for (const sighting of sightings.all) {
    const kinds = sighting.kinds.slice();
    let agrees = true;
    for (const [index, place] of places.entries()) {
      const kind = at(seen, index);
      if (kind === null) continue;
      if (kinds[place] !== null && kinds[place] !== kind) agrees = false;
      kinds[place] = kind;
    }
    if (agrees) all.push({ ...sighting, kinds });
  }
  return { ...sightings, all: merged(all) };
}

/** Cards are laid: at the start nobody but their holder has seen them; later every order is as likely (cops 5). */
function arranged({ all, flashed }: Sightings, event: CopsEvent & { type: "arranged" }): readonly Sighting[] {
  const { seat, order, wounded } = event;
  const laid: Sighting[] = [];
  for (const sighting of all) {
    for (const from of flashed === seat || order[0] !== null ? ORDERS : []) {
      const kinds = from.map((slot) => at(sighting.kinds, placeOf(seat, slot)));
      if (order.some((kind, slot) => kind !== null && kinds[slot] !== kind)) continue;
      if (wounded !== null && !isLeader(at(kinds, wounded))) continue; // cops 5: the token tells where that card lies.
      laid.push(reordered(sighting, seat, from));
    }
  }
  return laid.length === 0 ? all : merged(laid);
}

/** The card in each slot of a seat is the one that lay in the named slot before. */
function reordered(sighting: Sighting, seat: Seat, from: readonly number[]): Sighting {
  const source = sighting.kinds.map((_, place) =>
    Math.floor(place / 3) === seat ? placeOf(seat, at(from, place % 3)) : place,
  );
  return moved(sighting, source);
}

function swapped(sighting: Sighting, one: number, other: number): Sighting {
  const source = sighting.kinds.map((_, place) => (place === one ? other : place === other ? one : place));
  const { kinds, apart, weight } = moved(sighting, source);
  // cops 3: the game goes on, so neither of the two hands holds both leaders now.
  return { kinds, apart: apart.map((bits, place) => bits | handBits(place)), weight };
}

/** The card at each place is the one that lay at `source` before; what it is apart from goes with it. */
function moved({ kinds, apart, weight }: Sighting, source: readonly number[]): Sighting {
  return {
    kinds: source.map((place) => at(kinds, place)),
    apart: source.map((place) => {
      const before = at(apart, place);
      let bits = 0;
      for (const [to, from] of source.entries()) if ((before & (1 << from)) !== 0) bits |= 1 << to;
      return bits;
    }),
    weight,
  };
}

/** cops 6: a criminal's identity cards leave the game; they were face up, and none was a leader. */
function without({ kinds, apart, weight }: Sighting, seat: Seat): Sighting {
  const left = 7 << (3 * seat);
  return {
    kinds: kinds.map((kind, place) => (Math.floor(place / 3) === seat ? null : kind)),
    apart: apart.map((bits, place) => (Math.floor(place / 3) === seat ? 0 : bits & ~left)),
    weight,
  };
}

/** Sightings that say the same become one. */
function merged(all: readonly Sighting[]): readonly Sighting[] {
  if (all.length < 2) return all;
  const byContent = new Map<string, Sighting>();
  for (const sighting of all) {
    const content = `${sighting.kinds.join()} ${relevantApart(sighting).join()}`;
    const same = byContent.get(content);
    byContent.set(content, same === undefined ? sighting : { ...same, weight: same.weight + sighting.weight });
  }
  return [...byContent.values()];
}

/** What is apart matters only where a leader may lie. */
function relevantApart({ kinds, apart }: Sighting): readonly number[] {
  let possible = 0;
  for (const [place, kind] of kinds.entries()) if (kind === null || isLeader(kind)) possible |= 1 << place;
  return apart.map((bits, place) => ((possible >> place) & 1) * (bits & possible & ~handBits(place)));
}
