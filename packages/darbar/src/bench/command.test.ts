import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
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

describe("darbar bench", () => {
  it("prints a row for each edition that has the seats asked for", async () => {
    const io = memoryIo();
    expect(await bench([...SHORT, "--seats", "6"], io)).toBe(0);
    const [heading, ...rows] = io.out().trimEnd().split("\n");
    expect(heading).toContain("decisions/CPU-s");
    expect(rows.map((row) => row.split(/\s+/).slice(0, 2))).toEqual([
      ["classic", "6"],
      ["plus", "6"],
      ["ru", "6"],
      ["he", "6"],
    ]);
  });

  it("gives every figure as JSON, in CPU time and on the wall", async () => {
    const io = memoryIo();
    expect(await bench([...SHORT, "--json", "--edition", "plus", "--seats", "10"], io)).toBe(0);
    const { rows } = JSON.parse(io.out());
    expect(rows).toHaveLength(1);
    const { edition, seats, ...figures } = rows[0];
    expect([edition, seats]).toEqual(["plus", 10]);
    expect(Object.keys(figures)).toEqual(FIGURES);
    for (const [name, figure] of Object.entries(figures)) expect([name, Number(figure) > 0]).toEqual([name, true]);
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
    [["--seconds", "soon"], "--seconds must be a number above 0, at most 3600"],
    [["--edition", "tiny"], "--edition must be one of classic, plus, ru, he"],
    [["--seats", "7", "--edition", "he"], 'no edition that you asked for seats "7"'],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await bench(args, io)).toBe(1);
    expect(io.out()).toBe("");
    expect(io.err()).toMatch(/^darbar bench: .*\n$/);
    expect(io.err()).toContain(sentence);
  });
});
