import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { GAMES } from "../games.ts";
import { casesOf } from "./cases.ts";
import { bench } from "./command.ts";

const SHORT = ["--seconds", "0.01"];

const FIGURES = [
  "games",
  "decisions",
  "events",
  "cpuSeconds",
  "wallSeconds",
  "bytesPerDecision",
  "gamesPerSecond",
  "gamesPerCpuSecond",
  "decisionsPerSecond",
  "decisionsPerCpuSecond",
  "roundsPerCpuSecond",
  "roundsPerSecond",
  "decisionsPerMillionRounds",
  "decisionsPerMillionRoundsOnTheWall",
];

/** Of each game its last kind with the most seats. */
const EXAMPLES = GAMES.map((game) => {
  const cases = casesOf({ game: game.id, kind: null });
  return [game.id, cases[cases.length - 1], game.with(({ options }) => `${options.kind}`)] as const;
});

describe("darbar bench", () => {
  it("prints a row for each edition of Coup that has the seats asked for", async () => {
    const io = memoryIo();
    expect(await bench([...SHORT, "--game", "coup", "--seats", "6"], io)).toBe(0);
    const [heading, ...rows] = io.out().trimEnd().split("\n");
    expect(heading).toContain("decisions/CPU-s");
    expect(rows.map((row) => row.split(/\s+/).slice(0, 2))).toEqual([
      ["classic", "6"],
      ["plus", "6"],
      ["ru", "6"],
      ["he", "6"],
    ]);
  });

  it.each(EXAMPLES)("gives every figure of %s as JSON, in CPU time and on the wall", async (id, example, option) => {
    const io = memoryIo();
    const { kind, seats } = example;
    expect(await bench([...SHORT, "--json", `--${option}`, `${kind}`, "--seats", String(seats)], io)).toBe(0);
    const { rows } = JSON.parse(io.out());
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({ game: id, [option]: kind, seats });
    const { game: _game, [option]: _kind, seats: _seats, observed, ...figures } = row;
    expect(observed).toBe(false);
    expect(Object.keys(figures)).toEqual(FIGURES);
    for (const [name, figure] of Object.entries(figures)) expect([name, Number(figure) > 0]).toEqual([name, true]);
  });

  it.each(EXAMPLES)("lets every seat of %s follow the game, which takes time", async (_, { kind, seats }, option) => {
    const io = memoryIo();
    const row = [...SHORT, "--json", `--${option}`, `${kind}`, "--seats", String(seats)];
    expect(await bench([...row, "--observed"], io)).toBe(0);
    expect(JSON.parse(io.out()).rows).toMatchObject([{ seats, observed: true }]);
  });

  it("says where the time of a decision goes", async () => {
    const io = memoryIo();
    expect(await bench(["--parts", "--json", "--edition", "classic", "--seats", "2"], io)).toBe(0);
    const [row] = JSON.parse(io.out()).parts;
    for (const part of ["whole", "legal", "decide", "evolve", "deal"])
      expect([part, row[part] > 0]).toEqual([part, true]);
    expect(row.legal + row.decide + row.evolve + row.deal).toBeLessThan(2 * row.whole);
  });

  it.each([
    [["--seconds", "0"], "--seconds must be a number above 0, at most 3600"],
    [["--parts", "--observed"], "--parts and --observed go apart: give one of them"],
    [["--seconds", "soon"], "--seconds must be a number above 0, at most 3600"],
    [["--edition", "tiny"], "--edition must be one of classic, plus, ru, he"],
    [["--seats", "7", "--edition", "he"], 'no edition that you asked for seats "7"'],
    [["--seats", "1"], 'that you asked for seats "1"'],
    [["--game", "chess"], "--game must be coup"],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await bench(args, io)).toBe(1);
    expect(io.out()).toBe("");
    expect(io.err()).toMatch(/^darbar bench: .*\n$/);
    expect(io.err()).toContain(sentence);
  });
});
