import { IDENTITIES, type Identity, type Place } from "@darbar/cops";
import {
  AGENT,
  type Hands,
  HONEST,
  KINGPIN,
  type LeaderSeats,
  placeOf,
  ROLE_COUNT,
  roleIn,
  type Sighting,
} from "@darbar/cops/deduce";
import type { Seat } from "@darbar/kernel";
import type { Knowledge } from "./knowledge.ts";
import { leaningTo } from "./leanings.ts";
import { factorIndex, walkRoles, waysInAll } from "./walk.ts";

/** How likely each kind of card is at a place, in the order of `IDENTITIES`. */
export function chancesAt(knowledge: Knowledge, [seat, slot]: Place): readonly number[] {
  return cardChances(knowledge, seat)[slot];
}

/** How likely a kind of card is at a place. */
export function chanceAt(knowledge: Knowledge, place: Place, kind: Identity): number {
  return chancesAt(knowledge, place)[IDENTITIES.indexOf(kind)];
}

/** How likely each kind is in each slot of a seat, by slot and kind in the order of `IDENTITIES`. */
function cardChances(knowledge: Knowledge, seat: Seat): readonly (readonly number[])[] {
  const sums = [0, 1, 2].map(() => IDENTITIES.map(() => 0));
  let total = 0;
  for (const [index, hands] of knowledge.hands.entries()) {
    const sighting = knowledge.sightings[index];
    for (const leaders of hands.leaders) {
      const held = rolesAndHonest(hands, leaders, knowledge, seat);
      total += spread(sums, knowledge, sighting, hands, leaders, seat, held);
    }
  }
  return sums.map((kinds) => kinds.map((sum) => sum / total));
}

/** By role and number of honest ones among the unknown cards of a seat, the weight of all worlds like that. */
function rolesAndHonest(hands: Hands, leaders: LeaderSeats, { factors, hearsay }: Knowledge, seat: Seat): Float64Array {
  const { seats, honest, leftOver, ways } = hands;
  const others = [...Array(seats).keys()].filter((other) => other !== seat);
  const held = new Float64Array(ROLE_COUNT * 4);
  const first = seat === leaders.agent ? AGENT : seat === leaders.kingpin ? KINGPIN : HONEST;
  const last = first === HONEST ? HONEST + 1 : first;
  walkRoles(hands, leaders, factors, others, seats - 1, (roles, factor, rest) => {
    for (let role = first; role <= last; role++) {
      const own = ways[seat * ROLE_COUNT + role];
      if (own === null) continue;
      let swayed = hearsay === null ? factor : factor * hearsay(roles | (role << (2 * seat)));
      for (const other of others) swayed *= factors[factorIndex(seats, other, seat, roleIn(roles, other), role)];
      for (let count = 0; count < own.length && count <= honest; count++) {
        held[role * 4 + count] += swayed * own[count] * waysInAll(rest, honest - count, leftOver);
      }
    }
  });
  return held;
}

/** Spreads those weights over the places of the seat; gives back what they add up to. */
function spread(
  sums: readonly number[][],
  { leanings }: Knowledge,
  { kinds, weight }: Sighting,
  { unknown }: Hands,
  { agent, kingpin, places }: LeaderSeats,
  seat: Seat,
  held: Float64Array,
): number {
  const led = seat === agent ? 0 : seat === kingpin ? 1 : null;
  let total = 0;
  for (let index = 0; index < held.length; index++) {
    const count = index % 4;
    const each = held[index] * weight;
    if (each === 0) continue;
    for (const leaderPlaces of places) {
      const here = each * leaningTo(leanings, leaderPlaces);
      total += here;
      const leaderPlace = led === null ? -1 : leaderPlaces[led];
      const common = unknown[seat].filter((place) => place !== leaderPlace).length;
      for (const slot of [0, 1, 2]) {
        const place = placeOf(seat, slot);
        const seen: Identity | null = place === leaderPlace ? (led === 0 ? "agent" : "kingpin") : kinds[place];
        if (seen !== null) sums[slot][IDENTITIES.indexOf(seen)] += here;
        else {
          sums[slot][0] += (here * count) / common;
          sums[slot][1] += (here * (common - count)) / common;
        }
      }
    }
  }
  return total;
}
