import { holdLaws, walk } from "@darbar/kernel/laws";
import { ALL, usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { cops, ENDINGS, EQUIPMENT_NAMES, everyVariant } from "../src/index.ts";

/*
 * A quick portion: both games with every number of seats, once; in `npm run test:all` three times. `npm run laws -- --games N`
 * plays as many as one wants. The seed is one with which the games come to every ending; that is checked, so that a change
 * that narrows what law games exercise is noticed.
 */
const SEED = "cops 1";

describe("Good Cop Bad Cop keeps the laws", () => {
  const variants = everyVariant();

  it(`in both games with 4 to 8 seats, and plays all there is to play`, () => {
    const seen = new Set<string>();
    const held = holdLaws(watched(seen), variants, { games: usually(1, { all: 3 }) * variants.length, seed: SEED });
    expect(held.ok ? "kept" : held.error).toBe("kept");
    if (held.ok) console.info(`laws: ${JSON.stringify(held.value)}`);
    expect(EQUIPMENT_NAMES.filter((kind) => !seen.has(kind))).toEqual([]);
    expect(ENDINGS.filter((ending) => !seen.has(ending))).toEqual([]);
  });

  it("in games that were begun by version 1 of the rules, too", () => {
    const former = variants
      .filter(({ seats }) => (ALL ? seats % 2 === 0 : seats === 6))
      .map(({ options, seats }) => {
        return { options: { ...options, version: 1 }, seats };
      });
    const held = holdLaws(cops, former, { games: former.length, seed: SEED });
    expect(held.ok ? "kept" : held.error).toBe("kept");
  });

  it("when somebody has won alone by a leader that not everybody has seen, and by the other", () => {
    const walked = walk(cops, { options: { version: 2, mode: "gang", first: 5 }, seats: 6 }, "issue-20 755");
    expect(walked.ok ? "kept" : walked.error).toBe("kept");
  });
});

/** The game, noting which equipment is played and how games end. */
function watched(seen: Set<string>): typeof cops {
  const redact: typeof cops.redact = (event, viewer) => {
    if (event.type === "played") seen.add(event.play.equipment);
    if (event.type === "won") seen.add(event.outcome.as);
    return cops.redact(event, viewer);
  };
  return { ...cops, redact };
}
