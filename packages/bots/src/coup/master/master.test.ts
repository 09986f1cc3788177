import { type CoupEvent, coup, everyVariant, type Move, type State, type Variant } from "@darbar/coup";
import { type Seat, seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { type Budget, look, type Sight } from "../../bot.ts";
import { fraction, shapeWith } from "../network/evaluator.ts";
import { layoutOf, type Network, networkOf } from "../network/network.ts";
import { networkPolicy, policyBot } from "../network/policy.ts";
import { exactEndgame } from "./endgame.ts";
import { advise, masterCoup } from "./master.ts";
import { pastDecisions } from "./past-decisions.ts";

/** A network that has learned nothing, but has its preferences. */
function anyNetwork(): Network {
  const shape = shapeWith([8, 8]);
  const draw = seededDraw("master");
  return networkOf(
    shape,
    new Float32Array(layoutOf(shape).size).map(() => fraction(draw) - 0.5),
  );
}

/** A budget by a clock that ticks once each time it is looked at. */
function ticks(milliseconds: number): Budget {
  let time = 0;
  return { milliseconds, now: () => time++ };
}

/** Plays a random game, and shows what is seen before some of the decisions. */
function someDecisions(
  { options, seats }: Variant,
  seed: string,
  every: number,
  show: (sight: Sight<State, Move, CoupEvent>, state: State, events: readonly CoupEvent[]) => void,
): void {
  const draw = seededDraw(seed);
  const state = coup.setup(options, seats);
  const events: CoupEvent[] = [];
  const fold = (more: readonly CoupEvent[]): void => {
    for (const event of more) coup.evolve(state, event);
    events.push(...more);
  };
  fold(coup.deal(state, draw));
  for (let decision = 0; coup.outcome(state) === null; decision++) {
    const seat: Seat = draw.one(coup.waiting(state));
    if (decision % every === 0) show(look(coup, state, seat, events), state, events);
    const legal = coup.legal(state, seat);
    const decided = coup.decide(state, seat, legal[draw.one([...legal.keys()])], draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    fold(decided.value);
  }
}

describe("the master", () => {
  const network = anyNetwork();
  const master = masterCoup(network, { endgame: () => null });
  // Every fourth table: that is each edition, with each of its options, and each number of seats.
  const tables = everyVariant().filter((_, place) => place % usually(16, { all: 4 }) === 0);

  test("makes a legal move at all kinds of tables, with a budget and without", () => {
    for (const table of tables) {
      someDecisions(table, "legal", 89, (sight) => {
        expect(sight.legal).toContain(master.choose(sight, seededDraw("with"), ticks(9)));
        expect(sight.legal).toContain(master.choose(sight, seededDraw("without")));
      });
    }
  });

  test.each([
    ["the master", master],
    ["the policy alone", policyBot(networkPolicy(network, { temperature: 0.8 }))],
  ])("plays the same whatever lies where it cannot see: %s", (_, bot) => {
    for (const [place, table] of tables.entries()) {
      const dreams = seededDraw(`dreams ${place}`);
      someDecisions(table, `dreams ${place}`, 89, (sight, state, events) => {
        const dreamt = coup.imagine(coup.view(state, sight.seat), dreams);
        const other = look(coup, dreamt, sight.seat, events);
        const move = bot.choose(sight, seededDraw("same"), ticks(9));
        expect(bot.choose(other, seededDraw("same"), ticks(9))).toEqual(move);
      });
    }
  });

  test("mixes all that it may do, and looks at the clock before each rollout", () => {
    someDecisions({ ...everyVariant()[0], seats: 3 }, "clock", 5, (sight) => {
      if (sight.legal.length === 1) return;
      let time = 0;
      let last = 0;
      const advice = advise(network, () => null, sight, seededDraw("mix"), {
        milliseconds: 100,
        now: () => {
          last = time;
          return time++;
        },
      });
      expect(advice.mix.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(last).toBeLessThan(108); // Once over, nobody asks again but to find that it is.
      for (const value of advice.values) if (value !== null) expect(value >= 0 && value <= 1).toBe(true);
    });
  });

  test("solves the endgame of two players with one card each", () => {
    const options = coup.options({ draft: false }, 2);
    if (!options.ok) throw new Error(options.error);
    const state = coup.setup(options.value, 2);
    const hands = [
      ["duke", "captain"],
      ["contessa", "assassin"],
    ] as const;
    const events: CoupEvent[] = [
      { type: "dealt", hands },
      { type: "turn", seat: 0 },
      { type: "lost", seat: 0, card: "captain" },
      { type: "lost", seat: 1, card: "assassin" },
      { type: "turn", seat: 0 },
    ];
    for (const event of events) coup.evolve(state, event);
    const sight = look(coup, state, 0, events);
    const advice = advise(network, exactEndgame, sight, seededDraw("solved"), ticks(100));
    const often = (name: string): number => advice.mix[sight.legal.findIndex((move) => move.do === name)];
    expect(advice.mix.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(often("tax")).toBeGreaterThan(0.5); // With the duke in hand nothing brings more.
    expect(often("income")).toBeLessThan(0.1);
  });

  test("prefers a move that wins at once", () => {
    const options = coup.options({ draft: false }, 2);
    if (!options.ok) throw new Error(options.error);
    const state = coup.setup(options.value, 2);
    const events: CoupEvent[] = [
      {
        type: "dealt",
        hands: [
          ["duke", "captain"],
          ["contessa", "assassin"],
        ],
      },
      { type: "turn", seat: 0 },
      { type: "lost", seat: 1, card: "assassin" },
      { type: "paid", from: "treasury", to: 0, coins: 7 },
      { type: "turn", seat: 0 },
    ];
    for (const event of events) coup.evolve(state, event);
    const sight = look(coup, state, 0, events);
    const advice = advise(network, () => null, sight, seededDraw("coup"), ticks(4000));
    const place = sight.legal.findIndex((move) => move.do === "coup");
    expect(advice.values[place]).toBe(1);
    expect(advice.mix[place]).toBe(Math.max(...advice.mix));
  });
});

describe("what the others have chosen", () => {
  test("is read from the events: acts, passes, blocks, challenges, losses", () => {
    const past: readonly CoupEvent[] = [
      { type: "turn", seat: 1 },
      { type: "announced", seat: 1, action: "foreign-aid", target: null, as: null },
      { type: "asked", question: "respond", seats: [0, 2] },
      { type: "blocked", seat: 2, as: "duke" },
      { type: "asked", question: "contest", seats: [0, 1] },
      { type: "challenged", seat: 1, claimant: 2, as: "duke" },
      { type: "asked", question: "prove", seats: [2] },
      { type: "refused", seat: 2, as: "duke" },
      { type: "asked", question: "lose-challenge", seats: [2] },
      { type: "lost", seat: 2, card: "captain" },
      { type: "paid", from: "treasury", to: 1, coins: 2 },
      { type: "turn", seat: 2 },
      { type: "announced", seat: 2, action: "tax", target: null, as: "duke" },
      { type: "asked", question: "respond", seats: [0, 1] },
      { type: "paid", from: "treasury", to: 2, coins: 3 },
    ];
    expect(pastDecisions(past, 0)).toEqual([
      { seat: 1, move: { do: "foreign-aid" }, at: 1 },
      { seat: 2, move: { do: "block", as: "duke" }, at: 3 },
      { seat: 1, move: { do: "challenge" }, at: 5 },
      { seat: 2, move: { do: "refuse" }, at: 7 },
      { seat: 2, move: { do: "lose", card: "captain" }, at: 9 },
      { seat: 2, move: { do: "tax" }, at: 12 },
      { seat: 1, move: { do: "pass" }, at: 14 },
    ]);
  });
});
