import { cops, type Identity, type State } from "@darbar/cops";
import { type Hands, type LeaderSeats, placeOf, ROLE_COUNT, roleIn } from "@darbar/cops/deduce";
import type { Draw } from "@darbar/kernel";
import type { Knowledge, RoleWorld } from "./knowledge.ts";
import { type Leanings, leaningTo } from "./leanings.ts";
import { waysInAll } from "./walk.ts";

const THOUSAND: readonly number[] = Array.from({ length: 1000 }, (_, place) => place);

/** A number from 0 up to, but never, 1. */
export function fraction(draw: Draw): number {
  return (draw.one(THOUSAND) * 1000 + draw.one(THOUSAND)) / 1_000_000;
}

/** A whole world that the seat could be in, drawn as likely as it is. Equipment that nobody has seen is anywhere. */
export function sampleWorld(knowledge: Knowledge, draw: Draw): State {
  const { view } = knowledge;
  const kinds = sampleKinds(knowledge, pick(knowledge, draw), draw);
  const players = view.players.map((player, seat) => ({
    ...player,
    cards: player.cards.map((card, slot) => ({ ...card, kind: kinds[placeOf(seat, slot)] })),
  }));
  return cops.imagine({ ...view, players }, draw);
}

function pick({ worlds, total }: Knowledge, draw: Draw): RoleWorld {
  let left = fraction(draw) * total;
  for (const world of worlds) {
    left -= world.weight;
    if (left < 0) return world;
  }
  return worlds[worlds.length - 1];
}

function sampleKinds(knowledge: Knowledge, world: RoleWorld, draw: Draw): readonly (Identity | null)[] {
  const hands = knowledge.hands[world.sighting];
  const kinds = knowledge.sightings[world.sighting].kinds.slice();
  const [agent, kingpin] = samplePlaces(hands.leaders[world.leaders], knowledge.leanings, draw);
  kinds[agent] = "agent";
  kinds[kingpin] = "kingpin";
  const counts = sampleHonest(hands, world.roles, draw);
  for (const [seat, unknown] of hands.unknown.entries()) {
    let honest = counts[seat];
    const open = unknown.filter((place) => kinds[place] === null);
    for (const [index, place] of open.entries()) {
      const isHonest = fraction(draw) * (open.length - index) < honest;
      kinds[place] = isHonest ? "honest" : "crooked";
      if (isHonest) honest--;
    }
  }
  return kinds;
}

/** Where the leaders lie: anywhere as likely, unless words lean to a place. */
function samplePlaces({ places }: LeaderSeats, leanings: Leanings | null, draw: Draw): LeaderSeats["places"][number] {
  if (leanings === null) return places[draw.one([...places.keys()])];
  const leans = places.map((each) => leaningTo(leanings, each));
  let left = fraction(draw) * leans.reduce((sum, lean) => sum + lean, 0);
  const found = places.find((_, index) => {
    left -= leans[index];
    return left < 0;
  });
  return found ?? places[places.length - 1];
}

/** How many of each seat's unknown cards are honest, in a world of these roles. */
function sampleHonest({ seats, honest, leftOver, ways }: Hands, roles: number, draw: Draw): readonly number[] {
  const own = Array.from({ length: seats }, (_, seat) => ways[seat * ROLE_COUNT + roleIn(roles, seat)] ?? [1]);
  // By seat, the ways in which that seat and all after it can have so many honest cards among them.
  const after: Float64Array[] = [];
  after[seats] = Float64Array.of(1);
  for (let seat = seats - 1; seat >= 0; seat--) {
    const product = new Float64Array(after[seat + 1].length + own[seat].length - 1);
    for (const [count, times] of own[seat].entries()) {
      for (const [rest, more] of after[seat + 1].entries()) product[count + rest] += times * more;
    }
    after[seat] = product;
  }
  let left = honest;
  return own.map((times, seat) => {
    const weights = times.map((count, own) =>
      own > left ? 0 : count * waysInAll(after[seat + 1], left - own, leftOver),
    );
    let point = fraction(draw) * weights.reduce((sum, weight) => sum + weight, 0);
    const count = weights.findIndex((weight) => {
      point -= weight;
      return point < 0;
    });
    left -= count;
    return count;
  });
}
