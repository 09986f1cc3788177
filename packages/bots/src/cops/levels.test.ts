import { type CopsEvent, cops, everyVariant, type Identity, type Move, VERSION } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { playCops } from "../../test/play-cops.ts";
import { type Budget, look } from "../bot.ts";
import { LEVELS, type Level, STYLES } from "../level.ts";
import { countingBudget } from "../twins/twins.ts";
import { uncertainCops } from "./baselines.ts";
import { copsBot } from "./levels.ts";
import { promising, THOUGHT } from "./master.ts";
import type { Weighed } from "./quick.ts";

const HANDS: readonly (readonly Identity[])[] = [
  ["honest", "agent", "crooked"],
  ["kingpin", "honest", "honest"],
  ["honest", "honest", "crooked"],
  ["crooked", "honest", "crooked"],
];

const DEALT: CopsEvent = { type: "dealt", hands: HANDS, leftOver: [], equipment: ["coffee", null, null, null] };
const TURN: CopsEvent = { type: "turn", seat: 0 };

function exposed(seat: number): CopsEvent {
  return { type: "exposed", seat, kinds: HANDS[seat] };
}

function armedAt(target: number): readonly CopsEvent[] {
  return [
    { type: "armed", seat: 0 },
    { type: "aimed", seat: 0, target },
  ];
}

/** What the first of four players, who holds the agent, does after these facts, in many moods. */
function choices(level: Level, events: readonly CopsEvent[], budget?: Budget): readonly Move[] {
  const state = cops.setup({ version: VERSION, mode: "base", first: 0 }, 4);
  const all = [DEALT, ...events];
  for (const event of all) cops.evolve(state, event);
  const sight = look(cops, state, 0, all);
  const moods = Array.from({ length: 10 }, (_, mood) => seededDraw(`mood ${mood}`));
  return moods.map((mood) => copsBot({ level, style: null }).choose(sight, mood, budget));
}

function namesOf(moves: readonly Move[]): ReadonlySet<string> {
  return new Set(moves.map((move) => move.do));
}

describe.each(LEVELS)("the %s", (level) => {
  test("looks at cards as long as nobody is known", () => {
    expect(namesOf(choices(level, [TURN]))).toEqual(new Set(["investigate"]));
  });

  test("takes a gun when the enemies' leader is known, leaves its own in the dark, and shoots", () => {
    expect(namesOf(choices(level, [exposed(1), TURN]))).toEqual(new Set(["arm"]));
    const armed: readonly CopsEvent[] = [
      { type: "announced", seat: 0, action: { do: "arm" } },
      { type: "armed", seat: 0 },
    ];
    const shown = choices(level, [exposed(1), TURN, ...armed, { type: "asked", question: "reveal", seats: [0] }]);
    expect(shown.map((move) => (move.do === "reveal" ? move.card : null))).not.toContain(1);
    expect(namesOf(shown)).toEqual(new Set(["reveal"]));
    expect(namesOf(choices(level, [exposed(1), ...armedAt(1), TURN]))).toEqual(new Set(["shoot"]));
  });

  test("does not shoot a friend who is known", () => {
    expect(namesOf(choices(level, [exposed(2), ...armedAt(2), TURN])).has("shoot")).toBe(false);
  });

  test("aims at the enemies' leader", () => {
    const question: CopsEvent = { type: "asked", question: "aim", seats: [0] };
    const aims = choices(level, [exposed(1), exposed(3), ...armedAt(2), TURN, question]);
    expect(new Set(aims)).toEqual(new Set([{ do: "aim", target: 1 }]));
  });
});

test("the master with time to think still shoots a wounded kingpin", () => {
  const wounded: CopsEvent = { type: "wounded", seat: 1, card: 0 };
  const shots = choices("master", [exposed(1), wounded, ...armedAt(1), TURN], countingBudget(5));
  expect(namesOf(shots)).toEqual(new Set(["shoot"]));
});

test("the master with time to think tries what to show, and leaves its leader in the dark", () => {
  const reveals = ([0, 1, 2] as const).map((card): Weighed => ({ move: { do: "reveal", card }, worth: -0.01 * card }));
  expect(promising(reveals, THOUGHT)).toEqual(reveals);
  const asked: readonly CopsEvent[] = [
    { type: "announced", seat: 0, action: { do: "equip" } },
    { type: "asked", question: "reveal", seats: [0] },
  ];
  const shown = choices("master", [exposed(1), TURN, ...asked], countingBudget(5));
  expect(shown).not.toContainEqual({ do: "reveal", card: 1 });
});

test("a newcomer forgets what they saw two rounds ago; a regular does not", () => {
  const saw: CopsEvent = { type: "looked", by: 0, seat: 1, cards: [0], kinds: ["kingpin"] };
  const rounds = Array.from({ length: 9 }, (_, turn): CopsEvent => ({ type: "turn", seat: turn % 4 }));
  expect(namesOf(choices("newcomer", [saw, TURN]))).toEqual(new Set(["arm"]));
  expect(namesOf(choices("newcomer", [saw, ...rounds]))).toEqual(new Set(["investigate"]));
  expect(namesOf(choices("regular", [saw, ...rounds]))).toEqual(new Set(["arm"]));
});

describe("whole games", () => {
  const tables = everyVariant().filter(({ seats }) => usually([4, 5], { all: [4, 5, 8] }).includes(seats));

  test.each(LEVELS)("of the %s end at every table within 60 turns for four seats, and every move is legal", (level) => {
    for (const variant of tables) {
      const bots = Array.from({ length: variant.seats }, () => copsBot({ level, style: null }));
      const end = playCops(variant, bots, seededDraw(`${level} game`), (_, __, ___, move, { legal }) => {
        if (!legal.includes(move)) throw new Error(`${JSON.stringify(move)} is not legal`);
      });
      expect(end.turns).toBeLessThanOrEqual(15 * variant.seats);
    }
  });

  test("of all styles at one table, and of the baseline, end", () => {
    for (const variant of tables.filter(({ seats }) => seats === 5)) {
      playCops(
        variant,
        STYLES.map((style) => copsBot({ level: "sharp", style })),
        seededDraw("styles"),
      );
      playCops(
        variant,
        [copsBot({ level: "sharp", style: null }), ...new Array(4).fill(uncertainCops)],
        seededDraw("yardstick"),
      );
    }
  });

  test("of a master with time to think go the same way again from the same seed", () => {
    const moves = (): string => {
      const played: Move[] = [];
      const bots = Array.from({ length: 4 }, () => copsBot({ level: "master", style: null }));
      playCops(tables[0], bots, seededDraw("again"), (_, __, ___, move) => played.push(move), countingBudget(2));
      return JSON.stringify(played);
    };
    expect(moves()).toBe(moves());
  });
});

test("the master stops thinking when the time is over", () => {
  let now = 0;
  let asked = 0;
  const slow: Budget = {
    milliseconds: 100,
    now: () => {
      asked++;
      now += 40; // Each world takes as long as this.
      return now;
    },
  };
  choices("master", [exposed(3), ...armedAt(3), TURN], slow);
  expect(asked).toBeLessThanOrEqual(10 * 4);
});
