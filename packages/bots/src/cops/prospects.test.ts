import { type CopsEvent, cops, type Identity, type Mode, VERSION } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { look } from "../bot.ts";
import { LEVELS } from "../level.ts";
import { copsBot } from "./levels.ts";
import { prospects } from "./prospects.ts";

const HANDS: readonly (readonly Identity[])[] = [
  ["honest", "honest", "crooked"],
  ["agent", "crooked", "crooked"],
  ["kingpin", "honest", "honest"],
  ["crooked", "honest", "crooked"],
];

const DEALT: CopsEvent = { type: "dealt", hands: HANDS, leftOver: [], equipment: [null, null, null, null] };

function table(mode: Mode, ...events: readonly CopsEvent[]) {
  const state = cops.setup({ version: VERSION, mode, first: 0 }, 4);
  for (const event of [DEALT, ...events]) cops.evolve(state, event);
  return state;
}

const fallen = (seat: number): readonly CopsEvent[] => [
  { type: "exposed", seat, kinds: HANDS[seat] },
  { type: "out", seat, by: 0 },
  { type: "criminal", seat },
];

describe("how a world stands", () => {
  test("better for whose leader is whole while the other is wounded", () => {
    const wounded = table("base", { type: "wounded", seat: 2, card: 0 });
    expect(prospects(wounded, 0)).toBeGreaterThan(prospects(table("base"), 0));
    expect(prospects(wounded, 3)).toBeLessThan(prospects(table("base"), 3));
    expect(prospects(wounded, 0) + prospects(wounded, 3)).toBeCloseTo(1);
  });

  test("better for whose gun is on the enemies' leader", () => {
    const armed: CopsEvent = { type: "armed", seat: 0 };
    const onKingpin = table("base", armed, { type: "aimed", seat: 0, target: 2 });
    const onFriend = table("base", armed, { type: "aimed", seat: 0, target: 1 });
    expect(prospects(onKingpin, 0)).toBeGreaterThan(prospects(onFriend, 0));
  });

  test("won or lost when it is over", () => {
    const over = table("base", { type: "won", outcome: { winners: [0, 1], as: "honest" } });
    expect([prospects(over, 0), prospects(over, 2)]).toEqual([1, 0]);
  });

  test("cops 6: the worse for the cops the more diamonds criminals hold", () => {
    const poor = table("gang", ...fallen(3));
    const rich = table("gang", ...fallen(3), { type: "diamonds", from: 0, to: 3, count: 1 });
    expect(prospects(rich, 0)).toBeLessThan(prospects(poor, 0));
    expect(prospects(rich, 3)).toBeGreaterThan(prospects(poor, 3));
  });
});

test.each(LEVELS)("cops 6: a criminal %s empties the fullest pocket", (level) => {
  const events: readonly CopsEvent[] = [
    DEALT,
    ...fallen(3),
    { type: "diamonds", from: 0, to: 1, count: 1 },
    { type: "turn", seat: 3 },
  ];
  const state = table("gang", ...events.slice(1));
  const move = copsBot({ level, style: null }).choose(look(cops, state, 3, events), seededDraw("pocket"));
  expect(move).toEqual({ do: "snatch", target: 1 });
});
