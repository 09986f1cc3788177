import { kindsOf } from "@darbar/kernel/options";
import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { GAMES } from "../games.ts";
import { laws } from "./command.ts";
import { type LawNews, runLawJob, trialsOf } from "./job.ts";

describe("darbar laws", () => {
  it("plays as many games as one wants and counts what it has seen", async () => {
    const io = memoryIo();
    expect(await laws(["--games", "3", "--edition", "he", "--jobs", "2"], io)).toBe(0);
    expect(io.out()).toMatch(/^All laws held in 3 games of 10 variants: \d+ decisions, \d+ events, \d+ times held/);
  });

  it.each([
    [["--games", "0"], "--games must be a whole number from 1 to 999999999"],
    [["--jobs", "many"], "--jobs must be a whole number from 1 to 99"],
    [["--edition", "tiny"], "--edition must be one of classic, plus, ru, he"],
    [["--game", "chess"], "--game must be coup"],
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
      const chosen = GAMES.map(({ id }) => ({ game: id, kind: null }));
      const job = { games: 4, seed: "shares", chosen, shares };
      for (let share = 0; share < shares; share++) runLawJob({ ...job, share }, (told) => news.push(told));
      return news.map((told) => (told.type === "held" ? told.count.decisions : -1)).sort((a, b) => a - b);
    };
    expect(played(3)).toEqual(played(1));
    expect(played(1)).toHaveLength(4);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))("go through every variant of every kind of %s", (id, game) => {
    const kinds = game.with(({ options }) => kindsOf(options));
    expect(trialsOf({ game: id, kind: null }).length).toBe(
      kinds.reduce((sum, kind) => sum + trialsOf({ game: id, kind }).length, 0),
    );
  });

  it("let the games take turns, and the variants of each", () => {
    const counted: number[] = [];
    const chosen = [
      { game: "coup", kind: "classic" },
      { game: "coup", kind: "he" },
    ];
    runLawJob({ games: 3, seed: "turns", chosen, share: 0, shares: 1 }, (told) => {
      if (told.type === "held") counted.push(told.count.decisions);
    });
    const expected = [0, 1, 2].map((game) => {
      const walked = trialsOf(chosen[game % 2])[Math.floor(game / 2)].walk(`turns ${game}`);
      return walked.ok ? walked.value.decisions : -1;
    });
    expect(counted).toEqual(expected);
  });
});
