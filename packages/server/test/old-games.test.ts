import { readFileSync } from "node:fs";
import { cops } from "@darbar/cops";
import { coup, type State } from "@darbar/coup";
import { parseFair, verifyRecord } from "@darbar/fair";
import { parseRecord, replay } from "@darbar/kernel";
import { recordFor } from "@darbar/table";
import { expect, it } from "vitest";
import { CONTEXT } from "../src/context.ts";
import { TableRegistry } from "../src/registry.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import type { StoredFact } from "../src/store/store.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

/* From before players committed to shares: they mixed words into the shuffle, and draws came from another generator. */

function kept(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./kept/${name}.json`, import.meta.url), "utf8"));
}

it("an old record replays and verifies as ever", () => {
  const record = parseRecord(kept("record-with-words"));
  if (!record.ok) throw new Error(record.error);
  expect(replay(coup, record.value).ok).toBe(true);
  const fair = parseFair(record.value);
  if (!fair.ok) throw new Error(fair.error);
  const { draws, moves } = record.value;
  expect(verifyRecord(coup, fair.value)).toMatchObject({
    ok: true,
    value: { version: 1, draws: draws.length, moves: moves.length, mixedIn: [0, 1], leftOut: [] },
  });
  const forged = { ...fair.value, draws: draws.with(0, draws[0] === "duke" ? "captain" : "duke") };
  expect(verifyRecord(coup, forged).ok).toBe(false);
});

it("an old game in the middle goes on with the draws it would have had, and the next one has shares", async () => {
  const store = memoryStore();
  const log = kept("log-with-words") as readonly StoredFact[];
  await store.createTable({ table: "old", code: "PLUMS", created: 0 }, log);
  const host = virtualRegistryHost(3, { store });
  const registry = new TableRegistry(host);
  expect(await registry.resume()).toBe(1);
  const live = await registry.open("old");
  if (live === null) throw new Error("the table is not there");
  expect(live.table.game?.mixedIn).toEqual({ version: 1, words: ["open sesame", "دربار", null] });
  await host.pass(24 * 3_600_000);
  expect(live.table.game?.outcome).not.toBeNull();
  const found = await registry.archive.find("old", 1);
  const record = found.ok ? recordFor(CONTEXT, found.value, "p0") : found;
  if (!record.ok || !("moves" in record.value)) throw new Error(JSON.stringify(record));
  expect(verifyRecord(coup, record.value)).toMatchObject({ ok: true, value: { version: 1, mixedIn: [0, 1] } });

  await live.do({ person: "p0", name: "P0" }, "again", { do: "start" });
  expect(live.table.game?.number).toBe(2);
  expect(live.table.game?.mixedIn.version).toBe(2);
});

it("a game that was begun before rules had versions goes on by the first, and the next one is by the newest", async () => {
  const store = memoryStore();
  const log = kept("log-of-version-1") as readonly StoredFact[];
  await store.createTable({ table: "old", code: "PVGREL", created: 0 }, log);
  const host = virtualRegistryHost(38, { store });
  const registry = new TableRegistry(host);
  expect(await registry.resume()).toBe(1);
  const live = await registry.open("old");
  if (live === null) throw new Error("the table is not there");
  const view = (): State => live.table.game?.running.view("all") as State;
  expect(view().options.version).toBe(1);
  expect(view().players.map(({ coins }) => coins)).toEqual([1, 2]);

  // `ru` then: of two of a kind the one that returns is the proven one, so that nothing is replaced.
  expect(view().proven).toEqual([{ seat: 0, card: "ambassador" }]);
  const move = { do: "return", cards: ["ambassador", "duke"] };
  await live.do({ person: "p0", name: "P0" }, "return", { do: "move", game: 1, prompt: view().prompt, move });
  await host.pass(1000);
  expect(view().players[0].hidden).toEqual(["ambassador", "assassin"]);
  expect(view().court.under.map(({ card }) => card)).toEqual(["ambassador", "duke"]);

  await host.pass(24 * 3_600_000);
  const found = await registry.archive.find("old", 1);
  const record = found.ok ? recordFor(CONTEXT, found.value, "p0") : found;
  if (!record.ok || !("moves" in record.value)) throw new Error(JSON.stringify(record));
  expect(record.value.version).toBe(1);
  const { draws, moves } = record.value;
  expect(verifyRecord(coup, record.value)).toMatchObject({
    ok: true,
    value: { draws: draws.length, moves: moves.length },
  });

  await live.do({ person: "p0", name: "P0" }, "again", { do: "start" });
  expect(live.table.game?.running.version).toBe(coup.version);
});

/* From before rules had versions: what is turned up was named in the announcement, which is open in this log. */
it("an old game of Good Cop Bad Cop in the middle goes on by the rules it was begun by", async () => {
  const store = memoryStore();
  await store.createTable(
    { table: "old", code: "PLUMS", created: 0 },
    kept("log-cops-version-1") as readonly StoredFact[],
  );
  const host = virtualRegistryHost(3, { store });
  const registry = new TableRegistry(host);
  expect(await registry.resume()).toBe(1);
  const live = await registry.open("old");
  if (live === null) throw new Error("the table is not there");
  expect(live.table.game?.running.version).toBe(1);
  await host.pass(24 * 3_600_000);
  expect(live.table.game?.outcome).not.toBeNull();
  const found = await registry.archive.find("old", 1);
  const record = found.ok ? recordFor(CONTEXT, found.value, "p0") : found;
  if (!record.ok || !("moves" in record.value)) throw new Error(JSON.stringify(record));
  expect(record.value.version).toBe(1);
  expect(verifyRecord(cops, record.value)).toMatchObject({ ok: true, value: { moves: record.value.moves.length } });
});
