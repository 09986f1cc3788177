import { type CopsEvent, cops, everyVariant, IDENTITIES, type Identity, SLOTS, type State } from "@darbar/cops";
import { conclude, newWitness, watch } from "@darbar/cops/deduce";
import { type Seat, seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { playCops, randomCops } from "../../../test/play-cops.ts";
import { look } from "../../bot.ts";
import { chancesAt } from "./card-chances.ts";
import { chance, trackCops } from "./knowledge.ts";

/** As near to 0 or 1 as this is certain: the rest comes from rounding. */
const CERTAIN = 1e-9;

const isPossible = (chance: number): boolean => chance > CERTAIN;

/** What the tracker of the bots is certain of, by cards alone. */
function certainOf(past: readonly CopsEvent[], view: State) {
  const knowledge = trackCops(past, view, null);
  const of = (seat: Seat, what: Identity): boolean => isPossible(chance(knowledge, seat, what));
  const players = view.players.map(({ cards }, seat) => {
    if (cards.length === 0) return { team: null, leader: "none", cards: [] };
    const [honest, crooked, agent, kingpin] = IDENTITIES.map((what) => of(seat, what));
    const leads = chance(knowledge, seat, "agent") + chance(knowledge, seat, "kingpin") > 1 - CERTAIN;
    return {
      team: honest === crooked ? null : honest ? "honest" : "crooked",
      leader: leads ? (agent && kingpin ? "either" : agent ? "agent" : "kingpin") : agent || kingpin ? null : "none",
      cards: SLOTS.map((slot) => {
        const chances = chancesAt(knowledge, [seat, slot]);
        return IDENTITIES.filter((_, kind) => isPossible(chances[kind]));
      }),
    };
  });
  const placesOf = (leader: Identity) =>
    players.flatMap(({ cards }, seat) =>
      SLOTS.flatMap((slot) => (cards[slot]?.includes(leader) ? [[seat, slot] as const] : [])),
    );
  return { players, agent: placesOf("agent"), kingpin: placesOf("kingpin") };
}

describe("what follows by counting", () => {
  test("is what the tracker gives a chance of 1 or 0, nothing more and nothing less: whole games, 4 to 8 seats", () => {
    const met = new Set<string>();
    let compared = 0;
    for (const variant of everyVariant()) {
      for (let game = 0; game < usually(1, { all: 8 }); game++) {
        let decision = 0;
        const bots = new Array(variant.seats).fill(randomCops);
        playCops(variant, bots, seededDraw(`certain ${game}`), (state, seat, events) => {
          if (decision++ % 45 !== 20) return;
          const { view, past } = look(cops, state, seat, events);
          const told = conclude(view, past.reduce(watch, newWitness(seat)).sightings);
          expect(told).toEqual(certainOf(past, view));
          compared++;
          for (const { type } of past) met.add(type);
          for (const { team, leader } of told.players) met.add(`team ${team}`).add(`leader ${leader}`);
        });
      }
    }
    expect(compared).toBeGreaterThan(usually(40, { all: 300 }));
    for (const type of ["flashed", "swapped", "criminal", "looked", "exposed"]) expect(met).toContain(type);
    for (const found of ["agent", "kingpin", "none", "null"]) expect(met).toContain(`leader ${found}`);
    for (const found of ["honest", "crooked", "null"]) expect(met).toContain(`team ${found}`);
  });

  test("is the same whether one is told only what one may see, or everything", () => {
    for (const variant of everyVariant()) {
      let decision = 0;
      const bots = new Array(variant.seats).fill(randomCops);
      playCops(variant, bots, seededDraw("told more"), (state, seat, events) => {
        if (decision++ % 60 !== 30) return;
        const { past } = look(cops, state, seat, events);
        const seen = past.reduce(watch, newWitness(seat));
        expect(events.reduce(watch, newWitness(seat))).toEqual(seen);
      });
    }
  });
});
