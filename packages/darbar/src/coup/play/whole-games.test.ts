import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usually } from "@darbar/kernel/testing";
import { afterAll, describe, expect, test } from "vitest";
import { memoryIo } from "../../../test/memory-io.ts";
import { wildAnswers } from "../../../test/wild-answers.ts";
import { play } from "../../play/command.ts";
import { replay } from "../../replay/command.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TABLES = [
  "",
  "--seats 2",
  "--seats 6 --second-defence --first 3",
  "--seats 2 --draft --anarchist",
  "--edition he --seats 5",
  "--edition ru --seats 4",
  "--edition ru --seats 3 --character inquisitor --blockers anyone",
  "--edition plus --seats 2 --draft --reformation --character inquisitor",
  "--edition plus --seats 4 --character inquisitor",
  "--edition plus --seats 10 --reformation --anarchist --name Laleh",
];

describe("whole games with piped answers", () => {
  test.each(TABLES.flatMap((table) => usually(["one"], { all: ["one", "two"] }).map((seed) => [table, seed] as const)))(
    "%s, seed %s",
    async (table, seed) => {
      const file = join(folder, `${table.replaceAll(/\W/g, "")}-${seed}.json`);
      const args = [...table.split(" ").filter((word) => word !== ""), "--seed", seed, "--save", file];
      const io = memoryIo(wildAnswers(table + seed));
      const code = await play(args, io);
      expect({ code, err: io.err() }).toEqual({ code: 0, err: "" });

      const [game] = io.out().split(/(?:The court is yours|the last one standing)\.\n +1\. /);
      expect(game.length).toBeLessThan(io.out().length);
      expect(io.out()).not.toMatch(/undefined|NaN|null/);
      expect(io.out()).not.toContain("\x1b");
      expect(game.split("\n").filter((line) => line.length > 80)).toEqual([]);
      expect(openHands(game)).toEqual([]);
      expect(toldSecrets(game)).toEqual([]);

      const replayed = memoryIo();
      expect(await replay([file], replayed)).toBe(0);
      expect(replayed.out()).toContain("the last one standing");
    },
  );
});

/** The rows of the table in which somebody else's cards lie open before the game is over: there must be none. */
function openHands(game: string): readonly string[] {
  const boards = game.split(/^─+$/m).filter((_, place) => place % 2 === 1);
  const beforeTheEnd = boards.slice(0, -1);
  return beforeTheEnd.flatMap((board) =>
    board
      .trim()
      .split("\n")
      .slice(0, -1)
      .filter((row) => row.includes("[")),
  );
}

/** What is told of somebody else's cards that they have not shown: there must be nothing. */
const SECRETS = [
  /\S+ (claims|blocks, claiming) [^.]*\.\s\(A bluff/g,
  /\S+ (draws|gets|keeps) (?!a card|\d cards|\d+ coin|it\b)[^.]*/g,
  /\S+ shows (?!you )\S+ the [^.]*/g,
];
/** Only the inquisitor knows what somebody else puts back, but for what all have been shown. */
const PUT_BACK = /\S+ puts (?!a card|\d card|\d coin)[^.]*/g;
const SHOWN = /(\S+) shows (the \w+|two \w+)(.*?) \1 puts \2 [^.]*/g;

function toldSecrets(game: string): readonly string[] {
  return game.split(/^Turn /m).flatMap((turn) => {
    const text = turn.replaceAll(/\s+/g, " ").replaceAll(SHOWN, "$1 shows $2$3");
    const secrets = text.includes(" shows you ") ? SECRETS : [...SECRETS, PUT_BACK];
    return secrets.flatMap((secret) => text.match(secret) ?? []);
  });
}

test("a told secret would be noticed", () => {
  expect(toldSecrets("Turn 1: Kaveh\n  Kaveh claims the Duke to take tax.\n    (A bluff.)\n")).toHaveLength(1);
  expect(toldSecrets("    Kaveh draws an Assassin and a Duke.\n    Kaveh puts the Duke back.\n")).toHaveLength(2);
  expect(toldSecrets("    Kaveh shows Laleh the Duke.\n")).toHaveLength(1);
  expect(toldSecrets("    Kaveh draws 2 cards.\n    Kaveh shows the Duke.\n    You draw a Duke.\n")).toEqual([]);
});

describe("what no table of Coup has gets one sentence", () => {
  test.each([
    ["--seats 1", "edition classic seats 2 to 6; you asked for 1"],
    ["--edition he --seats 8", "edition he seats 2 to 6; you asked for 8"],
    ["--edition dutch", `edition must be classic, plus, ru or he; you gave "dutch"`],
    ["--reformation", "edition classic has no Reformation; plus has"],
    ["--draft --seats 3", "the draft is for 2 seats; you asked for 3"],
    ["--first 4", "first must be a whole number from 0 to 3; you gave 4"],
  ])("%s", async (options, sentence) => {
    const io = memoryIo();
    expect(await play(options.split(" "), io)).toBe(1);
    expect(io.err()).toBe(`darbar play: ${sentence}; see "npx darbar help play".\n`);
    expect(io.out()).toBe("");
  });
});
