import { type CoupEvent, coup, type State } from "@darbar/coup";
import { scriptedDraw, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { trackCoup } from "../knowledge/index.ts";
import { adviseEndgame } from "./advise.ts";
import { followEndgame } from "./follow.ts";

/** Each of two players has lost an influence to a wrong challenge; then come these moves, seat 0 first. */
function endgame(...moves: readonly (readonly [number, string])[]): { view: State; past: readonly CoupEvent[] } {
  const options = coup.options({ draft: false }, 2);
  if (!options.ok) throw new Error(options.error);
  const draw = scriptedDraw("duke contessa duke captain assassin contessa".split(" "), seededDraw("the rest"));
  const state = coup.setup(options.value, 2);
  const events: CoupEvent[] = [];
  const happen = (facts: readonly CoupEvent[]): void => {
    for (const event of facts) coup.evolve(state, event);
    events.push(...facts);
  };
  happen(coup.deal(state, draw));
  const opening = [
    [0, "tax"],
    [1, "challenge"],
    [0, "show"],
    [1, "lose"],
    [1, "tax"],
    [0, "challenge"],
    [1, "show"],
    [0, "lose"],
  ] as const;
  for (const [seat, name] of [...opening, ...moves]) {
    const legal = coup.legal(state, seat).filter((move) => move.do === name);
    const decided = coup.decide(state, seat, legal[legal.length - 1], draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    happen(decided.value);
  }
  return { view: coup.view(state, 1), past: events.flatMap((event) => coup.redact(event, 1) ?? []) };
}

describe("following an endgame", () => {
  test("before anything was done nothing is leaned on", () => {
    const { view, past } = endgame();
    expect(followEndgame(past, view)).toEqual({ self: [1, 1, 1, 1, 1], opponent: [1, 1, 1, 1, 1] });
  });

  test("whoever was seen to tax is likelier to be a duke than anything else", () => {
    const { view, past } = endgame([0, "tax"], [1, "pass"]);
    const [duke, ...others] = followEndgame(past, view).opponent ?? [];
    expect(others).toHaveLength(4);
    for (const other of others) expect(duke).toBeGreaterThan(other);
  });

  test("whoever did not doubt it tells of themselves too, and an exchange makes both forget", () => {
    const { view, past } = endgame([0, "tax"], [1, "pass"], [1, "exchange"], [0, "pass"], [1, "return"], [0, "income"]);
    const { self = [] } = followEndgame(past, view);
    expect(self).toHaveLength(5);
    expect(Math.min(...self)).toBeGreaterThan(0);
    const advice = adviseEndgame(view, trackCoup(past, view), { iterations: 20 }, followEndgame(past, view));
    expect(advice?.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
  });
});
