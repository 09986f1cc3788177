import {
  type CopsEvent,
  cops,
  everyVariant,
  IDENTITIES,
  type Identity,
  isLeader,
  type State,
  teamOf,
} from "@darbar/cops";
import { type Seat, seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { playCops, randomCops } from "../../../test/play-cops.ts";
import { look } from "../../bot.ts";
import { chanceAt, chancesAt } from "./card-chances.ts";
import { chance, leaderAt, trackCops } from "./knowledge.ts";
import { sampleWorld } from "./sample.ts";

/** One way in which all the cards of four players could lie, and how likely it is. */
interface Deal {
  kinds: Identity[];
  weight: number;
}

/** Every way to deal twelve cards so that the leaders are in two hands. */
function everyDeal(): Deal[] {
  const deals: Deal[] = [];
  for (let agent = 0; agent < 12; agent++) {
    for (let kingpin = 0; kingpin < 12; kingpin++) {
      if (Math.floor(agent / 3) === Math.floor(kingpin / 3)) continue;
      for (let bits = 0; bits < 1 << 10; bits++) {
        const honest = [...Array(10).keys()].filter((bit) => (bits >> bit) & 1).length;
        if (honest !== 5) continue;
        let next = 0;
        const kinds = [...Array(12).keys()].map((place): Identity => {
          if (place === agent) return "agent";
          if (place === kingpin) return "kingpin";
          return (bits >> next++) & 1 ? "honest" : "crooked";
        });
        deals.push({ kinds, weight: 1 });
      }
    }
  }
  return deals;
}

const EVERY_DEAL = everyDeal();

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** What is left of all deals, each followed card by card through what a seat has seen. */
function bruteForce(past: readonly CopsEvent[], me: Seat): readonly Deal[] {
  let deals: Deal[] = [];
  let flashed: Seat | null = null;
  const agree = (seat: Seat, slots: readonly number[], kinds: readonly (Identity | null)[]): void => {
    deals = deals.filter(({ kinds: all }) =>
      slots.every((slot, index) => kinds[index] === null || all[3 * seat + slot] === kinds[index]),
    );
  };
  for (const event of past) {
    switch (event.type) {
      case "dealt":
        deals = EVERY_DEAL.filter(({ kinds }) =>
          [0, 1, 2].every((slot) => kinds[3 * me + slot] === event.hands[me][slot]),
        );
        break;
      case "flashed":
        flashed = event.seat;
        break;
      case "arranged": {
        const { seat, order, wounded } = event;
        if (flashed !== seat && order[0] === null) break; // Nobody has seen these cards, so their order is the dealt one.
        deals = deals.flatMap(({ kinds, weight }) =>
          ORDERS.flatMap((from) => {
            const laid = from.map((slot) => kinds[3 * seat + slot]);
            if (order.some((kind, slot) => kind !== null && kind !== laid[slot])) return [];
            if (wounded !== null && !isLeader(laid[wounded])) return [];
            const all = kinds.slice();
            all.splice(3 * seat, 3, ...laid);
            return [{ kinds: all, weight }];
          }),
        );
        flashed = null;
        break;
      }
      case "looked":
        agree(event.seat, event.cards, event.kinds);
        break;
      case "turned-up":
        agree(event.seat, [event.card], [event.kind]);
        break;
      case "exposed":
        agree(event.seat, [0, 1, 2], event.kinds);
        break;
      case "swapped": {
        const [one, other] = event.places.map(([seat, slot]) => 3 * seat + slot);
        deals = deals.filter(({ kinds }) =>
          [one, other].every((place, index) => event.kinds[index] === null || kinds[place] === event.kinds[index]),
        );
        deals = deals.map(({ kinds, weight }) => {
          const all = kinds.slice();
          all[one] = kinds[other];
          all[other] = kinds[one];
          return { kinds: all, weight };
        });
        deals = deals.filter(({ kinds }) => {
          const agent = kinds.indexOf("agent");
          const kingpin = kinds.indexOf("kingpin");
          return Math.floor(agent / 3) !== Math.floor(kingpin / 3);
        });
        break;
      }
      default:
        break;
    }
  }
  return deals;
}

function teamIn(view: State, { kinds }: Deal, seat: Seat): string {
  const player = view.players[seat];
  const cards = player.cards.map((card, slot) => ({ ...card, kind: kinds[3 * seat + slot] }));
  return teamOf({ ...player, cards });
}

describe("what a seat knows", () => {
  test("is what is left of every deal, followed card by card: four seats, both games, whole games", () => {
    const met = new Set<string>();
    for (const variant of everyVariant().filter(({ seats }) => seats === 4)) {
      for (let game = 0; game < usually(2, { all: 6 }); game++) {
        let decision = 0;
        playCops(variant, new Array(4).fill(randomCops), seededDraw(`brute ${game}`), (state, seat, events) => {
          if (decision++ % 40 !== 39) return;
          const { view, past } = look(cops, state, seat, events);
          for (const { type } of past) met.add(type);
          const knowledge = trackCops(past, view, null);
          const deals = bruteForce(past, seat);
          const total = deals.reduce((sum, { weight }) => sum + weight, 0);
          const share = (is: (deal: Deal) => boolean): number =>
            deals.filter(is).reduce((sum, { weight }) => sum + weight, 0) / total;
          for (const [other, player] of view.players.entries()) {
            if (player.cards.length === 0) continue;
            expect(chance(knowledge, other, "honest")).toBeCloseTo(
              share((deal) => teamIn(view, deal, other) === "honest"),
              9,
            );
            for (const slot of [0, 1, 2] as const) {
              for (const kind of IDENTITIES) {
                expect(chanceAt(knowledge, [other, slot], kind)).toBeCloseTo(
                  share(({ kinds }) => kinds[3 * other + slot] === kind),
                  9,
                );
              }
            }
          }
        });
      }
    }
    for (const type of ["flashed", "swapped", "criminal", "looked", "exposed"]) expect(met).toContain(type);
  });
});

describe("whole games of any moves, both games, 4 to 8 seats", () => {
  const variants = everyVariant();

  test("what is true is always possible, and chances add up", () => {
    for (const variant of variants) {
      let decision = 0;
      playCops(variant, new Array(variant.seats).fill(randomCops), seededDraw("true"), (state, seat, events) => {
        if (decision++ % 150 !== 60) return;
        const { view, past } = look(cops, state, seat, events);
        const knowledge = trackCops(past, view);
        let agents = 0;
        for (const [other, player] of state.players.entries()) {
          if (player.cards.length === 0) continue;
          agents += chance(knowledge, other, "agent");
          expect(chance(knowledge, other, "honest") + chance(knowledge, other, "crooked")).toBeCloseTo(1, 9);
          expect(chance(knowledge, other, teamOf(player))).toBeGreaterThan(0);
          for (const slot of [0, 1, 2] as const) {
            const chances = chancesAt(knowledge, [other, slot]);
            expect(chances[IDENTITIES.indexOf(player.cards[slot].kind as Identity)]).toBeGreaterThan(0);
            expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
            expect(leaderAt(knowledge, [other, slot], "agent")).toBeCloseTo(chances[2], 9);
            expect(leaderAt(knowledge, [other, slot], "kingpin")).toBeCloseTo(chances[3], 9);
          }
        }
        expect(agents).toBeCloseTo(1, 9);
      });
    }
  });

  test("a world that is drawn looks to the seat exactly like the table", () => {
    for (const variant of variants) {
      let decision = 0;
      const dreams = seededDraw("dreams");
      playCops(variant, new Array(variant.seats).fill(randomCops), seededDraw("drawn"), (state, seat, events) => {
        if (decision++ % 50 !== 20) return;
        const { view, past } = look(cops, state, seat, events);
        const world = sampleWorld(trackCops(past, view), dreams);
        expect(cops.view(world, seat)).toEqual(view);
        expect(cops.audit(world)).toBeNull();
      });
    }
  });
});

test("without a past a seat knows what its view shows", () => {
  const [variant] = everyVariant();
  let decision = 0;
  playCops(variant, new Array(4).fill(randomCops), seededDraw("no past"), (state, seat, events) => {
    if (decision++ % 40 !== 10 || events.some(({ type }) => type === "flashed" || type === "swapped")) return;
    const { view, past } = look(cops, state, seat, events);
    expect(trackCops([], view).roles).toEqual(trackCops(past, view, null).roles);
  });
  expect(decision).toBeGreaterThan(50);
});

test("worlds are drawn as often as they are likely", () => {
  const [variant] = everyVariant().filter(({ seats }) => seats === 5);
  let seen = false;
  playCops(variant, new Array(5).fill(randomCops), seededDraw("often"), (state, seat, events) => {
    if (seen || state.turns < 12) return;
    seen = true;
    const { view, past } = look(cops, state, seat, events);
    const knowledge = trackCops(past, view);
    const draw = seededDraw("worlds");
    const worlds = Array.from({ length: 2000 }, () => sampleWorld(knowledge, draw));
    for (const [other] of view.players.entries()) {
      const honest = worlds.filter(({ players }) => teamOf(players[other]) === "honest").length / worlds.length;
      expect(Math.abs(honest - chance(knowledge, other, "honest"))).toBeLessThan(0.05);
      const share = worlds.filter(({ players }) => players[other].cards[1].kind === "crooked").length / worlds.length;
      expect(Math.abs(share - chanceAt(knowledge, [other, 1], "crooked"))).toBeLessThan(0.05);
    }
  });
  expect(seen).toBe(true);
});
