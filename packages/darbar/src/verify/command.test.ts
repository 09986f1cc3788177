import { coup } from "@darbar/coup";
import { type GameRecord, recordingDraw } from "@darbar/kernel";
import { commitmentTo, fairDraw, seedOf } from "@darbar/server";
import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { verify } from "./command.ts";

const SECRET = "5e".repeat(32);
const WORDS = ["open sesame", "", ""];

/** A game of timeouts at a live table: every draw comes from the secret and the words. */
function played(): GameRecord {
  const options = coup.options({}, 3);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 3);
  const draws: (string | number)[] = [];
  const moves: [number, unknown][] = [];
  const decide = (number: number) => recordingDraw(fairDraw(seedOf(SECRET, WORDS), number));
  let draw = decide(0);
  for (const event of coup.deal(state, draw)) coup.evolve(state, event);
  draws.push(...draw.drawn);
  while (coup.outcome(state) === null) {
    const [seat] = coup.waiting(state);
    const move = coup.fallback(state, seat);
    draw = decide(moves.length + 1);
    const decided = coup.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) coup.evolve(state, event);
    draws.push(...draw.drawn);
    moves.push([seat, move]);
  }
  const fair = { commitment: commitmentTo(SECRET), secret: SECRET, words: WORDS };
  return { game: "coup", options: {}, seats: 3, draws, moves, fair };
}

async function run(record: unknown, args: readonly string[] = ["-"]) {
  const io = memoryIo(typeof record === "string" ? record : JSON.stringify(record));
  const code = await verify(args, io);
  return { code, out: io.out(), err: io.err() };
}

describe("darbar verify", () => {
  const record = played();

  it("makes every draw of a game again", async () => {
    const { code, out, err } = await run(record);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(`All ${record.draws.length} draws of ${record.moves.length} moves follow from the words`);
    expect(out).toContain(commitmentTo(SECRET));
  });

  it.each([
    [
      "another card",
      { ...record, draws: record.draws.with(0, record.draws[0] === "duke" ? "captain" : "duke") },
      "draw 0",
    ],
    ["a draw too many", { ...record, draws: [...record.draws, "duke"] }, `draw ${record.draws.length}`],
    ["another secret", { ...record, fair: { ...record.fair, secret: "5f".repeat(32) } }, "not the one whose hash"],
    ["other words", { ...record, fair: { ...record.fair, words: ["open", "", ""] } }, ""],
    ["words of fewer seats", { ...record, fair: { ...record.fair, words: [] } }, "words of 0 seats"],
    ["no proof", { ...record, fair: undefined }, "has no proof"],
    ["a strange game", { ...record, game: "chess" }, "there is no game chess"],
    ["a proof of another shape", { ...record, fair: { secret: 1 } }, "commitment"],
    ["no record", "{", "this is not JSON"],
  ])("tells %s in one sentence", async (_, forged, sentence) => {
    const { code, out, err } = await run(forged);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(sentence);
    expect(err.trimEnd()).toMatch(/^darbar verify: .*\.$/);
  });

  it("wants one file", async () => {
    expect((await run("", [])).err).toContain("give one file");
    expect((await run("", ["--jsn"])).err).toContain("there is no option --jsn");
  });
});
