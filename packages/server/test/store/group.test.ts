import { join } from "node:path";
import { expect, test } from "vitest";
import type { Write } from "../../src/store/calls.ts";
import { openForWriting } from "../../src/store/database.ts";
import { prepareGroups } from "../../src/store/group.ts";
import { temporaryFolder } from "./temporary.ts";

const append = (seq: number, length: number): Write => ({
  do: "append",
  table: "a",
  facts: [{ seq, at: 0, fact: "x".repeat(length) }],
});

test("a commit is on the disk when it returns", async () => {
  const { database, close } = openForWriting(join(await temporaryFolder(), "darbar.db"));
  try {
    expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    // 2 is FULL. No kill of a process shows the difference, only a power cut does.
    expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  } finally {
    close();
  }
});

test("a group that finds no room keeps of itself what fits, and goes on when there is room again", async () => {
  const { database, close } = openForWriting(join(await temporaryFolder(), "darbar.db"));
  try {
    const keep = prepareGroups(database);
    keep([{ do: "createTable", table: { table: "a", code: "A", created: 0 }, facts: [] }]);
    const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
    database.exec(`PRAGMA max_page_count = ${pages + 10}`);

    const group = [
      append(0, 500),
      { do: "heartbeat", at: 1 },
      append(1, 100_000),
      append(2, 500),
      { do: "heartbeat", at: 2 },
    ];
    const outcomes = keep(group as readonly Write[]);
    // What builds on a fact that was not kept would leave a gap.
    expect(outcomes.map((outcome) => (outcome.ok ? "kept" : outcome.fault))).toEqual([
      "kept",
      "kept",
      "full",
      "conflict",
      "kept",
    ]);
    expect(keep([append(1, 100_000)])).toMatchObject([{ ok: false, fault: "full" }]);
    expect(database.prepare("SELECT seq, length(fact) AS length FROM facts").all()).toEqual([{ seq: 0, length: 500 }]);

    database.exec("PRAGMA max_page_count = 1000000");
    expect(keep([append(1, 100_000), append(2, 500)]).every(({ ok }) => ok)).toBe(true);
    expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  } finally {
    close();
  }
});

test("a write that cannot be written down is broken, and its neighbours are not", async () => {
  const { database, close } = openForWriting(join(await temporaryFolder(), "darbar.db"));
  try {
    const keep = prepareGroups(database);
    const outcomes = keep([
      { do: "createTable", table: { table: "a", code: "A", created: 0 }, facts: [] },
      { do: "append", table: "a", facts: [{ seq: 0, at: 0.5, fact: "half a millisecond" }] },
      append(0, 1),
    ]);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false, fault: "broken" }, { ok: true }]);
  } finally {
    close();
  }
});
