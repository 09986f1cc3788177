import { at, type Seat } from "@darbar/kernel";
import { type Identity, isLeader, SLOTS } from "../identity.ts";
import { commonCards } from "../opening.ts";
import type { State } from "../state.ts";
import { isReversed, teamOf } from "../team.ts";
import { AGENT, CROOKED, HONEST, KINGPIN, ROLE_COUNT } from "./role.ts";
import { placeOf, type Sighting } from "./sighting.ts";

/*
 * What one sighting leaves open, counted. Besides the leaders, unknown cards are alike: it matters only how many of a
 * seat's are honest. So a seat's possible hands are a short polynomial for each role, whose coefficient h says in how many
 * ways h of its unknown cards can be honest; a product of such polynomials counts whole worlds.
 */

/** The open cards of a table under one sighting. */
export interface Hands {
  readonly seats: number;
  /** How many of the unknown cards are honest, those left over from the deal included. */
  readonly honest: number;
  readonly leftOver: number;
  /** The unknown places of each seat. */
  readonly unknown: readonly (readonly number[])[];
  /** By seat and role, the ways to have so many honest cards among the unknown ones; `null` if it cannot have the role. */
  readonly ways: readonly (readonly number[] | null)[];
  /** By the agent's seat and the kingpin's, the places where the two can lie. */
  readonly leaders: readonly LeaderSeats[];
}

/** The seats of the two leaders, and the places there that are possible together. */
export interface LeaderSeats {
  readonly agent: Seat;
  readonly kingpin: Seat;
  readonly places: readonly (readonly [agent: number, kingpin: number])[];
}

/** Counts what a sighting leaves open. `left`: the last role of those whose cards have left the game. */
export function countHands(view: State, sighting: Sighting, left: readonly (number | null)[]): Hands {
  const { kinds } = sighting;
  const seats = view.players.length;
  const holding = view.players.map(({ cards }) => cards.length > 0);
  const unknown = holding.map((holds, seat) =>
    holds ? SLOTS.map((slot) => placeOf(seat, slot)).filter((place) => kinds[place] === null) : [],
  );
  const leaders = leaderSeats(sighting, unknown, holding);
  let honest = commonCards(seats).filter((kind) => kind === "honest").length;
  for (const kind of [...view.gone, ...kinds]) if (kind === "honest") honest--;
  const ways: (readonly number[] | null)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    for (let role = 0; role < ROLE_COUNT; role++) {
      if (holding[seat]) ways.push(waysOf(view, sighting, seat, role, at(unknown, seat).length));
      else ways.push(role === (left[seat] ?? HONEST) ? [1] : null);
    }
  }
  return { seats, honest, leftOver: view.leftOver.length, unknown, ways, leaders };
}

/** In how many ways so many of a seat's unknown cards can be honest, if it has this role. */
function waysOf(view: State, { kinds }: Sighting, seat: Seat, role: number, unknown: number): readonly number[] | null {
  const hand = SLOTS.map((slot) => at(kinds, placeOf(seat, slot)));
  const leader = hand.find(isLeader) ?? null;
  if (role === AGENT || role === KINGPIN) {
    const kind: Identity = role === AGENT ? "agent" : "kingpin";
    if (leader === kind) return binomials(unknown);
    return leader === null && unknown > 0 ? binomials(unknown - 1) : null;
  }
  if (leader !== null) return null;
  const seen = hand.filter((kind) => kind === "honest").length;
  const reversed = isReversed(at(view.players, seat)); // cops 5: planted evidence
  const ways = binomials(unknown).map((count, honest) => {
    const isHonest = seen + honest >= 2 !== reversed;
    return isHonest === (role === HONEST) ? count : 0;
  });
  return ways.some((count) => count > 0) ? ways : null;
}

const PASCAL: readonly (readonly number[])[] = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]];

function binomials(cards: number): readonly number[] {
  return at(PASCAL, cards);
}

/** Where the leaders can be: both are in play, and never were in one hand (cops 1, 3). */
function leaderSeats(
  { kinds, apart }: Sighting,
  unknown: readonly (readonly number[])[],
  holding: readonly boolean[],
): readonly LeaderSeats[] {
  const possible = (leader: Identity, seat: Seat): readonly number[] => {
    const seen = kinds.indexOf(leader);
    if (seen === -1) return at(unknown, seat);
    return Math.floor(seen / 3) === seat ? [seen] : [];
  };
  const all: LeaderSeats[] = [];
  for (const [agent] of holding.entries()) {
    for (const [kingpin] of holding.entries()) {
      if (agent === kingpin) continue;
      const places = possible("agent", agent).flatMap((one) =>
        possible("kingpin", kingpin).flatMap((other) => ((at(apart, one) >> other) & 1 ? [] : [[one, other] as const])),
      );
      if (places.length > 0) all.push({ agent, kingpin, places });
    }
  }
  return all;
}

/** The role of a player whose cards are all known: how it stays in the books when the cards leave the game. */
export function roleOfKnown(player: State["players"][number]): number {
  return teamOf(player) === "honest" ? HONEST : CROOKED;
}
