import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { replay } from "./command.ts";

const EXAMPLE = fileURLToPath(new URL("../../test/records/worked-example.json", import.meta.url));
const example = JSON.parse(readFileSync(EXAMPLE, "utf8"));

async function run(args: readonly string[], input: string | Uint8Array | object = "") {
  const raw = typeof input === "string" || input instanceof Uint8Array ? input : JSON.stringify(input);
  const io = memoryIo(raw);
  const code = await replay(args, io);
  return { code, out: io.out(), err: io.err() };
}

describe("darbar replay", () => {
  test("reads standard input", async () => {
    expect((await run(["-"], example)).out).toBe((await run([EXAMPLE])).out);
  });

  test("fits the screen", async () => {
    for (const columns of [40, 60, 80, 120, 400]) {
      const io = memoryIo("", { columns });
      await replay([EXAMPLE], io);
      for (const line of io.out().split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
    }
  });

  test("paints where there are colours, and nowhere else", async () => {
    const io = memoryIo("", { colour: true });
    await replay([EXAMPLE], io);
    expect(io.out()).toContain("\x1b[");
    expect((await run([EXAMPLE])).out).not.toContain("\x1b");
  });
});

describe("darbar replay --json", () => {
  test("prints the events and the summary on one line", async () => {
    const { code, out } = await run([EXAMPLE, "--json"]);
    expect(code).toBe(0);
    expect(out.indexOf("\n")).toBe(out.length - 1);
    const { ok, events, summary, ...rest } = JSON.parse(out);
    expect({ ok, rest }).toEqual({ ok: true, rest: {} });
    expect(events[0].type).toBe("dealt");
    expect(summary).toMatchObject({ waiting: [0], winner: null });
  });

  test("says which move is not legal, and why", async () => {
    const moves = [...example.moves.slice(0, 4), [0, { do: "block", as: "duke" }]];
    const record = { ...example, draws: example.draws.slice(0, 6), moves };
    const { code, out, err } = await run(["-", "--json"], record);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: `{"ok":false,"at":4,"error":"You may not block this. Pass, or challenge if there is a claim."}\n`,
      err: "",
    });
  });

  test("at is null where no move is at fault", async () => {
    for (const text of [
      "",
      "{",
      "[]",
      "null",
      `{"game":"chess","seats":2,"moves":[]}`,
      JSON.stringify({ ...example, seats: 9 }),
    ]) {
      const { code, out } = await run(["-", "--json"], text);
      expect(code).toBe(1);
      expect(JSON.parse(out)).toEqual({ ok: false, at: null, error: expect.any(String) });
    }
  });
});

describe("one sentence on standard error, and exit code 1", () => {
  const folder = mkdtempSync(join(tmpdir(), "darbar-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const broken = join(folder, "broken.json");
  writeFileSync(broken, "{");
  const short = { game: "coup", options: { draft: false }, seats: 2, draws: ["duke", "duke", "duke", "captain"] };

  test.each<[string, readonly string[], unknown, string]>([
    [
      "no file",
      [],
      "",
      `darbar replay: give one file, or - for standard input; you gave 0; see "npx darbar help replay".`,
    ],
    [
      "two files",
      ["a", "b"],
      "",
      `darbar replay: give one file, or - for standard input; you gave 2; see "npx darbar help replay".`,
    ],
    ["an unknown option", ["--jsn", "-"], "", `darbar replay: there is no option --jsn; see "npx darbar help replay".`],
    [
      "a value where none belongs",
      ["--json=1", "-"],
      "",
      `darbar replay: --json takes no value; see "npx darbar help replay".`,
    ],
    [
      "no value where one belongs",
      ["-", "--as"],
      "",
      `darbar replay: --as needs a value; see "npx darbar help replay".`,
    ],
    [
      "a file that is not there",
      ["/no/such/file.json"],
      "",
      "/no/such/file.json cannot be read: there is no such file.",
    ],
    ["a folder", [folder], "", `${folder} cannot be read: it is a folder.`],
    ["a stranger", ["-", "--as", "7"], example, `--as must be a seat from 0 to 2, public or all; you gave "7".`],
    ["nothing", ["-"], "", "standard input: this is empty, and no record of a game."],
    [
      "a deep nest",
      ["-"],
      "[".repeat(1_000_000),
      "standard input: this is nested more than 50 deep, and no record is.",
    ],
    ["bytes that are no text", ["-"], new Uint8Array([0xff, 0xfe, 0]), "standard input is not a text in UTF-8."],
    [
      "a bad option",
      ["-"],
      { ...short, options: { edition: "he", draft: true }, moves: [] },
      "standard input: edition he has no draft; classic and plus have.",
    ],
    [
      "an unknown key",
      ["-"],
      `{"game":"coup","seats":2,"moves":[],"__proto__":{}}`,
      `standard input: a record cannot have "__proto__"; it knows game, version, title, options, seats, draws, seed, moves, talk and fair.`,
    ],
    [
      "an unknown move",
      ["-"],
      { ...short, moves: [[0, { do: "nap" }]] },
      expect.stringContaining(`Move 0 (P1: nap): a move's "do" must be`),
    ],
    [
      "a foreign seat",
      ["-"],
      { ...short, moves: [[1, { do: "income" }]] },
      "Move 0 (P2: income): You are not asked anything now. Wait for your turn.",
    ],
    [
      "no coins",
      ["-"],
      { ...short, moves: [[0, { do: "coup", target: 1 }]] },
      "Move 0 (P1: coup): You do not have enough coins for that. Choose another action.",
    ],
    [
      "a card that is not there",
      ["-"],
      { ...short, draws: ["duke", "duke", "duke", "duke"], moves: [] },
      expect.stringContaining("draw 3"),
    ],
    [
      "draws that were never made",
      ["-"],
      { ...short, draws: [...short.draws, "duke"], moves: [] },
      "standard input: 1 of the 5 listed draws were never made.",
    ],
    [
      "control characters",
      ["-"],
      { ...short, game: "\x1b[2J\nx", moves: [] },
      "standard input: this is a record of �[2J�x, not of coup or cops.",
    ],
  ])("%s", async (_, args, input, sentence) => {
    const { code, out, err } = await run(args, input as string);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.slice(-1)).toBe("\n");
    expect(err.slice(0, -1)).toEqual(sentence);
    expect(err.slice(0, -1)).not.toContain("\n");
  });

  test("a text that is not JSON", async () => {
    const { code, err } = await run([broken]);
    expect(code).toBe(1);
    expect(err).toMatch(/broken\.json: this is not JSON: .*\n$/);
  });
});
