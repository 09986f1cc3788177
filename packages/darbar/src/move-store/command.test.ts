import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { moveStoreCommand } from "./command.ts";

const NOWHERE = "postgres://darbar:hidden@127.0.0.1:1/darbar";

test.each([
  ["nothing", [], {}, /say where to/],
  ["somewhere else", ["elsewhere"], {}, /say where to/],
  ["two places", ["database", "folder"], {}, /say where to/],
  ["no database", ["database"], {}, /DATABASE_URL must name/],
  ["a wrong setting", ["database"], { DATABASE_URL: "mysql://x" }, /DATABASE_URL is something else/],
  ["an empty folder", ["database"], { DATABASE_URL: NOWHERE }, /there is no .*darbar\.db/],
  ["a database that does not answer", ["folder"], { DATABASE_URL: NOWHERE }, /cannot be opened/],
] as const)("given %s, says what is wrong in one sentence", async (_, args, environment, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), "darbar-move-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const io = memoryIo();
  expect(await moveStoreCommand(args, io, { DATA_DIR: folder, ...environment })).toBe(1);
  expect(io.err()).toMatch(/^darbar move-store: [^\n]+\.\n$/);
  expect(io.err()).toMatch(sentence);
  expect(io.err()).not.toContain("hidden");
});
