import { type Character, coup, everyVariant, isLiving, type Move, type State } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { knowledgeOf, trackCoup } from "../knowledge/index.ts";
import { adviseEndgame } from "./advise.ts";
import { pairOf } from "./endgame-position.ts";
import { exploitabilityOf, type InformationSet } from "./policy.ts";
import { dealtPosition } from "./position.ts";
import { policyOf, sightOf } from "./seat-at.ts";

const FEW = { iterations: 40 };
/** One duke and one captain are face up. */
const UNSEEN = [2, 3, 2, 3, 3];

function seen(coins: readonly [number, number], side: 0 | 1, card: Character, ...path: InformationSet["path"]) {
  return sightOf({ position: dealtPosition(coins, UNSEEN), side, card, path, moves: [] });
}

function advised(view: State): ReadonlyMap<string, number> {
  const advice = adviseEndgame(view, knowledgeOf(view), FEW) ?? [];
  return new Map(advice.map(({ move, probability }) => [move.do, probability]));
}

describe("advice in the endgame", () => {
  test("with seven coins: coup", () => {
    expect(advised(seen([7, 6], 0, "contessa").view).get("coup")).toBe(1);
  });

  test("whoever is assassinated and passes is out: a contessa blocks, anybody else blocks or challenges", () => {
    const assassinated = { side: 0, move: "assassinate" } as const;
    expect(advised(seen([4, 6], 1, "contessa", assassinated).view).get("block")).toBeGreaterThan(0.9);
    expect(advised(seen([4, 6], 1, "duke", assassinated).view).get("pass")).toBeLessThan(0.05);
  });

  test("a challenged claim is proven if it can be", () => {
    const path = [
      { side: 0, move: "tax" },
      { side: 1, move: "challenge" },
    ] as const;
    const { view } = seen([2, 2], 0, "duke", ...path);
    expect(view.question).toBe("prove");
    expect(advised(view).get("show")).toBe(1);
  });

  test("there is none while somebody has two influences, for a third player, or for whoever is not asked", () => {
    const state = coup.setup(everyVariant()[0].options, 2);
    for (const event of coup.deal(state, seededDraw("two each"))) coup.evolve(state, event);
    const view = coup.view(state, state.turn);
    expect(adviseEndgame(view, knowledgeOf(view), FEW)).toBeNull();
    const waiting = seen([2, 2], 1, "duke").view;
    expect(pairOf(waiting)).toEqual({ self: 1, opponent: 0 });
    expect(adviseEndgame(waiting, knowledgeOf(waiting), FEW)).toBeNull();
  });

  test("is a mix over the legal moves at every table, whatever is asked", () => {
    const asked = new Set<string>();
    for (const [place, table] of everyVariant().entries()) {
      if (place % usually(36, { all: 9 }) !== 0) continue;
      const draw = seededDraw(`endgame ${place}`);
      const state = coup.setup(table.options, table.seats);
      const events = [...coup.deal(state, draw)];
      for (const event of events) coup.evolve(state, event);
      for (let decision = 0; coup.outcome(state) === null && decision < 100; decision++) {
        const seat = draw.one(coup.waiting(state));
        const view = coup.view(state, seat);
        const legal = coup.legal(view, seat);
        let move: Move = legal[draw.one([...legal.keys()])];
        const target = view.question === "act" ? null : (view.action?.target ?? null);
        if (pairOf(view) !== null && legal.length > 1 && (target === null || isLiving(view, target))) {
          const past = events.flatMap((event) => coup.redact(event, seat) ?? []);
          const advice = adviseEndgame(view, trackCoup(past, view), { iterations: 2 });
          const sum = advice?.reduce((total, { probability }) => total + probability, 0) ?? 0;
          if (advice?.length !== legal.length || Math.abs(sum - 1) > 1e-6) {
            throw new Error(`${JSON.stringify(table)} ${view.question}: ${JSON.stringify(advice)}`);
          }
          asked.add(view.question);
          if (move.do === "coup" || move.do === "challenge") move = legal[0];
        }
        const decided = coup.decide(state, seat, move, draw);
        if (!decided.ok) throw new Error(JSON.stringify(decided.error));
        for (const event of decided.value) coup.evolve(state, event);
        events.push(...decided.value);
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(["act", "respond", "contest", "return"]));
  });
});

describe("a bot as a policy", () => {
  test("is asked at a real table, and pays for playing the first legal move", () => {
    const position = dealtPosition([4, 3], UNSEEN);
    const quiet = policyOf({ choose: ({ legal }) => legal[0] }, 1, "quiet");
    const { exploitability } = exploitabilityOf(position, quiet, 2);
    expect(exploitability).toBeGreaterThan(0.4);
  });
});
