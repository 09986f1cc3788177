import { coup, everyVariant } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { expect, it } from "vitest";
import { mayMove } from "./is-on.ts";
import { coupEvent, paceOf } from "./pace.ts";
import { scriptOf } from "./script.ts";

it("gives every event between 150 and 400 milliseconds, and 600 to the turn of a challenged card", () => {
  expect(paceOf({ type: "showed" })).toBe(600);
  expect(paceOf({ type: "refused" })).toBe(600);
  for (const type of ["paid", "dealt", "lost", "challenged", "won", "turn", "announced"]) {
    expect(paceOf({ type })).toBeGreaterThanOrEqual(150);
    expect(paceOf({ type })).toBeLessThanOrEqual(400);
  }
});

it("does not dwell on what nobody sees, nor on what it does not know", () => {
  for (const event of [{ type: "asked" }, { type: "answered" }, { type: "toString" }, {}, null, 7, "paid"]) {
    expect(paceOf(event)).toBe(0);
  }
  expect(coupEvent({ type: "constructor" })).toBeNull();
});

it("has something to show for whatever takes its time, except for what only changes the middle of the table", () => {
  const draw = seededDraw("motion");
  for (const { options, seats } of everyVariant().filter((_, index) => index % 9 === 0)) {
    const state = coup.setup(options, seats);
    const events = [...coup.deal(state, draw)];
    for (const event of events) coup.evolve(state, event);
    while (coup.outcome(state) === null) {
      const [seat] = coup.waiting(state);
      const legal = coup.legal(state, seat);
      const decided = coup.decide(state, seat, legal[draw.one(legal.map((_, index) => index))], draw);
      if (!decided.ok) throw new Error(decided.error.code);
      for (const event of decided.value) coup.evolve(state, event);
      events.push(...decided.value);
    }
    for (const event of events) {
      if (event.type === "bomb-ended") continue;
      expect(scriptOf(event).length > 0).toBe(paceOf(event) > 0);
    }
  }
});

it("coins travel one after another from payer to receiver", () => {
  expect(scriptOf({ type: "paid", from: 2, to: "treasury", coins: 2 })).toEqual([
    { do: "fly", thing: "coin", from: { at: "purse-2" }, to: { at: "treasury" }, order: 0 },
    { do: "fly", thing: "coin", from: { at: "purse-2" }, to: { at: "treasury" }, order: 1 },
  ]);
});

it("cards are dealt round the table, as a dealer does", () => {
  const beats = scriptOf({
    type: "dealt",
    hands: [
      [null, null],
      ["duke", "duke"],
    ],
  });
  expect(beats.map((beat) => ("to" in beat ? beat.to : null))).toEqual([
    { handOf: 0, back: 1 },
    { handOf: 1, back: 1 },
    { handOf: 0, back: 0 },
    { handOf: 1, back: 0 },
  ]);
  // What flies is a card's back, whoever looks.
  expect(JSON.stringify(beats)).not.toContain("duke");
});

it("things move unless the reader, the system or a hidden page says no", () => {
  expect(mayMove({ motion: "auto", isReduced: false, isHidden: false })).toBe(true);
  expect(mayMove({ motion: "off", isReduced: false, isHidden: false })).toBe(false);
  expect(mayMove({ motion: "auto", isReduced: true, isHidden: false })).toBe(false);
  expect(mayMove({ motion: "auto", isReduced: false, isHidden: true })).toBe(false);
});
