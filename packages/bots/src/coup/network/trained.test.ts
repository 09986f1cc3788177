import { seededDraw } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { newEvaluator } from "./evaluator.ts";
import { BASELINES } from "./scripted.ts";
import { playTable, type Sitter } from "./self-play.ts";
import { trainedCoup } from "./trained.ts";
import { classicTable } from "./training-table.ts";
import { COUP_WEIGHTS } from "./weights/coup.ts";

/** The seed is fixed, so the outcome is; more games say how much better they are, and that the arena does. */
const GAMES = usually(100, { all: 400 });

describe("the weights of the repository", () => {
  test("can be read, are small, and say where they come from", () => {
    const { origin } = trainedCoup();
    expect(COUP_WEIGHTS.length).toBeLessThan(128 * 1024);
    expect(origin.command).toContain("darbar train");
    expect(origin.steps).toBeGreaterThan(0);
  });

  const rivals = Object.entries(BASELINES).flatMap(([name, bot]) => [
    { name, how: "who drafts", bot, draft: true },
    { name, how: "without the draft", bot, draft: false },
  ]);

  test.each(rivals)("win more often than not against $name with two seats, $how", ({ bot, draft }) => {
    const own: Sitter = { kind: "network", evaluator: newEvaluator(trainedCoup().network) };
    const draw = seededDraw("strength");
    let won = 0;
    for (let game = 0; game < GAMES; game++) {
      const seat = game % 2;
      const sitters: readonly Sitter[] = [0, 1].map((place) => (place === seat ? own : { kind: "bot", bot }));
      if (playTable(classicTable(2, 0, draft), sitters, draw, () => undefined).winner === seat) won++;
    }
    expect(won).toBeGreaterThan(GAMES / 2);
  });
});
