import { join } from "node:path";
import { seededChance } from "@darbar/kernel";
import { TEST_SEED } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { withFolder } from "../wire/temporary.ts";
import { isClean } from "./command.ts";
import { newForgetfulDisk } from "./forgetful/forgetful-disk.ts";
import { type ChaosFigures, runChaos } from "./trial.ts";

const WISH = { kills: 20, tables: 6, seed: TEST_SEED };

/** Kills a server on a disk that forgets; where there can be none, says so. */
const powerCuts = (context: { skip(why: string): never }, honestEvery?: number): Promise<ChaosFigures> =>
  withFolder(async (lent) => {
    const chance = seededChance(`power cuts ${TEST_SEED}`);
    const disk = await newForgetfulDisk(lent, honestEvery === undefined ? { chance } : { chance, honestEvery });
    // The disk is made by a compiler: where there is none, that is said, and counted in the last line of the run.
    if (!disk.ok) return context.skip(`${disk.error}.`);
    return runChaos(join(disk.value.folder, "data"), WISH, () => undefined, disk.value);
  });

describe("a server whose disk forgets at each kill what was not synced", () => {
  it("loses nothing that it has acknowledged", async (context) => {
    const figures = await powerCuts(context);
    expect(figures).toMatchObject({ kills: WISH.kills, lost: [], doubled: [], contradicted: [], differing: [] });
    expect(figures.unanswered).toBe(0);
    expect(figures.unsynced?.lost).toBeGreaterThan(0);
  });

  it("is caught when it acknowledges what it has not synced", async (context) => {
    const figures = await powerCuts(context, 20);
    expect(isClean(figures)).toBe(false);
    expect(figures.lost.length).toBeGreaterThan(0);
  });
});
