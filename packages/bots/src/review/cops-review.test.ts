import { type CopsEvent, claimSaying, cops, type Options, type State, touches, VERSION } from "@darbar/cops";
import { type Remark, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { playCops, randomCops } from "../../test/play-cops.ts";
import { look } from "../bot.ts";

import type { CopsBot } from "../cops/game.ts";
import { copsTwins } from "../cops/twins.ts";
import { decisionsIn } from "./decisions.ts";
import { reviewBudget, reviewCops } from "./master-review.ts";

const SEATS = 4;
const options: Options = { version: VERSION, mode: "base", first: 0 };

/** All that happened in a game of random players, and the table at its end. */
function someGame(seed: string): { readonly events: readonly CopsEvent[]; readonly end: State } {
  let events: readonly CopsEvent[] = [];
  const bots = new Array<CopsBot>(SEATS).fill(randomCops);
  const end = playCops({ options, seats: SEATS }, bots, seededDraw(seed), (_, __, all) => {
    events = all; // The list grows to the end.
  });
  return { events, end };
}

function reviewOf(past: readonly CopsEvent[]) {
  const review = reviewCops({ options, seats: SEATS, seat: 0, past });
  return Array.from({ length: review.count }, (_, place) => review.decision(place, reviewBudget(12)));
}

describe("a review of Good Cop Bad Cop", () => {
  const { events } = someGame("a review");
  const seenBy = (part: readonly CopsEvent[]) => part.flatMap((event) => cops.redact(event, 0) ?? []);
  const decisions = reviewOf(seenBy(events));

  test("has what the seat was asked: no pass in a moment that is none of its affair", () => {
    const asked = someGame("asked or not");
    const past = seenBy(asked.events);
    const all = decisionsIn(cops, { options, seats: SEATS, seat: 0, past });
    const isPassedBy = ({ sight: { view, legal }, played }: (typeof all)[number]): boolean =>
      view.question === "moment" && legal[played].do === "pass" && !touches(view, 0);
    const { seen } = reviewCops({ options, seats: SEATS, seat: 0, past });
    expect(all.filter(isPassedBy).length).toBeGreaterThan(0);
    expect(seen).toEqual(all.filter((each) => !isPassedBy(each)).map(({ sight }) => sight.past.length));
  });

  test("says who is what, how likely: two teams, and a leader in each", () => {
    expect(decisions.length).toBeGreaterThan(3);
    for (const { guesses } of decisions.slice(1)) {
      for (const seat of new Set(guesses.map((guess) => guess.seat))) {
        const chance = (what: string): number =>
          guesses.find((guess) => guess.seat === seat && guess.what === what)?.chance ?? Number.NaN;
        expect(chance("honest") + chance("crooked")).toBeCloseTo(1);
        expect(chance("agent")).toBeLessThanOrEqual(chance("honest") + 1e-9);
        expect(chance("kingpin")).toBeLessThanOrEqual(chance("crooked") + 1e-9);
      }
    }
  });

  test("weighs the options, and always what was played", () => {
    for (const { options: all, played, question } of decisions) {
      expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      if (question !== "arrange") expect(all[played].worth).not.toBeNull();
      for (const { worth } of all) if (worth !== null) expect(worth >= 0 && worth <= 1).toBe(true);
    }
  });

  test("knows what was said since the decision before, and how far it was to be believed", () => {
    const past = seenBy(events);
    const said = past.flatMap((event, at): readonly Remark[] => {
      if (event.type !== "looked" || event.by === 0 || event.seat === 0) return [];
      const claim = { about: event.seat, place: event.cards[0], word: "crooked" } as const;
      return [{ seat: event.by, saying: claimSaying(claim), after: at + 1 }];
    });
    const review = reviewCops({ options, seats: SEATS, seat: 0, past, said });
    const heard = review.seen.flatMap((_, place) => review.decision(place, reviewBudget(2)).heard);
    expect(heard.length).toBeGreaterThan(0);
    for (const { remark, chance } of heard) {
      expect(said).toContainEqual(remark);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    const unsaid = reviewCops({ options, seats: SEATS, seat: 0, past });
    expect(unsaid.seen.flatMap((_, place) => unsaid.decision(place, reviewBudget(2)).heard)).toEqual([]);
  });

  test("is the same whatever was dealt where the seat cannot see", () => {
    const state = cops.setup(options, SEATS);
    const half = Math.floor(events.length / 2);
    for (const event of events.slice(0, half)) cops.evolve(state, event);
    const sight = look(cops, state, 0, events.slice(0, half));
    const expected = reviewOf(sight.past);
    expect(expected.length).toBeGreaterThan(2);
    expect(decisions.slice(0, expected.length)).toEqual(expected); // What comes later changes nothing, either.
    const dreams = seededDraw("dreams");
    for (let dream = 0; dream < 5; dream++) {
      const redealt = copsTwins.redeal(sight, dreams).events;
      expect(redealt).not.toEqual(events.slice(0, half));
      expect(reviewOf(seenBy(redealt))).toEqual(expected);
    }
  });
});
