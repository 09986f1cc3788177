import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cops } from "@darbar/cops";
import { seededDraw } from "@darbar/kernel";
import { ALL } from "@darbar/kernel/testing";
import { LANGUAGES } from "@darbar/words/languages";
import { describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { EVERY_WORDS } from "../../test/spoken.ts";
import { widthOf } from "../text/wrap.ts";
import { review } from "./command.ts";

const EXAMPLE = fileURLToPath(new URL("../../test/records/worked-example.json", import.meta.url));
const example = JSON.parse(readFileSync(EXAMPLE, "utf8"));
/** Reviews are quick with a budget of a millisecond; what they think then is another matter. */
const QUICK = ["--budget", "1"];

async function run(args: readonly string[], input: object | string = "", more: Parameters<typeof memoryIo>[1] = {}) {
  const io = memoryIo(typeof input === "string" ? input : JSON.stringify(input), more);
  const code = await review(args, io);
  return { code, out: io.out(), err: io.err() };
}

/** Seat 1 claims the Duke twice; nobody's cards but those of seat 0 are ever seen. */
const PASS = { do: "pass" };
const taxes = {
  game: "coup",
  seats: 3,
  draws: ["captain", "contessa", "duke", "assassin", "ambassador", "captain"],
  moves: [
    [0, { do: "income" }],
    [1, { do: "tax" }],
    [0, PASS],
    [2, PASS],
    [2, { do: "income" }],
    [0, { do: "foreign-aid" }],
    [1, PASS],
    [2, { do: "block", as: "duke" }],
    [0, PASS],
  ],
};

/** A game of Good Cop Bad Cop in which everybody does what a timeout would. */
function quietNight(count: number): object {
  const options = cops.options({}, 4);
  if (!options.ok) throw new Error(options.error);
  const draw = seededDraw("a night shift");
  const state = cops.setup(options.value, 4);
  for (const event of cops.deal(state, draw)) cops.evolve(state, event);
  const moves: unknown[] = [];
  while (moves.length < count) {
    const [seat] = cops.waiting(state);
    const move = cops.fallback(state, seat);
    const decided = cops.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) cops.evolve(state, event);
    moves.push([seat, move]);
  }
  return { game: "cops", seats: 4, seed: "a night shift", moves };
}

describe("darbar review", () => {
  test("tells each decision: the question, the guesses, the options, and what was played", async () => {
    const { code, out, err } = await run(["-"], taxes);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("The decisions of P1. Another player’s: --seat 0…2");
    expect(out).toContain("Turn 1. Your turn. What do you do?");
    expect(out).toContain("P2 claims the Duke to take tax.");
    expect(out).toMatch(/P2 +Duke +[█▏▎▍▌▋▊▉]+·* +\d+%/);
    expect(out).toMatch(/P2 claims the Duke to take tax\. P2, Duke: \d+% → \d+%/);
    expect(out).toMatch(/▸ Income +[█▏▎▍▌▋▊▉·]+ +\d+% +\d+%/);
    expect(out).toMatch(/▸ Pass .*%/);
    expect(out).toMatch(/4 decisions: \d as the master would, .*\.\n$/);
  });

  test("fits the screen", async () => {
    for (const columns of [40, 60, 80, 120, 400]) {
      const { out } = await run(["-", ...QUICK], taxes, { columns });
      for (const line of out.split("\n")) expect([...line].length).toBeLessThanOrEqual(columns);
    }
  });

  test.each(LANGUAGES)("speaks %s", async (language) => {
    for (const columns of [40, 80]) {
      const { code, out } = await run(["-", ...QUICK, "--language", language], taxes, { columns });
      expect(code).toBe(0);
      expect(out).toContain(EVERY_WORDS[language].t("coup.ask.act"));
      for (const line of out.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    }
  });

  test("reviews the seat that is asked for", async () => {
    const { out } = await run(["-", "--seat", "1", ...QUICK], taxes);
    expect(out).toContain("The decisions of P2.");
    expect(out).toMatch(/▸ Tax, as Duke .*%/);
  });

  test("reviews Good Cop Bad Cop", async () => {
    const record = quietNight(16);
    const { code, out } = await run(["-", ...QUICK], record);
    expect(code).toBe(0);
    expect(out).toContain("Turn 1. Your turn. What do you do?");
    expect(out).toMatch(/P2 +Honest +[█▏▎▍▌▋▊▉·]+ +\d+%/);
    expect(out).toMatch(/Kingpin +[█▏▎▍▌▋▊▉·]+ +\d+%/);
    expect(out).toMatch(/Investigate › P\d’s (first|second|third) card +[█▏▎▍▌▋▊▉·]+ +\d+% +\d+%/);
  });

  test("a progress line is drawn on a terminal, and nowhere else", async () => {
    expect((await run(["-", ...QUICK], taxes, { isTTY: true })).err).toContain("of 4 decisions");
    expect((await run(["-", ...QUICK], taxes)).err).toBe("");
  });
});

describe("darbar review --json", () => {
  test("prints one line, the same every time", async () => {
    const first = await run(["-", "--json"], taxes);
    expect(first.out.indexOf("\n")).toBe(first.out.length - 1);
    const { ok, seat, decisions } = JSON.parse(first.out);
    expect({ ok, seat }).toEqual({ ok: true, seat: 0 });
    expect(decisions).toHaveLength(4);
    expect(decisions[0]).toMatchObject({ turn: 1, question: "act", seen: expect.any(Number), isSolved: false });
    expect(decisions[0].options[decisions[0].played].move).toEqual({ do: "income" });
    // That two reviews of one game are the same, the next test sees, too.
    if (ALL) expect((await run(["-", "--json"], taxes)).out).toBe(first.out);
  });

  test("says the same of a record in which all that the seat cannot know was dealt anew", async () => {
    const begun = { ...taxes, moves: taxes.moves.slice(0, 4) };
    const said = await run(["-", "--json"], begun);
    const redealt = { ...begun, draws: [...taxes.draws.slice(0, 2), "captain", "ambassador", "assassin", "assassin"] };
    expect((await run(["-", "--json"], redealt)).out).toBe(said.out);
    const own = { ...begun, draws: ["duke", "duke", ...taxes.draws.slice(2)] };
    expect((await run(["-", "--json"], own)).out).not.toBe(said.out);
  });

  test("says what is wrong", async () => {
    const moves = [...example.moves.slice(0, 4), [0, { do: "block", as: "duke" }]];
    const record = { ...example, draws: example.draws.slice(0, 6), moves };
    expect(await run(["-", "--json"], record)).toEqual({
      code: 1,
      out: `{"ok":false,"at":4,"error":"You may not block this. Pass, or challenge if there is a claim."}\n`,
      err: "",
    });
  });
});

describe("one sentence on standard error, and exit code 1", () => {
  test.each<[string, readonly string[], object | string, string]>([
    [
      "no file",
      [],
      "",
      `darbar review: give one file, or - for standard input; you gave 0; see "npx darbar help review".`,
    ],
    [
      "a strange seat",
      ["-", "--seat", "x"],
      taxes,
      `darbar review: --seat must be a whole number from 0 to 9; you gave "x"; see "npx darbar help review".`,
    ],
    ["a seat that is not there", ["-", "--seat", "3"], taxes, "--seat must be from 0 to 2 in this record; you gave 3."],
    [
      "no time",
      ["-", "--budget", "0"],
      taxes,
      `darbar review: --budget must be a whole number from 1 to 60000; you gave "0"; see "npx darbar help review".`,
    ],
    ["nothing", ["-"], "", "standard input: this is empty, and no record of a game."],
    [
      "another game",
      ["-"],
      { ...taxes, game: "chess" },
      "standard input: this is a record of chess, not of coup or cops.",
    ],
  ])("%s", async (_, args, input, sentence) => {
    expect(await run(args, input)).toEqual({ code: 1, out: "", err: `${sentence}\n` });
  });
});
