import { at, type Seat } from "@darbar/kernel";
import { IDENTITIES, type Identity, type Place, SLOTS, type Team } from "../identity.ts";
import type { State } from "../state.ts";
import { countHands, type Hands, type LeaderSeats } from "./hands.ts";
import { AGENT, CROOKED, HONEST, KINGPIN, ROLE_COUNT } from "./role.ts";
import { placeOf, type Sighting, type Sightings, sightingOf } from "./sighting.ts";

/*
 * What follows by counting: whatever holds in every world that agrees with what somebody has seen, and nothing else. Besides
 * the leaders all unknown cards are alike, and a player's can be honest or not as they like: a world is possible as soon
 * as the honest cards that are left fit into the places that are left.
 */

/** What is certain of a player. */
export interface Concluded {
  /** On which side they are; `null`: either is possible, or they are on none (cops 6). */
  readonly team: Team | null;
  /** Which leader they hold; `either`: one of the two; `none`: neither; `null`: that is open. */
  readonly leader: "agent" | "kingpin" | "either" | "none" | null;
  /** What each of their cards can be, in the order of `IDENTITIES`. */
  readonly cards: readonly (readonly Identity[])[];
}

/** All that is certain for somebody at a table. */
export interface Conclusions {
  /** By seat. */
  readonly players: readonly Concluded[];
  /** Where each of the leaders can lie. */
  readonly agent: readonly Place[];
  readonly kingpin: readonly Place[];
}

/** What follows from what a viewer has seen; without a past, from what they see now. */
export function conclude(view: State, { all }: Sightings): Conclusions {
  const seats = view.players.length;
  const possible: Possible = {
    roles: new Uint8Array(seats * ROLE_COUNT),
    kinds: new Uint8Array(seats * SLOTS.length * IDENTITIES.length),
  };
  const nobodyLeft = view.players.map(() => null);
  for (const sighting of all.length === 0 ? [sightingOf(view)] : all) {
    const hands = countHands(view, sighting, nobodyLeft);
    for (const leaders of hands.leaders) markPossible(view, sighting, hands, leaders, possible);
  }
  const players = view.players.map(({ cards }, seat) => concluded(seat, cards.length, possible));
  return { players, agent: placesOf("agent", players), kingpin: placesOf("kingpin", players) };
}

/** What has been found possible: by seat and role, and by place and kind. */
interface Possible {
  readonly roles: Uint8Array;
  readonly kinds: Uint8Array;
}

function kindAt(place: number, kind: Identity): number {
  return place * IDENTITIES.length + IDENTITIES.indexOf(kind);
}

/** Marks what can be so while the leaders are in these two hands. */
function markPossible(view: State, { kinds }: Sighting, hands: Hands, leaders: LeaderSeats, possible: Possible): void {
  const { honest, leftOver, unknown, ways } = hands;
  const { agent, kingpin, places } = leaders;
  const isHidden = (leader: Identity): number => (kinds.includes(leader) ? 0 : 1);
  const open = unknown.map(
    ({ length }, seat) =>
      length - (seat === agent ? isHidden("agent") : 0) - (seat === kingpin ? isHidden("kingpin") : 0),
  );
  const room = open.reduce((sum, count) => sum + count, leftOver);
  if (honest < 0 || honest > room) return;

  for (const [seat, player] of view.players.entries()) {
    if (player.cards.length === 0) continue;
    const own = at(open, seat);
    const canHold = (count: number): boolean => count <= honest && honest - count <= room - own;
    const roles = seat === agent ? [AGENT] : seat === kingpin ? [KINGPIN] : [HONEST, CROOKED];
    for (const role of roles) {
      const counts = at(ways, seat * ROLE_COUNT + role) ?? [];
      if (counts.some((many, count) => many > 0 && canHold(count))) possible.roles[seat * ROLE_COUNT + role] = 1;
    }
    const counts = Array.from({ length: own + 1 }, (_, count) => count).filter(canHold);
    const commons: Identity[] = [];
    if (counts.some((count) => count > 0)) commons.push("honest");
    if (counts.some((count) => count < own)) commons.push("crooked");
    for (const slot of SLOTS) {
      const place = placeOf(seat, slot);
      const seen = at(kinds, place);
      if (seen !== null) possible.kinds[kindAt(place, seen)] = 1;
      else
        for (const pair of places)
          for (const kind of kindsIn(place, pair, commons)) possible.kinds[kindAt(place, kind)] = 1;
    }
  }
}

function kindsIn(place: number, [agent, kingpin]: readonly [number, number], commons: readonly Identity[]) {
  if (place === agent) return ["agent"] as const;
  return place === kingpin ? (["kingpin"] as const) : commons;
}

function concluded(seat: Seat, cards: number, { roles, kinds }: Possible): Concluded {
  const can = (role: number): boolean => roles[seat * ROLE_COUNT + role] === 1;
  const canLead = can(AGENT) || can(KINGPIN);
  const canBeCommon = can(HONEST) || can(CROOKED);
  const canBeHonest = can(HONEST) || can(AGENT);
  const canBeCrooked = can(CROOKED) || can(KINGPIN);
  return {
    team: canBeHonest === canBeCrooked ? null : canBeHonest ? "honest" : "crooked",
    leader: canLead
      ? canBeCommon
        ? null
        : leaderAmong(can(AGENT), can(KINGPIN))
      : canBeCommon || cards === 0
        ? "none"
        : null,
    cards: SLOTS.slice(0, cards).map((slot) =>
      IDENTITIES.filter((kind) => kinds[kindAt(placeOf(seat, slot), kind)] === 1),
    ),
  };
}

function leaderAmong(agent: boolean, kingpin: boolean): "agent" | "kingpin" | "either" {
  if (agent && kingpin) return "either";
  return agent ? "agent" : "kingpin";
}

function placesOf(leader: Identity, players: readonly Concluded[]): readonly Place[] {
  return players.flatMap(({ cards }, seat) =>
    SLOTS.flatMap((slot): readonly Place[] => (cards[slot]?.includes(leader) ? [[seat, slot]] : [])),
  );
}
