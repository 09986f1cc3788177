import { seededDraw, viewersOf } from "@darbar/kernel";
import { anyMove } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { coup } from "./coup.ts";
import { type CoupEvent, QUESTIONS } from "./event.ts";
import { isWhole } from "./state.ts";
import { everyVariant } from "./variants.ts";

it("a question carries its data as long as it is open, for every viewer, after each single event", () => {
  const chance = seededDraw("questions");
  const asked = new Set<string>();
  for (const { options, seats } of everyVariant().filter((_, place) => place % 11 === 0)) {
    const state = coup.setup(options, seats);
    const views = viewersOf(seats).map((viewer) => ({ viewer, view: coup.view(state, viewer) }));
    const fold = (event: CoupEvent): void => {
      coup.evolve(state, event);
      for (const { viewer, view } of views) {
        const seen = coup.redact(event, viewer);
        if (seen !== null) coup.evolve(view, seen);
      }
      asked.add(state.question);
      expect([state, ...views.map(({ view }) => view)].filter((table) => !isWhole(table))).toEqual([]);
    };
    for (const event of coup.deal(state, chance)) fold(event);
    while (coup.outcome(state) === null) {
      for (const seat of coup.waiting(state).slice(0, 1)) {
        const decided = coup.decide(state, seat, anyMove(coup.legal(state, seat), chance), chance);
        if (!decided.ok) throw new Error(decided.error.code);
        for (const event of decided.value) fold(event);
      }
    }
  }
  expect([...asked].toSorted()).toEqual(QUESTIONS.toSorted());
});
