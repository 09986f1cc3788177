import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shapeWith } from "@darbar/bots/coup-network";
import { afterAll, describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoint.ts";
import { train } from "./command.ts";
import type { Crew } from "./crew.ts";
import { curveAsPage, curveInColumns } from "./curve.ts";
import { newHand } from "./hand.ts";
import type { Tools } from "./order.ts";
import { paceAt } from "./schedule.ts";
import { measureTraining, newTraining, type Plan, type Training, toolsFor, trainRound } from "./training.ts";
import { readWeightsModule } from "./weights-module.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-train-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLAN: Plan = {
  shape: shapeWith([8, 8]),
  seed: "test",
  hands: 1,
  decisions: 400,
  planned: 10_000,
  turnCost: 0.002,
  strangers: 35,
  large: 0,
};

const AS_BEFORE = { hands: null, planned: null, turnCost: null, strangers: null, large: null };

/** A single hand in this very thread. */
function ownHand(tools: Tools): Crew {
  const hand = newHand(tools);
  return { ask: async (order) => [hand(order)], close: async () => undefined };
}

async function rounds(training: Training, count: number): Promise<Training> {
  const crew = ownHand(toolsFor(training, null)[0]);
  for (let round = 0; round < count; round++) await trainRound(training, crew);
  return training;
}

describe("training", () => {
  test("gives the same weights from the same seed, and others from another", async () => {
    const one = await rounds(newTraining(PLAN), 3);
    const again = await rounds(newTraining(PLAN), 3);
    const other = await rounds(newTraining({ ...PLAN, seed: "other" }), 3);
    expect(again.weights).toEqual(one.weights);
    expect(other.weights).not.toEqual(one.weights);
    expect(one.steps).toBeGreaterThanOrEqual(1200);
  });

  test("goes on from a checkpoint as if it had never stopped", async () => {
    const whole = await rounds(newTraining(PLAN), 4);
    const half = await rounds(newTraining(PLAN), 2);
    const file = join(folder, "checkpoint");
    writeCheckpoint(file, { training: half, minutes: 1.5, points: [], commands: ["darbar train"] });
    const read = readCheckpoint(file, AS_BEFORE);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.minutes).toBe(1.5);
    expect(read.value.commands).toEqual(["darbar train"]);
    expect((await rounds(read.value.training, 2)).weights).toEqual(whole.weights);
  });

  test("refuses a checkpoint that is cut off, and one that is none", async () => {
    const file = join(folder, "broken");
    writeCheckpoint(file, { training: newTraining(PLAN), minutes: 0, points: [], commands: [] });
    writeFileSync(file, readFileSync(file).subarray(0, -4));
    expect(readCheckpoint(file, AS_BEFORE)).toMatchObject({ ok: false, error: expect.stringContaining("cut off") });
    writeFileSync(file, "weights");
    expect(readCheckpoint(file, AS_BEFORE).ok).toBe(false);
    expect(readCheckpoint(join(folder, "nowhere"), AS_BEFORE).ok).toBe(false);
  });

  test("measures itself against every baseline with two, four and six seats", async () => {
    const training = newTraining(PLAN);
    const scores = await measureTraining(training, ownHand(toolsFor(training, null)[0]), 4);
    expect(scores.map(({ style, seats }) => `${style} ${seats}`)).toContain("balanced 6");
    for (const { won, played } of scores) {
      expect(played).toBe(4);
      expect(won).toBeLessThanOrEqual(played);
    }
  });

  test("never stops rewarding a mixed policy", () => {
    expect(paceAt(0, 100).objective.entropy).toBeGreaterThanOrEqual(0.1);
    expect(paceAt(1000, 100).objective.entropy).toBeGreaterThanOrEqual(0.05);
  });
});

describe("the curve", () => {
  const points = [0.1, 0.2].map((minutes) => ({
    steps: 1000 * minutes,
    minutes,
    gamesPerSecond: 5,
    entropy: 1,
    error: 0.1,
    scores: [{ style: "honest", seats: 2, won: 1, played: 4 }],
  }));

  test("is a table", () => {
    expect(curveInColumns(points)).toContain(
      "decisions,minutes,games/s,entropy,error,honest 2\n100,0.10,5,1.0000,0.1000,0.2500\n",
    );
  });

  test("is a page that needs nothing from elsewhere", () => {
    const page = curveAsPage(points, "a <title>");
    expect(page).toContain("<polyline");
    expect(page).toContain("a &lt;title>");
    expect(page).not.toMatch(/https?:|<script|<link/);
  });
});

describe("darbar train", () => {
  test("trains in threads, writes weights that can be read, and can be resumed", async () => {
    const out = join(folder, "weights.ts");
    const args = [
      "--steps",
      "100",
      "--hidden",
      "8-8",
      "--jobs",
      "2",
      "--round",
      "300",
      "--folder",
      folder,
      "--out",
      out,
    ];
    expect(await train(args, memoryIo())).toBe(0);
    const read = readWeightsModule(out);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.origin.command).toContain("--hidden 8-8");
    expect(read.value.origin.steps).toBeGreaterThan(100);
    expect(await train(["--resume", "--jobs", "1", "--steps", "1", "--folder", folder], memoryIo())).toBe(0);
    expect(readFileSync(join(folder, "curve.html"), "utf8")).toContain("darbar train");
  });

  test.each([
    [["--jobs", "0"], "--jobs must be"],
    [["--hidden", "9"], "--hidden must be"],
    [["--steps", "many"], "--steps must be"],
    [["--against", "nowhere.ts"], "cannot be read"],
    [["--resume", "--folder", "nowhere"], "there is no training to resume"],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await train(args, io)).toBe(1);
    expect(io.err()).toMatch(/^darbar train: .*\n$/);
    expect(io.err()).toContain(sentence);
  });
});
