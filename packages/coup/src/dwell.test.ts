import { leadIn, seededDraw } from "@darbar/kernel";
import { expect, it } from "vitest";
import { coup } from "./coup.ts";
import { dwellOf, pauseOver } from "./dwell.ts";
import type { CoupEvent } from "./event.ts";
import { everyVariant } from "./variants.ts";

it("what waits for what is shown, and how long bots pause, is the same for whoever looks on", () => {
  const chance = seededDraw("dwell");
  for (const { options, seats } of everyVariant().filter((_, place) => place % 11 === 0)) {
    const state = coup.setup(options, seats);
    const events = [...coup.deal(state, chance)];
    for (const event of events) coup.evolve(state, event);
    while (coup.outcome(state) === null) {
      const [seat] = coup.waiting(state);
      const onlooker = coup.view(state, "public");
      expect(pauseOver(state)).toEqual(pauseOver(onlooker));
      expect(leadIn(events, dwellOf)).toEqual(leadIn(seenBy(events), dwellOf));
      const legal = coup.legal(state, seat);
      const decided = coup.decide(state, seat, legal[chance.one([...legal.keys()])], chance);
      if (!decided.ok) throw new Error(decided.error.code);
      for (const event of decided.value) coup.evolve(state, event);
      events.push(...decided.value);
    }
  }
});

function seenBy(events: readonly CoupEvent[]): readonly CoupEvent[] {
  return events.flatMap((event) => coup.redact(event, "public") ?? []);
}

it("the table holds its breath while a card is to be shown, and hurries over what is nobody's affair", () => {
  const options = coup.options({}, 3);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 3);
  expect(pauseOver({ ...state, question: "prove" })).toEqual([800, 600]);
  expect(pauseOver({ ...state, question: "act" })).toEqual([400, 400]);
  const claim = { seat: 0, as: "duke", on: "action" } as const;
  const tax = { kind: "tax", seat: 0, target: null } as const;
  expect(pauseOver({ ...state, question: "respond", action: tax, claim })).toEqual([200, 600]);
  expect(pauseOver({ ...state, question: "respond", action: { ...tax, target: 1 }, claim })).toEqual([300, 900]);
});
