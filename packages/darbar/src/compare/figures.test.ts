import { describe, expect, it } from "vitest";
import { COMPARED_ARENA } from "../arena/compared.ts";
import { benchFigures } from "../bench/figures.ts";
import { loadFigures } from "../load/figures.ts";
import type { Figure } from "./figure.ts";

const named = (figures: readonly Figure[]) => figures.map(({ name, value }) => [name, value]);

describe("figures that are compared", () => {
  it("of bench are those of each row, by game, kind and seats", () => {
    const row = { game: "coup", edition: "he", seats: 6, decisionsPerCpuSecond: 100, bytesPerDecision: 7, games: 3 };
    expect(named(benchFigures({ node: "v24", rows: [row] }))).toEqual([
      ["coup he 6, decisions/CPU-s", 100],
      ["coup he 6, bytes/decision", 7],
    ]);
    const part = { game: "cops", mode: "base", seats: 4, whole: 9, legal: 2, decide: 3, evolve: 1, deal: 1, rest: 2 };
    expect(benchFigures({ parts: [part] })).toHaveLength(6);
    expect(benchFigures({ parts: [part] })[0]).toEqual({
      name: "cops base 4, ns whole",
      value: 9,
      better: "less",
      isMain: true,
    });
  });

  it("of load are those that a former revision tells, too", () => {
    const report = { decisionsPerSecond: 9, acknowledgedP99: 4, serverMegabytes: 80, sockets: 12 };
    expect(named(loadFigures(report))).toEqual([
      ["durable decisions/s", 9],
      ["acknowledged after, p99 in ms", 4],
      ["server memory in MB", 80],
    ]);
    expect(named(loadFigures({ kilobytesPerSocket: 15 }))).toEqual([["server memory for a socket in KB", 15]]);
  });

  it("of an arena are games for the processor time of its process, and what each bot wins", () => {
    const report = {
      games: 50,
      gamesPerSecond: 20,
      shares: [{ bot: "sharp", share: 0.6 }],
      times: [{ bot: "sharp", p50: 2 }],
    };
    expect(named(COMPARED_ARENA.figuresIn(report, 5))).toEqual([
      ["games/CPU-s, start included", 10],
      ["games/s", 20],
      ["sharp, win share", 0.6],
      ["sharp, p50 of a decision in ms", 2],
    ]);
  });

  it("of an arena have deals of their own in each round", () => {
    const args = ["--bots", "sharp,random", "--seed", "s"];
    expect(COMPARED_ARENA.argumentsOf(args, 1)).toEqual(args);
    expect(COMPARED_ARENA.argumentsOf(args, 2)).toEqual([...args, "--seed", "s, round 2"]);
  });

  it("of an arena are none where bots do not meet", () => {
    expect(COMPARED_ARENA.complaint(["--exploit", "sharp"])).toContain("--exploit gives no figures");
    expect(COMPARED_ARENA.complaint(["--bots", "sharp", "--html", "x.html"])).toContain("--html does not go with");
    expect(COMPARED_ARENA.complaint(["--bots", "nobody"])).toContain("there is no bot");
    expect(COMPARED_ARENA.complaint(["--bots", "sharp,random"])).toBeNull();
  });
});
