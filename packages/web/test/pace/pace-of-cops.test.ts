import { describe, expect, it } from "vitest";
import { copsFigures, toldFigures } from "./cops-figures.ts";
import { playedThrough } from "./played-through.ts";

/** A few games of each table for a test, and more of them for figures: npm run bench:games */
const TELLS = process.env.TELL !== undefined;
const GAMES = TELLS ? 30 : 3;

const TABLES = [
  [4, "base"],
  [5, "base"],
  [6, "base"],
  [8, "base"],
  [5, "gang"],
  [8, "gang"],
] as const;

/** How long a turn takes at most, in milliseconds. */
const TURN = 4_500;
/** How much of the games are moments in which nobody plays, whatever is shown in them; and with nothing to see, at each table. */
const IDLE = 0.25;
const STILL = 0.02;

describe("bots and one reader at a table of Good Cop Bad Cop", () => {
  it("never wait long for nobody, and the reader is never struck unasked", async () => {
    const all = [];
    for (const [seats, mode] of TABLES) {
      const played = [];
      for (let seed = 0; seed < GAMES; seed++) {
        played.push(await playedThrough({ game: "cops", seats, options: { mode } }, seed));
      }
      const figures = copsFigures(played);
      if (TELLS) process.stdout.write(`cops, ${mode} with ${seats}: ${toldFigures(figures)}\n`);
      expect(figures.idle).toBeLessThan(STILL);
      all.push(...played);
    }
    const figures = copsFigures(all);
    if (TELLS) process.stdout.write(`cops, all: ${toldFigures(figures)}\n`);
    expect(figures.withoutPlay).toBeLessThan(IDLE);
    expect(figures.perTurn).toBeLessThan(TURN);
    expect(figures.struck).toBeGreaterThan(GAMES);
    expect(figures.struckUnasked).toBe(0);
  });
});
