import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TEST_SEED } from "@darbar/kernel/testing";
import { GAME_NAMES } from "@darbar/protocol";
import { expect, it } from "vitest";
import { call, startForTest } from "./start.ts";

const EXAMPLE = fileURLToPath(new URL("../../../docs/examples/play.mjs", import.meta.url));
const run = promisify(execFile);

it("the example imports nothing", () => {
  expect(readFileSync(EXAMPLE, "utf8")).not.toMatch(/\bimport\b|\brequire\b/);
});

it.each(GAME_NAMES)("the example plays a whole game of %s against bots", async (game) => {
  const { address } = await startForTest({ messagesPerSecond: 0 });
  const { stdout } = await run(process.execPath, [EXAMPLE, address, game, String(TEST_SEED)]);
  expect(stdout).toMatch(new RegExp(`^${game}: .+ won \\([a-z -]+\\); I answered [1-9]\\d* questions?\\.$`, "m"));
  const record = new URL(/^The record: (\S+)$/m.exec(stdout)?.[1] ?? "");
  const { status, body } = await call<{ game: string; seats: number }>(address, "GET", record.pathname);
  expect({ status, game: body.game, seats: body.seats }).toEqual({ status: 200, game, seats: 4 });
});
