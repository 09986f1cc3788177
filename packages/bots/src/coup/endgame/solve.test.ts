import { charactersWith, ruleOf } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { valueByCard } from "./best-response.ts";
import { exploitabilityOf, type Policy } from "./policy.ts";
import { dealtPosition, dealtPrior, FULL_DECK, KINDS, kindOf } from "./position.ts";
import { measureSolution, mixAfter, solve, worthByCard } from "./solve.ts";
import { ENDGAME_SUITE } from "./suite.ts";

const DUKE = kindOf("duke", "ambassador");
const CONTESSA = kindOf("contessa", "ambassador");

/** A prior in which one side's card is known to both. */
function openCard(side: 0 | 1, kind: number): readonly number[] {
  const only = new Array<number>(KINDS).fill(0).with(kind, 1);
  return side === 0 ? dealtPrior(FULL_DECK, only) : dealtPrior(FULL_DECK, undefined, only);
}

describe("one card each", () => {
  test("with two coins each and a full deck the player to move wins about 59 % of games", () => {
    const { value, bestForMover, bestForOther } = measureSolution(solve(dealtPosition([2, 2]), { iterations: 150 }));
    expect((1 + value) / 2).toBeGreaterThan(0.575);
    expect((1 + value) / 2).toBeLessThan(0.61);
    expect(bestForMover).toBeGreaterThanOrEqual(value);
    expect(bestForOther).toBeGreaterThanOrEqual(-value);
  });

  test("whoever can pay for a coup has won, whatever else they could do", () => {
    const solution = solve(dealtPosition([ruleOf("coup").cost, 9]), { iterations: 100 });
    expect(measureSolution(solution).value).toBeGreaterThan(0.99);
    expect(mixAfter(solution, [], "duke").get("coup")).toBeGreaterThan(0.98);
    expect([...mixAfter(solve(dealtPosition([10, 9]), { iterations: 1 }), [], "duke").keys()]).toEqual(["coup"]);
  });

  test("an assassin's victim who is known to hold no contessa is lost", () => {
    const prior = openCard(1, DUKE);
    const solution = solve(dealtPosition([3, 9], FULL_DECK, { prior }), { iterations: 200 });
    expect(worthByCard(solution, 0).get("assassin")).toBeGreaterThan(0.99);
    expect(mixAfter(solution, [], "assassin").get("assassinate")).toBeGreaterThan(0.98);
  });

  test("a block that everybody knows to be true is never challenged, and one known to be a bluff always", () => {
    const truth = solve(dealtPosition([3, 2], FULL_DECK, { prior: openCard(1, CONTESSA) }), { iterations: 200 });
    expect(mixAfter(truth, ["assassinate", "block contessa"], "duke").get("challenge")).toBeLessThan(0.02);
    const bluff = solve(dealtPosition([3, 2], FULL_DECK, { prior: openCard(1, DUKE) }), { iterations: 200 });
    expect(mixAfter(bluff, ["assassinate", "block contessa"], "duke").get("challenge")).toBeGreaterThan(0.98);
  });

  test("mixes add up to 1 and a name that leads nowhere has none", () => {
    const solution = solve(dealtPosition([4, 2]), { iterations: 20 });
    for (const card of charactersWith("ambassador")) {
      for (const path of [[], ["tax"], ["steal"], ["steal", "block captain"], ["tax", "pass"]]) {
        const sum = [...mixAfter(solution, path, card).values()].reduce((total, share) => total + share, 0);
        expect(sum).toBeCloseTo(1, 9);
      }
    }
    expect(mixAfter(solution, ["tax", "block contessa"], "duke").size).toBe(0);
  });

  test("more coins for oneself never hurt much, and more for the other never help", () => {
    const value = (mover: number, other: number): number =>
      measureSolution(solve(dealtPosition([mover, other]), { iterations: 100 }, 3)).value;
    expect(value(5, 2)).toBeGreaterThan(value(2, 2));
    expect(value(2, 2)).toBeGreaterThan(value(2, 5));
    expect(value(0, 9)).toBeLessThan(-0.5);
  });

  test("with a clock it stops in time, but not before it has an answer", () => {
    let time = 0;
    const solution = solve(dealtPosition([2, 2]), { milliseconds: 100, now: () => time++ });
    expect(solution.iterations).toBeGreaterThanOrEqual(60);
    expect(solution.iterations).toBeLessThan(200);
  });
});

describe("the two sides", () => {
  test("win and lose the same, whoever counts, exchanges included", () => {
    for (const place of [16, 25, 40, 58]) {
      const { tree, strategy } = solve(ENDGAME_SUITE[place], { iterations: 30 });
      const worth = ([0, 1] as const).map((side) =>
        valueByCard(tree, strategy, side, false).reduce((sum, value) => sum + value, 0),
      );
      expect(worth[0] + worth[1]).toBeCloseTo(0, 9);
    }
  });
});

describe("what a best answer gains", () => {
  test("is at most 0.01 against the solver, in a sample of the suite", () => {
    expect(ENDGAME_SUITE.length).toBe(70);
    for (let place = 0; place < ENDGAME_SUITE.length; place += 10) {
      const position = ENDGAME_SUITE[place];
      const { exploitability } = measureSolution(solve(position, { iterations: 100 }));
      expect(exploitability).toBeGreaterThan(-1e-9);
      expect(exploitability).toBeLessThan(0.01);
      expect(position.prior.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(position.unseen.reduce((sum, count) => sum + count, 0)).toBe(13);
    }
  });

  test("is the same for a solution asked as a policy, but for what it keeps in an exchange", () => {
    const position = dealtPosition([4, 3]);
    const solution = solve(position, { iterations: 150 }, 2);
    const asPolicy: Policy = ({ card, path, moves }) => {
      const mix = mixAfter(
        solution,
        path.map(({ move }) => move),
        card,
      );
      return moves.map((move) => mix.get(move) ?? 0);
    };
    expect(exploitabilityOf(position, asPolicy, 2).exploitability).toBeLessThan(0.05);
    expect(measureSolution(solution).exploitability).toBeLessThan(0.005);
  });

  test("is large against somebody who never bluffs and never doubts", () => {
    const trusting: Policy = ({ moves }) => moves.map((move) => (move === "pass" || move === "income" ? 1 : 0.001));
    const { exploitability } = exploitabilityOf(dealtPosition([2, 2]), trusting);
    expect(exploitability).toBeGreaterThan(0.5);
    expect(exploitability).toBeLessThanOrEqual(1);
  });
});
