import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL } from "@darbar/kernel/testing";
import { expect, it, onTestFinished } from "vitest";
import { runServe } from "./serve-process.ts";

const PLANT = `--import=${new URL("./plant-death.mjs", import.meta.url).href}`;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "darbar-dying-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Has the reader of the store look for a game. */
const readFor = (word: string) => (address: string) => fetch(`${address}/api/tables/${word}/games/1/record`);
/** Has the writer of the store keep a name. */
const writeFor = (word: string) => (address: string) =>
  fetch(`${address}/api/people`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: word }),
  });

/** Each is a server of its own; of what is alike `npm test` tries one. */
const DEATHS = [
  ["reader ends", readFor("PLANTEDEXIT"), /ended \(3\)/],
  ["writer throws", writeFor("PLANTEDTHROW"), /died: Error: planted/],
  ["reader throws", readFor("PLANTEDTHROW"), /died: Error: planted/],
  ["reader runs out of memory", readFor("PLANTEDMEMORY"), /died: .*memory/],
] as const;

it.each(DEATHS.slice(0, ALL ? DEATHS.length : 2))(
  "a server whose %s ends by itself, with one sentence",
  async (_, harm, why) => {
    const server = runServe(await newFolder(), ["--max-old-space-size=200", PLANT]);
    const address = (await server.address) ?? "";
    expect(address).toMatch(/^http/);
    await Promise.allSettled([harm(address)]);
    const { code, said } = await server.ended;
    expect(said).toMatch(/^darbar serve: a thread of the store [^\n]*\.\n$/);
    expect(said).toMatch(why);
    expect(code).toBe(1);
  },
);

it("a server on a damaged database ends at once, with one sentence and nothing left running", async () => {
  const folder = await newFolder();
  const first = runServe(folder);
  await first.address;
  first.signal("SIGTERM");
  expect(await first.ended).toEqual({ code: 0, said: "" });
  const file = await open(join(folder, "darbar.db"), "r+");
  await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, 2 * 4096);
  await file.close();
  const second = runServe(folder);
  expect(await second.address).toBeNull();
  const { code, said } = await second.ended;
  expect(said).toMatch(/^darbar serve: [^\n]*the database is damaged [^\n]*: start from a backup\.\n$/);
  expect(code).toBe(1);
});
