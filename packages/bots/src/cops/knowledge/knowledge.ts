import type { CopsEvent, Identity, Place, State } from "@darbar/cops";
import {
  AGENT,
  CROOKED,
  countHands,
  type Hands,
  HONEST,
  KINGPIN,
  placeOf,
  ROLE_COUNT,
  roleIn,
  type Sighting,
  sightingOf,
} from "@darbar/cops/deduce";
import type { Remark, Seat } from "@darbar/kernel";
import { factorsOf } from "./attitudes.ts";
import { READING, type Reading } from "./behaviour.ts";
import { Hearing } from "./hearing.ts";
import { type Hearsay, hearsayOf } from "./hearsay.ts";
import { type Leanings, leaningsOf, leaningTo } from "./leanings.ts";
import { followed, newTrail, type Trail } from "./trail.ts";
import type { Trust } from "./trust.ts";
import { type Factors, walkRoles, waysInAll } from "./walk.ts";

/** What a seat can know of all the cards: every world that agrees with what it has seen, and how likely each is. */
export interface Knowledge {
  readonly view: State;
  readonly me: Seat;
  readonly sightings: readonly Sighting[];
  /** What each sighting leaves open. */
  readonly hands: readonly Hands[];
  readonly factors: Factors;
  /** How likely what was said is in a world; `null`: nothing was said that weighs. */
  readonly hearsay: Hearsay | null;
  /** How words make leaders likelier at one place than at another; `null`: nobody has said anything of them. */
  readonly leanings: Leanings | null;
  /** The worlds, as far as roles tell them apart. */
  readonly worlds: readonly RoleWorld[];
  readonly total: number;
  /** By seat and role, how likely it is. */
  readonly roles: Float64Array;
  /** By place, how likely the agent lies there, then by place the same of the kingpin. */
  readonly leaders: Float64Array;
}

/** All worlds of one sighting in which everybody has a certain role. */
export interface RoleWorld {
  readonly sighting: number;
  /** The role of each seat, two bits each. */
  readonly roles: number;
  /** The place in the list of where the leaders can be. */
  readonly leaders: number;
  readonly weight: number;
}

/** What was said at a table, and how somebody takes it. */
export interface Talk {
  readonly said: readonly Remark[];
  readonly trust: Trust;
}

const SILENCE: readonly Remark[] = [];

/**
 * Works out what a seat knows from everything it has seen; without a past, from what it sees now. `reading` says how much
 * behaviour tells, `talk` how much words do; `null`: nothing. `trail`: how far the same player has come before, with the same reading.
 */
export function trackCops(
  past: readonly CopsEvent[],
  view: State,
  reading: Reading | null = READING,
  talk: Talk | null = null,
  trail: Trail = newTrail(),
): Knowledge {
  const me = view.viewer as Seat;
  const seats = view.players.length;
  const hearing = new Hearing(talk?.said ?? SILENCE);
  const { attitudes, left, sightings } = followed(trail, past, view, reading, hearing);
  const factors = factorsOf(attitudes);
  const claims = hearing.claims(past);
  const hearsay = talk === null ? null : hearsayOf(claims, view, me, talk.trust);
  const leanings = talk === null ? null : leaningsOf(claims, view, me, talk.trust);
  const all = sightings.all.length === 0 ? [sightingOf(view)] : sightings.all;
  const hands = all.map((sighting) => countHands(view, sighting, left));
  const words = { hearsay, leanings };
  return { view, me, sightings: all, hands, factors, ...words, ...weigh(all, hands, factors, words, seats) };
}

function weigh(
  sightings: readonly Sighting[],
  hands: readonly Hands[],
  factors: Factors,
  { hearsay, leanings }: Pick<Knowledge, "hearsay" | "leanings">,
  seats: number,
): Pick<Knowledge, "worlds" | "total" | "roles" | "leaders"> {
  const worlds: RoleWorld[] = [];
  const roles = new Float64Array(seats * ROLE_COUNT);
  const lie = new Float64Array(seats * 6);
  const order = [...Array(seats).keys()];
  let total = 0;
  for (const [sighting, open] of hands.entries()) {
    for (const [leaders, where] of open.leaders.entries()) {
      const leans = where.places.map((places) => leaningTo(leanings, places));
      const all = leans.reduce((sum, lean) => sum + lean, 0);
      const times = sightings[sighting].weight * all;
      const before = total;
      walkRoles(open, where, factors, order, seats, (packed, factor, ways) => {
        const seen = times * factor * waysInAll(ways, open.honest, open.leftOver);
        if (seen === 0) return;
        const weight = hearsay === null ? seen : seen * hearsay(packed);
        worlds.push({ sighting, roles: packed, leaders, weight });
        total += weight;
        for (let seat = 0; seat < seats; seat++) roles[seat * ROLE_COUNT + roleIn(packed, seat)] += weight;
      });
      for (const [place, [agent, kingpin]] of where.places.entries()) {
        const share = ((total - before) * leans[place]) / all;
        lie[agent] += share;
        lie[3 * seats + kingpin] += share;
      }
    }
  }
  return {
    worlds,
    total,
    roles: roles.map((weight) => weight / total),
    leaders: lie.map((weight) => weight / total),
  };
}

/** How likely a seat is of a team ("honest", "crooked"), or holds a leader ("agent", "kingpin"). */
export function chance({ roles }: Knowledge, seat: Seat, what: Identity): number {
  const at = seat * ROLE_COUNT;
  switch (what) {
    case "honest":
      return roles[at + HONEST] + roles[at + AGENT];
    case "crooked":
      return roles[at + CROOKED] + roles[at + KINGPIN];
    case "agent":
      return roles[at + AGENT];
    case "kingpin":
      return roles[at + KINGPIN];
  }
}

/** How likely a leader lies at a place. */
export function leaderAt({ leaders, view }: Knowledge, [seat, slot]: Place, leader: "agent" | "kingpin"): number {
  return leaders[(leader === "agent" ? 0 : 3 * view.players.length) + placeOf(seat, slot)];
}
