import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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
  "--seats 4 --first 0",
  "--seats 8 --name Laleh --level newcomer",
  "--mode gang",
  "--mode gang --seats 4 --first 3",
  "--mode gang --seats 8 --name Shahrazade-Banu --level newcomer",
];

describe("whole games with piped answers", () => {
  test.each(
    usually(
      TABLES.filter((_, place) => place % 3 === 1),
      { all: TABLES },
    ).flatMap((table) => usually(["one"], { all: ["one", "two", "three"] }).map((seed) => [table, seed] as const)),
  )("%s, seed %s", async (table, seed) => {
    const file = join(folder, `${table.replaceAll(/\W/g, "")}-${seed}.json`);
    const args = ["--game", "cops", ...table.split(" ").filter((word) => word !== ""), "--seed", seed, "--save", file];
    const io = memoryIo(wildAnswers(table + seed, 1500));
    const code = await play(args, io);
    expect({ code, err: io.err() }).toEqual({ code: 0, err: "" });

    const [game, after] = io.out().split(/^ (?:You win|The \w+ (?:cops )?win|\S+ wins alone)[^\n.]*\. /m, 2);
    expect(after).toContain(" Again? Enter = Yes · q = Leave the table > ");
    expect(io.out()).not.toMatch(/undefined|NaN|null/);
    expect(io.out()).not.toContain("\x1b");
    expect(game.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(toldSecrets(game)).toEqual([]);

    const { seats, talk } = JSON.parse(readFileSync(file, "utf8"));
    expect(game, "somebody is offered to speak").toContain("what do you tell the others?");
    expect(talk.length, "bots and the person have said something").toBeGreaterThan(0);
    for (const viewer of ["all", "0", ...usually<readonly string[]>([], { all: ["public", String(seats - 1)] })]) {
      const words = memoryIo();
      expect({ code: await replay([file, "--as", viewer], words), err: words.err() }).toEqual({ code: 0, err: "" });
      expect(words.out()).toContain("The cards at the end");
      expect(words.out()).not.toMatch(/undefined|NaN|null/);
      const narrow = memoryIo("", { columns: 40 });
      await replay([file, "--as", viewer], narrow);
      expect(
        narrow
          .out()
          .split("\n")
          .filter((line) => line.length > 40),
      ).toEqual([]);
      const json = memoryIo();
      expect(await replay([file, "--as", viewer, "--json"], json)).toBe(0);
      expect(JSON.parse(json.out()).summary.players).toHaveLength(seats);
    }
  });
});

/** What is told of somebody else's cards or equipment that only they can have seen: there must be nothing. */
const SECRETS = [
  /\S+ looks at [^.:\n]*: [^.]*/g,
  /\S+ draws (?!equipment|a gun)[^.]*/g,
  /\S+ puts (?!equipment)[^.]*under the deck/g,
  /\S+ gets (?:an? (?:honest|crooked) card|the agent|the kingpin)[^.]*/g,
  /^ {2}(?!You)\S+ investigates (?:(?!^ {2}\S)[\s\S])*?^ {4}It is/gm,
];

function toldSecrets(game: string): readonly string[] {
  return SECRETS.flatMap((secret) => game.match(secret) ?? []);
}

test("a told secret would be noticed", () => {
  expect(toldSecrets("  Kaveh looks at Laleh's first card: honest.\n")).toHaveLength(1);
  expect(toldSecrets("    Kaveh draws the Taser.\n    Kaveh gets the agent.\n")).toHaveLength(2);
  expect(toldSecrets("  Kaveh investigates your first card.\n    It is honest.\n")).toHaveLength(1);
  expect(toldSecrets("  You investigate Laleh's first card.\n    It is honest.\n    Kaveh draws equipment.\n")).toEqual(
    [],
  );
});

describe("what no table of Good Cop Bad Cop has gets one sentence", () => {
  test.each([
    ["--seats 3", "Good Cop Bad Cop seats 4 to 8; you asked for 3"],
    ["--mode solo", `mode must be base or gang; you gave "solo"`],
    ["--first 5", "first must be a whole number from 0 to 4; you gave 5"],
    ["--edition ru", "--edition is for coup, and this is cops"],
  ])("%s", async (options, sentence) => {
    const io = memoryIo();
    expect(await play(["--game", "cops", ...options.split(" ")], io)).toBe(1);
    expect(io.err()).toBe(`darbar play: ${sentence}; see "npx darbar help play".\n`);
    expect(io.out()).toBe("");
  });
});
