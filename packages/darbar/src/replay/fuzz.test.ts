import { type Asking, type GameRecord, seededDraw } from "@darbar/kernel";
import { playAtRandom, usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { GAMES } from "../games.ts";
import type { TableGame } from "../table-game.ts";
import { replay } from "./command.ts";

/** Whatever the file holds: an exit code of 0 or 1, one line of JSON, one sentence; never anything thrown. */
async function mustNotCrash(input: string | Uint8Array): Promise<void> {
  const json = memoryIo(input);
  const jsonCode = await replay(["-", "--json"], json);
  const lines = json.out().split("\n");
  expect(lines.length).toBe(2);
  expect(JSON.parse(lines[0]).ok).toBe(jsonCode === 0);

  const words = memoryIo(input);
  const code = await replay(["-"], words);
  expect(code).toBe(jsonCode);
  if (code === 1) expect(words.err()).toMatch(/^[^\n]{1,600}\.\n$/u);
  expect(words.out() === "").toBe(code === 1);
  expect(words.out() + words.err()).not.toMatch(/undefined|NaN|\[object/);
}

/** A record of a game of random moves, of some variant, cut off somewhere. */
function randomRecord<Options, State extends Asking, Move, GameEvent>(
  { rules, variants: everyVariant }: TableGame<Options, State, Move, GameEvent>,
  seed: string,
  length: number,
): GameRecord {
  const chance = seededDraw(`${seed}, moves`);
  const variants = everyVariant();
  const { options, seats } = variants[chance.one([...variants.keys()])];
  const until = (_: State, answers: number): boolean => answers >= length;
  return playAtRandom(rules, { options, seats }, seededDraw(seed), { chance, until }).record;
}

/** A part of them is enough to meet every kind of file several times. */
const runs = (all: number): { numRuns: number } => ({ numRuns: usually(Math.ceil(all / 20), { all }) });

const WORDS = [
  "do",
  "tax",
  "pass",
  "challenge",
  "block",
  "as",
  "duke",
  "coup",
  "target",
  "cards",
  "return",
  "__proto__",
];
const KEYS = [
  "game",
  "options",
  "seats",
  "draws",
  "seed",
  "moves",
  "version",
  "title",
  "constructor",
  "__proto__",
  "0",
];
const scrap = fc.oneof(
  fc.json(),
  fc.constantFrom(...WORDS, ...KEYS).map((word) => JSON.stringify(word)),
  fc.constantFrom("null", "-1", "1e999", "-0", "0.5", "1e21", "9007199254740993", "[]", "{}", '"\\ud800"'),
);
const record = fc
  .tuple(fc.constantFrom(...GAMES), fc.string(), fc.nat(150))
  .map(([listed, seed, length]) => listed.with((game) => randomRecord(game, seed, length)));
const gameName = fc.constantFrom(...GAMES.map(({ id }) => JSON.stringify(id)));

describe("replay never crashes", () => {
  test("on valid records of every kind", () =>
    fc.assert(
      fc.asyncProperty(record, async (valid) => {
        const io = memoryIo(JSON.stringify(valid));
        expect({ code: await replay(["-"], io), err: io.err() }).toEqual({ code: 0, err: "" });
        await mustNotCrash(JSON.stringify(valid));
      }),
      runs(150),
    ));

  test("on random bytes and texts", () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: "binary" })), mustNotCrash),
      runs(300),
    ));

  test("on random JSON", () => fc.assert(fc.asyncProperty(fc.json({ maxDepth: 6 }), mustNotCrash), runs(300)));

  test("on random JSON under the names that a record knows", () =>
    fc.assert(
      fc.asyncProperty(gameName, fc.array(fc.tuple(fc.constantFrom(...KEYS), scrap)), async (name, fields) => {
        const all = new Map([["game", name], ["seats", "3"], ["seed", '"x"'], ["moves", "[]"], ...fields]);
        await mustNotCrash(`{${[...all].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`);
      }),
      runs(400),
    ));

  test("on records with a word, a number or a piece changed", () =>
    fc.assert(
      fc.asyncProperty(record, scrap, fc.nat(), async (valid, change, where) => {
        const text = JSON.stringify(valid);
        const tokens = [...text.matchAll(/"[^"]*"|-?\d+|true|false|null/g)];
        const token = tokens[where % tokens.length];
        await mustNotCrash(text.slice(0, token.index) + change + text.slice(token.index + token[0].length));
      }),
      runs(400),
    ));

  test("on records with their moves shuffled, doubled or left out", () =>
    fc.assert(
      fc.asyncProperty(record, fc.nat(), fc.nat(), async (valid, one, other) => {
        const moves = valid.moves.slice();
        if (moves.length > 0) moves.splice(one % moves.length, other % 2, moves[other % moves.length]);
        await mustNotCrash(JSON.stringify({ ...valid, moves, seed: "more" }));
      }),
      runs(200),
    ));

  test("on records cut off or with a bit flipped", () =>
    fc.assert(
      fc.asyncProperty(record, fc.nat(), fc.boolean(), async (valid, where, cut) => {
        const bytes = Buffer.from(JSON.stringify(valid));
        if (!cut) bytes[where % bytes.length] ^= 1 << (where % 8);
        await mustNotCrash(cut ? bytes.subarray(0, where % bytes.length) : bytes);
      }),
      runs(200),
    ));

  test("on monstrous files", async () => {
    for (const text of [
      "[".repeat(5_000_000),
      '{"a":'.repeat(1_000_000),
      `"${"x".repeat(5_000_000)}"`,
      "9".repeat(1_000_000),
      `[${"[],".repeat(500_000)}[]]`,
    ]) {
      await mustNotCrash(text);
    }
    const huge = memoryIo(Buffer.alloc(17 * 1024 * 1024, 32));
    expect(await replay(["-"], huge)).toBe(1);
    expect(huge.err()).toBe("standard input is larger than 16 MiB, and no record is.\n");
  });
});
