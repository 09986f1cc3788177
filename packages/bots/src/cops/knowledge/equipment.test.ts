import { type CopsEvent, cops, EQUIPMENT_NAMES, everyVariant } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { playCops } from "../game.ts";
import { randomCops } from "../yardstick.ts";
import { equipmentChance, trackEquipment } from "./equipment.ts";

const DEALT: CopsEvent = {
  type: "dealt",
  hands: [[], [], [], []],
  leftOver: [],
  equipment: ["coffee", null, null, null],
};

describe("where equipment can be", () => {
  test("used equipment comes up again in the order in which it went under the deck", () => {
    const past: CopsEvent[] = [DEALT, { type: "played", seat: 0, play: { do: "play", equipment: "coffee" } }];
    past.push({ type: "used", equipment: "coffee" });
    const [guess] = trackEquipment(past, 4);
    expect(guess).toMatchObject({ under: ["coffee"], loose: 17 });
  });

  test("who keeps one of two known cards may have either", () => {
    const past: CopsEvent[] = [
      DEALT,
      { type: "handed", from: 0, to: 1, equipment: "coffee" },
      { type: "discarded", seat: 1, equipment: null },
    ];
    const guesses = trackEquipment(past, 4);
    expect(guesses.map(({ hands, under }) => [hands[1], under])).toEqual([
      [["coffee"], [null]],
      [[null], ["coffee"]],
    ]);
  });

  test("in whole games what is true is always possible, and the chances of a hand add up", () => {
    for (const variant of everyVariant()) {
      let decision = 0;
      playCops(variant, new Array(variant.seats).fill(randomCops), seededDraw("hands"), (state, _, __, ___, sight) => {
        if (decision++ % 120 !== 0) return;
        const guesses = trackEquipment(sight.past, variant.seats);
        for (const [seat, { equipment }] of state.players.entries()) {
          if (equipment.length !== 1 || equipment[0].kind === null) continue;
          expect(equipmentChance(guesses, sight.view, seat, equipment[0].kind)).toBeGreaterThan(0);
          const sum = EQUIPMENT_NAMES.reduce((all, kind) => all + equipmentChance(guesses, sight.view, seat, kind), 0);
          expect(sum).toBeCloseTo(1, 9);
        }
      });
    }
  });
});

test("a seat knows its own equipment", () => {
  const [variant] = everyVariant();
  playCops(variant, new Array(4).fill(randomCops), seededDraw("own"), (state, seat, _, __, { past, view }) => {
    const held = cops.view(state, seat).players[seat].equipment;
    if (held.length !== 1 || held[0].kind === null) return;
    expect(equipmentChance(trackEquipment(past, 4), view, seat, held[0].kind)).toBe(1);
  });
});
