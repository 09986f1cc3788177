import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { coup } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { memoryIo } from "../test/memory-io.ts";
import { COMMAND_NAMES } from "./commands.ts";
import { run, sayInternalError } from "./run.ts";

async function darbar(...args: readonly string[]) {
  const io = memoryIo();
  return { code: await run(args, io), out: io.out(), err: io.err() };
}

describe("darbar", () => {
  test("without a command says what there is", async () => {
    for (const args of [[], ["help"], ["--help"], ["-h"]]) {
      const { code, out, err } = await darbar(...args);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      for (const name of COMMAND_NAMES) expect(out).toContain(`\n  ${name} `);
    }
  });

  test.each([...COMMAND_NAMES])("help %s, and %s --help, say how it is called", async (name) => {
    const help = await darbar("help", name);
    expect({ code: help.code, err: help.err }).toEqual({ code: 0, err: "" });
    expect(help.out.startsWith(`darbar ${name} `)).toBe(true);
    expect(await darbar(name, "--help")).toEqual(help);
    expect(help.out.split("\n").filter((line) => line.length > 120)).toEqual([]);
  });

  test("--version says which", async () => {
    expect((await darbar("--version")).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("does not know every command", async () => {
    const list = `the commands are ${COMMAND_NAMES.join(", ")} and help.\n`;
    expect(await darbar("pley")).toEqual({ code: 1, out: "", err: `darbar: there is no command pley; ${list}` });
    expect(await darbar("help", "me")).toEqual({ code: 1, out: "", err: `darbar: there is no command me; ${list}` });
    expect(await darbar("--fast")).toEqual({ code: 1, out: "", err: `darbar: there is no option --fast; ${list}` });
  });

  test.each([...COMMAND_NAMES])("%s refuses an option that it does not know, in one sentence", async (name) => {
    const { code, out, err } = await darbar(name, "--no-such-option");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^[^\n]*no-such-option[^\n]*\n$/);
  });

  test("a fault of ours is one sentence and exit code 70, with the stack only for those who asked", async () => {
    const io = memoryIo();
    const broken = {
      ...io,
      stdout: {
        write: () => {
          throw new Error("ink\nspilt");
        },
      },
    };
    expect(await run(["help"], broken)).toBe(70);
    expect(io.err()).toMatch(/^darbar: something went wrong [^\n]*ink�spilt[^\n]*please report it[^\n]*\n$/);
    const error = new Error("ink");
    expect(sayInternalError(error, [], {})).not.toContain("run.test");
    expect(sayInternalError(error, [], { DARBAR_DEBUG: "1" })).toContain("run.test");
  });
});

describe("the real process", () => {
  const main = fileURLToPath(new URL("./main.ts", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "darbar-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const shell = (script: string) =>
    spawnSync("sh", ["-c", script], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C", NODE: process.execPath, MAIN: main },
    });

  test("ends as it should", () => {
    expect(shell(`"$NODE" "$MAIN" --version; echo $?`).stdout).toMatch(/^\d+\.\d+\.\d+\n0\n$/);
    expect(shell(`"$NODE" "$MAIN" replay /no/such 2>&1; echo $?`).stdout).toBe(
      "/no/such cannot be read: there is no such file.\n1\n",
    );
    expect(shell(`echo q | "$NODE" "$MAIN" play --seed x | tail -n 1`).stdout).toBe(
      " You leave the table. Good night.\n",
    );
  });

  test("a broken pipe ends it quietly", () => {
    const file = join(folder, "long.json");
    writeFileSync(file, JSON.stringify(longRecord()));
    for (const more of ["", "--json"]) {
      const { stdout, stderr } = shell(`"$NODE" "$MAIN" replay "${file}" ${more} | head -c 5`);
      expect({ length: stdout.length, stderr }).toEqual({ length: 5, stderr: "" });
    }
  });
});

/** A record whose story does not fit into a pipe at once. */
function longRecord(): object {
  const options = coup.options({}, 2);
  if (!options.ok) throw new Error(options.error);
  const draw = seededDraw("long");
  const state = coup.setup(options.value, 2);
  for (const event of coup.deal(state, draw)) coup.evolve(state, event);
  const moves = [];
  while (moves.length < 3000) {
    const [seat] = coup.waiting(state);
    const move = state.question === "act" ? ({ do: "exchange" } as const) : coup.fallback(state, seat);
    const decided = coup.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) coup.evolve(state, event);
    moves.push([seat, move]);
  }
  return { game: "coup", seats: 2, seed: "long", moves };
}
