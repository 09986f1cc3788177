import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { laws } from "./command.ts";
import { type LawNews, lawCases, runLawJob } from "./job.ts";

describe("darbar laws", () => {
  it("plays as many games as one wants and counts what it has seen", async () => {
    const io = memoryIo();
    expect(await laws(["--games", "6", "--edition", "he", "--jobs", "2"], io)).toBe(0);
    expect(io.out()).toMatch(/^All laws held in 6 games of 10 variants: \d+ decisions, \d+ events, \d+ times held/);
  });

  it.each([
    [["--games", "0"], "--games must be a whole number from 1 to 999999999"],
    [["--jobs", "many"], "--jobs must be a whole number from 1 to 99"],
    [["--edition", "tiny"], "--edition must be one of classic, plus, ru, he"],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await laws(args, io)).toBe(1);
    expect(io.err()).toMatch(/^darbar laws: .*\n$/);
    expect(io.err()).toContain(sentence);
  });
});

describe("the jobs of a trial", () => {
  it("share the games: however many there are, the same games are played", () => {
    const played = (shares: number): readonly number[] => {
      const news: LawNews[] = [];
      const job = { games: 8, seed: "shares", edition: "classic", shares };
      for (let share = 0; share < shares; share++) runLawJob({ ...job, share }, (told) => news.push(told));
      return news.map((told) => (told.type === "held" ? told.count.decisions : -1)).sort((a, b) => a - b);
    };
    expect(played(3)).toEqual(played(1));
    expect(played(1)).toHaveLength(8);
  });

  it("go through every variant of an edition", () => {
    expect(lawCases(null).length).toBe(
      ["classic", "plus", "ru", "he"].reduce((sum, edition) => sum + lawCases(edition).length, 0),
    );
  });
});
