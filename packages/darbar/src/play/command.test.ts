import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kindsOf } from "@darbar/kernel/options";
import { itInAll, usually } from "@darbar/kernel/testing";
import { afterAll, describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { wildAnswers } from "../../test/wild-answers.ts";
import { GAMES } from "../games.ts";
import { replay } from "../replay/command.ts";
import { play } from "./command.ts";

const AGAIN = " Again? Enter = Yes · q = Leave the table > ";
const folder = mkdtempSync(join(tmpdir(), "darbar-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(GAMES.map((game) => [game.id, game] as const))("whole games of %s with piped answers", (id, game) => {
  const { option, names } = game.with(({ options }) => ({ option: `${options.kind}`, names: kindsOf(options) }));
  // One kind of each game: the others differ in their rules, and are played to the end beside those (whole-games.test.ts).
  test.each(names.slice(0, usually(1, { all: names.length })))("%s", async (kind) => {
    const file = join(folder, `${id}-${kind}.json`);
    const io = memoryIo(wildAnswers(`${id} ${kind}`));
    const args = ["--game", id, `--${option}`, kind, "--seed", kind, "--save", file];
    expect({ code: await play(args, io), err: io.err() }).toEqual({ code: 0, err: "" });
    expect(io.out()).toContain(AGAIN);
    expect(io.out()).not.toMatch(/undefined|NaN|null/);
    expect(io.out()).not.toContain("\x1b");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ game: id, options: { [option]: kind } });
    expect(await replay([file], memoryIo())).toBe(0);
  });
});

describe.each(GAMES.map(({ id }) => id))("every level plays %s", (id) => {
  test.each(usually(["newcomer"], { all: ["newcomer", "sharp"] }))("%s, to the end", async (level) => {
    const io = memoryIo(wildAnswers(`${id} ${level}`));
    const args = ["--game", id, "--seed", level, "--level", level, "--style", "greedy"];
    expect({ code: await play(args, io), err: io.err() }).toEqual({ code: 0, err: "" });
    expect(io.out()).toContain(AGAIN);
  });

  itInAll("master, for a few answers", async () => {
    const io = memoryIo(`${"1\n".repeat(6)}q\n`);
    expect({ code: await play(["--game", id, "--seed", "m", "--level", "master"], io), err: io.err() }).toEqual({
      code: 0,
      err: "",
    });
    expect(io.out()).toContain(" You leave the table.");
  });
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
    expect(record.title).toMatch(/^1: You, 2: \w+, 3: \w+, 4: \w+$/);
    expect(await replay([file], memoryIo())).toBe(0);
  });
});

describe("saving", () => {
  test("does not touch a file that is no record", async () => {
    const file = join(folder, "diary.txt");
    writeFileSync(file, "dear diary");
    const io = memoryIo("q\n");
    expect(await play(["--save", file], io)).toBe(1);
    expect(io.err()).toBe(`darbar play: ${file} already exists and is not a record of a game; choose another name.\n`);
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
    ["--name=", "--name must not be empty"],
    ["--save=", "--save must name a file"],
    ["--first me", `--first must be a number; you gave "me"`],
    ["--seats many", `--seats must be a number; you gave "many"`],
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

test("after a game yes is another one, and no is good night", async () => {
  const game = "1\n".repeat(500);
  const io = memoryIo(`${game}y\n${game}n\n`);
  await play(["--seed", "again", "--seats", "2"], io);
  const [, second, end] = io.out().split(new RegExp(`${AGAIN.replaceAll(/[?]/g, "\\?")}[yn]\n`));
  expect(second).toContain("Turn 1: ");
  expect(end).toBe(" You leave the table. Good night.\n");
});

test("after a game it says what it wants to hear", async () => {
  const io = memoryIo(`${"1\n".repeat(2000)}`);
  await play(["--seed", "again", "--seats", "2"], io);
  expect(io.out()).toContain(`${AGAIN}1\n${AGAIN}`);
});

test("bots that are muted say nothing", async () => {
  const evening = async (...more: readonly string[]): Promise<readonly string[]> => {
    const io = memoryIo("1\n".repeat(2000));
    await play(["--game", "cops", "--seed", "talk", "--level", "newcomer", ...more], io);
    return io.out().split("\n");
  };
  const isSaid = (line: string): boolean => / says: (honest|crooked|leader)$/.test(line);
  expect((await evening()).some(isSaid)).toBe(true);
  expect((await evening("--mute-bots")).some(isSaid)).toBe(false);
});
