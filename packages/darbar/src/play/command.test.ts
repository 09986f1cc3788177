import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededDraw } from "@darbar/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { replay } from "../replay/command.ts";
import { play } from "./command.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers as somebody types them who does not read the questions; more than any game needs. */
function wildAnswers(seed: string): string {
  const draw = seededDraw(seed);
  const answers = [..."11111222334455667789", "p", "", "?", "99", "x", "log"];
  return `${Array.from({ length: 900 }, () => draw.one(answers)).join("\n")}\n`;
}

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
  test.each(TABLES.flatMap((table) => ["one", "two"].map((seed) => [table, seed] as const)))(
    "%s, seed %s",
    async (table, seed) => {
      const file = join(folder, `${table.replaceAll(/\W/g, "")}-${seed}.json`);
      const args = [...table.split(" ").filter((word) => word !== ""), "--seed", seed, "--save", file];
      const io = memoryIo(wildAnswers(table + seed));
      const code = await play(args, io);
      expect({ code, err: io.err() }).toEqual({ code: 0, err: "" });

      const [game] = io.out().split("The court is ");
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
  /\S+ (claims|blocks, claiming) [^.]*\(a bluff\)/g,
  /\S+ (draws|gets|keeps) (?!a card|\d cards)[^.]*/g,
  /\S+ shows (?!you )\S+ the [^.]*/g,
];
/** Only the inquisitor knows what somebody else puts back. */
const PUT_BACK = /\S+ puts (?!a card|\d card|\d coin)[^.]*/g;

function toldSecrets(game: string): readonly string[] {
  return game.split(/^Turn /m).flatMap((turn) => {
    const text = turn.replaceAll(/\s+/g, " ");
    const secrets = text.includes(" shows you ") ? SECRETS : [...SECRETS, PUT_BACK];
    return secrets.flatMap((secret) => text.match(secret) ?? []);
  });
}

test("a told secret would be noticed", () => {
  expect(toldSecrets("Turn 1: Kaveh\n  Kaveh claims the Duke to collect tax\n    (a bluff).\n")).toHaveLength(1);
  expect(toldSecrets("    Kaveh draws an Assassin and a Duke.\n    Kaveh puts the Duke back.\n")).toHaveLength(2);
  expect(toldSecrets("    Kaveh shows Laleh the Duke.\n")).toHaveLength(1);
  expect(toldSecrets("    Kaveh draws 2 cards.\n    Kaveh shows the Duke.\n    You draw a Duke.\n")).toEqual([]);
});

describe("leaving", () => {
  test("q leaves with exit code 0 and one line of farewell", async () => {
    const io = memoryIo("q\n");
    expect(await play(["--first", "0", "--seed", "x"], io)).toBe(0);
    expect(io.out().trimEnd().split("\n").at(-1)).toBe(" You leave the table. Good night.");
  });

  test("so does the end of the input", async () => {
    for (const input of ["", "1\n1\n"]) expect(await play(["--seed", "x"], memoryIo(input))).toBe(0);
  });

  test("Ctrl-C, Ctrl-D and signals, on a terminal", async () => {
    for (const [key, code] of [
      ["\x03", 130],
      ["\x04", 0],
    ] as const) {
      const io = memoryIo(key, { isTTY: true });
      expect(await play(["--first", "0", "--seed", "x", "--fast"], io)).toBe(code);
      expect(io.out().endsWith("\n You leave the table. Good night.\n")).toBe(true);
    }
    for (const [signal, code] of [
      ["SIGINT", 130],
      ["SIGTERM", 143],
      ["SIGHUP", 129],
      ["SIGPIPE", 0],
    ] as const) {
      const io = memoryIo("", { isTTY: true });
      const playing = play(["--first", "0", "--seed", "x", "--fast"], io);
      io.signal(signal);
      expect(await playing).toBe(code);
    }
  });

  test("what was played so far is saved", async () => {
    const file = join(folder, "left.json");
    await play(["--first", "0", "--seed", "x", "--save", file], memoryIo("1\nq\n"));
    const record = JSON.parse(readFileSync(file, "utf8"));
    expect(record.moves[0]).toEqual([0, { do: "income" }]);
    expect(record.title).toMatch(/^You \(P1\), \w+ \(P2\), \w+ \(P3\) and \w+ \(P4\)$/);
    expect(await replay([file], memoryIo())).toBe(0);
  });
});

describe("saving", () => {
  test("does not touch a file that is no record", async () => {
    const file = join(folder, "diary.txt");
    writeFileSync(file, "dear diary");
    const io = memoryIo("q\n");
    expect(await play(["--save", file], io)).toBe(1);
    expect(io.err()).toBe(`darbar play: ${file} is there already and is no record of a game; choose another name.\n`);
    expect(readFileSync(file, "utf8")).toBe("dear diary");
  });

  test("finds out before the game that there is no such folder", async () => {
    const io = memoryIo("q\n");
    expect(await play(["--save", join(folder, "nowhere", "game.json")], io)).toBe(1);
    expect(io.err()).toMatch(/^darbar play: nothing can be saved as .*\n$/);
    expect(io.out()).toBe("");
  });

  test("keeps the record of another evening, and gives what comes after it a number", async () => {
    const file = join(folder, "evening.json");
    await play(["--seed", "a", "--first", "0", "--save", file], memoryIo("1\nq\n"));
    const first = readFileSync(file, "utf8");
    const again = `${wildAnswers("a").replaceAll("\np\n", "\n1\n")}`;
    const io = memoryIo(again.replaceAll("\nx\n", "\n\n"));
    await play(["--seed", "a", "--seats", "2", "--save", file], io);
    expect(readFileSync(file, "utf8")).toBe(first);
    for (const number of [2, 3]) {
      const name = join(folder, `evening-${number}.json`);
      expect(io.out()).toContain(name);
      expect(JSON.parse(readFileSync(name, "utf8")).seats).toBe(2);
    }
  });

  test("writes nothing where nothing was played", async () => {
    const file = join(folder, "nothing.json");
    const io = memoryIo("q\n");
    expect(await play(["--first", "0", "--save", file], io)).toBe(0);
    expect(existsSync(file)).toBe(false);
    expect(io.out()).not.toContain("Saved");
  });
});

describe("wrong options get one sentence", () => {
  test.each([
    ["--seats 1", "edition classic seats 2 to 6; you asked for 1"],
    ["--seats many", `--seats must be a number; you gave "many"`],
    ["--edition he --seats 8", "edition he seats 2 to 6; you asked for 8"],
    ["--edition dutch", `edition must be classic, plus, ru or he; you gave "dutch"`],
    ["--reformation", "edition classic has no Reformation; plus has"],
    ["--draft --seats 3", "the draft is for 2 seats; you asked for 3"],
    ["--first 4", "first must be a whole number from 0 to 3; you gave 4"],
    ["--bots", "there is no option --bots"],
    ["--seats", "--seats needs a value"],
    ["--fast=yes", "--fast takes no value"],
    ["now", `what is "now"? This command takes options only`],
  ])("%s", async (options, sentence) => {
    const io = memoryIo();
    expect(await play(options.split(" "), io)).toBe(1);
    expect(io.err()).toBe(`darbar play: ${sentence}; see "npx darbar help play".\n`);
    expect(io.out()).toBe("");
  });
});

test("the same seed and the same answers are the same evening", async () => {
  const evening = async (): Promise<string> => {
    const io = memoryIo(wildAnswers("same"));
    await play(["--seed", "same"], io);
    return io.out();
  };
  expect(await evening()).toBe(await evening());
});

test("after a game it says what it wants to hear", async () => {
  const io = memoryIo(`${"1\n".repeat(2000)}`);
  await play(["--seed", "again", "--seats", "2"], io);
  expect(io.out()).toContain(
    " Again? Enter = yes, q = leave > 1\n Press Enter for another game, or type q to leave > ",
  );
});
