import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { EDITIONS } from "../src/index.ts";
import { type Tally, walkTurn } from "./every-turn.ts";
import { startsOfTurns } from "./positions.ts";

/*
 * Every action × every reaction × every reply, in every edition, from positions of random games. Each node: the audit, what
 * is legal against lawful.ts, every legal move decided. Each turn: the referee's verdict, and the invariants.
 */
const ACTIONS = ["income", "foreign-aid", "coup", "tax", "assassinate", "steal", "exchange"];
const QUESTIONS = ["act", "respond", "block", "contest", "lose-challenge", "lose-influence", "return", "over"];

/** Positions of each table, at least: with so few already everything comes up that must. */
const EACH = usually(2, { all: 12 });

/** What must have come up in each edition, so that the run is not empty where it matters. */
const MUST_BE_SEEN = {
  classic: [...ACTIONS, ...QUESTIONS, "prove", "bomb"],
  he: [...ACTIONS, ...QUESTIONS, "prove"],
  plus: [...ACTIONS, ...QUESTIONS, "prove", "bomb", "examine", "present", "judge", "convert", "embezzle"],
  ru: [...ACTIONS, ...QUESTIONS, "examine", "present"],
};

describe("every turn from many positions", () => {
  const starts = startsOfTurns(EACH);

  it(`from ${starts.length} positions of every edition and option`, () => {
    const tally: Tally = { nodes: 0, turns: 0, seen: new Set() };
    for (const start of starts) walkTurn(start, tally);
    console.info(`exhaustive: ${starts.length} positions, ${tally.nodes} nodes, ${tally.turns} whole turns`);
    expect(tally.turns).toBeGreaterThan(8_000 * EACH);
    const wanted = EDITIONS.flatMap((edition) => MUST_BE_SEEN[edition].map((name) => `${edition} ${name}`));
    expect([...tally.seen].toSorted()).toEqual([...new Set(wanted)].toSorted());
  });
});
