import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { arena } from "./command.ts";
import type { ArenaReport } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-arena-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function played(...args: readonly string[]): Promise<ArenaReport> {
  const io = memoryIo();
  expect({ code: await arena([...args, "--json"], io), err: io.err() }).toEqual({ code: 0, err: "" });
  return JSON.parse(io.out());
}

/** What does not depend on how busy the machine was. */
function table({ times, seconds: _, gamesPerSecond: __, ...report }: ArenaReport) {
  return { ...report, decisions: times.map(({ bot, decisions }) => [bot, decisions]) };
}

/** Even, so that everybody sits everywhere equally often; with as few as these a regular player is ahead of a random one. */
const GAMES = 30;

const DUEL = ["--bots", "honest,bluffer", "--seats", "2", "--games", `${GAMES}`, "--jobs", "1"];

let duel: Promise<ArenaReport> | null = null;

/** The duel, played once for all who want to know how it went. */
function playedDuel(): Promise<ArenaReport> {
  duel ??= played(...DUEL);
  return duel;
}

describe("darbar arena", () => {
  it("says who wins how often, in columns", async () => {
    const io = memoryIo();
    expect(await arena(["--bots", "honest,random", "--seats", "3", "--games", `${GAMES}`, "--jobs", "1"], io)).toBe(0);
    expect(io.out()).toMatch(/^coup, 3 seats, \d+ games, seed "arena"\n/);
    expect(io.out()).toContain(`one seat of the row among 2 of the column, ${GAMES} games a cell, parity 33.3 %`);
    expect(io.out()).toMatch(/\n {2}honest +\d+\.\d % +\(\d+\.\d % to \d+\.\d %\) +\d+ of \d+\n/);
    expect(io.err()).toBe("");
  });

  it("gives everything as JSON", async () => {
    const report = await played(...DUEL, "--edition", "he", "--seed", "shape");
    expect(report).toMatchObject({ game: "coup", options: { edition: "he" }, seats: 2, seed: "shape", games: GAMES });
    expect(report).toMatchObject({ bots: ["honest", "bluffer"], focus: null, seating: "head-to-head", parity: 0.5 });
    expect(report).toMatchObject({ planned: GAMES, isInterrupted: false, unfinished: 0, searchMilliseconds: 200 });
    expect(Object.keys(report.turns)).toEqual(["mean", "p50", "p95", "most"]);
    expect(report.stalled).toMatchObject({ games: GAMES, afterTurns: 30 });
    expect(report.cross.map(({ row, column, games }) => [row, column, games])).toEqual([
      ["bluffer", "honest", GAMES],
      ["honest", "bluffer", GAMES],
    ]);
    for (const { share, low, high } of [...report.cross, ...report.shares, ...report.seatShares]) {
      expect([low <= share, share <= high]).toEqual([true, true]);
    }
    for (const { decisions, p50, p95, most, histogram } of report.times) {
      expect([decisions > 0, p50 <= p95, p95 <= most]).toEqual([true, true, true]);
      expect(histogram.reduce((sum, bin) => sum + bin.decisions, 0)).toBe(decisions);
    }
  });

  it("plays the same games again from the same seed, on however many threads, and others from another", async () => {
    const one = table(await playedDuel());
    expect(table(await played(...DUEL, "--jobs", "2"))).toEqual(one);
    expect(table(await played(...DUEL, "--seed", "other"))).not.toEqual({ ...one, seed: "other" });
  });

  it("mirrors its table when the bots change names", async () => {
    const there = await playedDuel();
    const back = await played("--bots", "bluffer,honest", ...DUEL.slice(2));
    const shares = ({ shares: all }: ArenaReport) => Object.fromEntries(all.map(({ bot, wins }) => [bot, wins]));
    expect(shares(back)).toEqual(shares(there));
    expect(back.shares.map(({ bot }) => bot)).toEqual(["bluffer", "honest"]);
    expect(there.cross[0].wins + there.cross[1].wins).toBe(GAMES);
  });

  it("plays Good Cop Bad Cop side against side, in both games", async () => {
    for (const mode of ["base", "gang"]) {
      const args = [
        "--game",
        "cops",
        "--mode",
        mode,
        "--bots",
        "regular,random",
        "--seats",
        "5",
        "--games",
        `${GAMES}`,
        "--jobs",
        "1",
      ];
      const report = await played(...args);
      expect(report).toMatchObject({ game: "cops", seating: "side-against-side", parity: 0.5, unfinished: 0 });
      expect(report.shares[0]).toMatchObject({ bot: "regular", games: GAMES });
      expect(report.shares[0].share).toBeGreaterThan(0.6);
    }
  });

  it("with a focus plays that bot's games only, and alone has it play itself", async () => {
    const focused = await played("--bots", "random,honest,bluffer", "--focus", "honest", "--games", "8", "--jobs", "1");
    expect(focused.cross.map(({ row, column }) => `${row} ${column}`)).toEqual(["honest bluffer", "honest random"]);
    expect(focused.shares).toHaveLength(1);
    const alone = await played("--bots", "honest", "--games", "8", "--jobs", "1");
    expect(alone).toMatchObject({ games: 8, cross: [], shares: [], ratings: null });
    expect(alone.seatShares.reduce((sum, { wins }) => sum + wins, 0)).toBe(8);
  });

  it("writes a page, where that can be written", async () => {
    const file = join(folder, "arena.html");
    const io = memoryIo();
    expect(await arena([...DUEL, "--html", file], io)).toBe(0);
    expect(readFileSync(file, "utf8")).toMatch(/^<!doctype html>\n<html lang="en">/);
    const refused = memoryIo();
    expect(await arena([...DUEL, "--html", join(folder, "no", "arena.html")], refused)).toBe(1);
    expect([refused.out(), refused.err()]).toEqual([
      "",
      expect.stringMatching(/^darbar arena: .* cannot be written.*\n$/),
    ]);
  });

  it("gives what there is so far when it is ended, and that is fair", async () => {
    const io = memoryIo("", { isTTY: true });
    const wait = setInterval(() => {
      if (/ [1-9]\d+ of /.test(io.err())) io.signal("SIGINT");
    }, 5);
    const code = await arena(["--bots", "honest,bluffer", "--games", "4000000", "--jobs", "1", "--json"], io);
    clearInterval(wait);
    expect(code).toBe(130);
    const report: ArenaReport = JSON.parse(io.out());
    expect(report).toMatchObject({ isInterrupted: true, planned: 8_000_000 });
    expect(report.games).toBeGreaterThan(0);
    expect(new Set(report.cross.map(({ games }) => games)).size).toBe(1);
  });
});

it("says how often claims were so, by what was said of them", async () => {
  const io = memoryIo();
  const args = ["--phrases", "--bots", "regular-bluffer,regular-sceptic", "--seats", "3", "--games", "6", "--json"];
  expect({ code: await arena(args, io), err: io.err() }).toEqual({ code: 0, err: "" });
  const { rows } = JSON.parse(io.out()) as {
    readonly rows: readonly { readonly said: string; readonly games: number }[];
  };
  const [stoodBy, notStoodBy, doubted, notDoubted] = rows.map(({ games }) => games);
  expect(stoodBy).toBeGreaterThan(0);
  expect(stoodBy + notStoodBy).toBe(doubted + notDoubted);
});

describe("darbar arena refuses in one sentence", () => {
  it.each([
    [[], "--bots must say who plays; for coup there are random, honest"],
    [["--bots", "honest,genius"], 'there is no bot "genius" for coup; there are random, honest'],
    [["--game", "cops", "--bots", "ismcts"], 'there is no bot "ismcts" for cops; there are'],
    [["--bots", "honest,honest"], "--bots names honest twice"],
    [["--bots", "honest,weights:nowhere.ts"], "nowhere.ts cannot be read"],
    [["--game", "cops", "--bots", "weights:nowhere.ts"], "networks are trained for coup, and this is cops"],
    [["--bots", "honest,random", "--focus", "bluffer"], "--focus must be one of the bots that play, honest or random"],
    [["--bots", "honest", "--focus", "honest"], "--focus needs a second bot"],
    [["--bots", "honest", "--seats", "11"], "--seats must be a whole number from 2 to 10"],
    [["--bots", "honest", "--seats", "7"], "edition classic seats 2 to 6; you asked for 7"],
    [["--bots", "honest", "--games", "0"], "--games must be a whole number from 1"],
    [["--bots", "honest", "--jobs", "x"], "--jobs must be a whole number from 1 to 99"],
    [["--bots", "honest", "--search-ms", "-1"], "--search-ms"],
    [["--bots", "honest", "--mode", "gang"], "--mode is for cops, and this is coup"],
    [["--bots", "honest", "--edition", "tiny"], "edition must be classic, plus, ru or he"],
    [["--bots", "honest", "--html", ""], "--html must name a file"],
    [["--bots", "honest", "--minutes", "3"], "--minutes goes with --exploit"],
    [["--bots", "honest", "--asks", "3"], "--asks goes with --exploit"],
    [["--exploit", "honest", "--endgames", "700"], "--endgames must be a whole number from 0 to 70"],
    [["--exploit", "regular", "--game", "cops"], "nobody has learned yet how to exploit bots of cops"],
    [["--exploit", "genius"], 'there is no bot "genius" for coup'],
    [["--exploit", "honest", "--bots", "random"], "--bots does not go with --exploit"],
    [["--exploit", "honest", "--seats", "3"], "--exploit is for 2 seats; you asked for 3"],
    [["--exploit", "honest", "--minutes", "soon"], "--minutes must be a number above 0, at most 1440"],
    [["--phrases", "--bots", "regular", "--focus", "regular"], "--focus does not go with --phrases"],
    [["--phrases", "--bots", "regular", "--game", "cops"], "the words of cops are weighed by its bots"],
    [["--game", "chess"], "--game must be coup or cops"],
  ])("%j", async (args, sentence) => {
    const io = memoryIo();
    expect(await arena(args, io)).toBe(1);
    expect(io.out()).toBe("");
    expect(io.err()).toMatch(/^darbar arena: [^\n]*; see "npx darbar help arena"\.\n$/);
    expect(io.err()).toContain(sentence);
  });
});
