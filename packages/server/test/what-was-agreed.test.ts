import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { snapshotFor } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { TableRegistry } from "../src/registry.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import { openSqliteStore } from "../src/store/sqlite-store.ts";
import { StoreError } from "../src/store/store.ts";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const COUP = { game: "coup", seats: 3, clock: "fast" } as const;
const income = (game: number, prompt: number) => ({ do: "move", game, prompt, move: { do: "income" } }) as const;

/** Lets everybody's time run out until the game is over. */
async function playOut({ live, host }: Evening): Promise<void> {
  for (let hour = 0; hour < 50 && live.table.game?.outcome === null; hour++) await host.pass(3_600_000);
  expect(live.table.game?.outcome).not.toBeNull();
}

describe("what was agreed on holds for the whole game, and after it", () => {
  it("keeps bluffs secret though the host changes the setup afterwards", async () => {
    const evening = await openTable({ ...COUP, bluffs: "secret" }, 3);
    await evening.do(0, { do: "start" });
    await playOut(evening);
    const { table } = evening.live;
    await evening.do(0, { do: "change-setup", setup: { ...table.setup, bluffs: "open" } });
    expect(snapshotFor(table, "p0").game?.view).toMatchObject({ viewer: 0 });
    expect(await evening.record(1, "p0")).toMatchObject({ ok: true, value: { as: 0 } });
  });

  it("shows a game that nobody was to watch to nobody else, also when it is over", async () => {
    const evening = await openTable({ ...COUP, spectators: false }, 3);
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "say", text: "I have the duke" });
    await playOut(evening);
    expect(snapshotFor(evening.live.table, "stranger")).toMatchObject({ game: null, talk: [] });
    expect((await evening.record(1, "stranger")).ok).toBe(false);
  });

  it("does not hand such a game to whoever comes back with an old log either", async () => {
    const evening = await openTable({ ...COUP, spectators: false }, 3);
    const stranger = new Follower("stranger");
    evening.live.watch(stranger);
    const { log, count } = stranger;
    evening.live.unwatch(stranger);
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "say", text: "I have the duke" });
    await playOut(evening);
    const back = new Follower("stranger");
    evening.live.watch(back, { log, facts: count });
    expect(JSON.stringify(back.heard)).not.toContain("duke");
    expect(back.snapshot).toMatchObject({ game: null, talk: [] });
  });

  it("refuses a move of the last game in the next one", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    await playOut(evening);
    await evening.do(0, { do: "start" });
    const [seat] = evening.live.table.game?.running.waiting() ?? [];
    expect(await evening.do(seat, income(1, 1))).toBe("stale");
    expect(await evening.do(seat, income(2, 1))).toBe("done");
  });

  it("has an earlier game by its number when the next one has begun", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    await playOut(evening);
    await evening.do(0, { do: "start" });
    expect(await evening.record(1, "p0")).toMatchObject({ ok: true, value: { game: "coup" } });
    expect(await evening.record(2, "p0")).toMatchObject({ ok: false, error: { code: "playing" } });
    expect(await evening.record(3, "p0")).toMatchObject({ ok: false, error: { code: "no-such-game" } });
  });

  it("lets the winner start the next game wherever they sit now, and anybody if they are gone", async () => {
    const evening = await openTable({ ...COUP, seats: 4 }, 4);
    await evening.do(0, { do: "start" });
    await playOut(evening);
    const { table } = evening.live;
    const winner = table.game?.outcome?.winners[0] ?? 0;
    const other = winner === 0 ? 1 : 0;
    await evening.do(other, { do: "stand" });
    await evening.do(winner, { do: "sit", seat: other });
    await evening.do(other, { do: "sit", seat: winner });
    expect(await evening.do(table.host === "p0" ? 0 : 1, { do: "start" })).toBe("done");
    expect(table.game?.running.waiting()).toEqual([other]);
  });
});

describe("those at the table", () => {
  it("are told under a new name of the log when they sit down again", async () => {
    const evening = await openTable(COUP, 3);
    const { log } = evening.people[1];
    await evening.do(1, { do: "stand" });
    await evening.do(1, { do: "sit", seat: 1 });
    expect(evening.people[1].log).not.toBe(log);
    const late = new Follower("p1");
    evening.live.watch(late, { log, facts: 1 });
    expect(late.heard[0]).toMatchObject({ type: "table" });
  });

  it("are not shut out of their own game by a kick", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "kick", person: "p1" });
    await evening.do(0, income(1, 1));
    expect(await evening.do(1, income(1, 2))).toBe("done");
    expect(evening.people[1].prompt).toBe(3);
  });

  it("play for themselves in the rematch if they are there", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    await playOut(evening);
    expect(evening.live.table.seats.map((sitter) => sitter?.kind === "person" && sitter.away)).toContain(true);
    await evening.do(0, { do: "start" });
    expect(evening.live.table.seats.map((sitter) => sitter?.kind === "person" && sitter.away)).not.toContain(true);
  });
});

describe("clocks", () => {
  it("take nothing from a time bank for a window, whoever answers it last", async () => {
    const evening = await openTable({ ...COUP, clock: { turn: 5, window: 60, bank: 60 } }, 3);
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } });
    await evening.do(2, { do: "move", game: 1, prompt: 2, move: { do: "pass" } });
    await evening.host.pass(61_000);
    expect(evening.live.table.game?.moves.length).toBe(3);
    expect(evening.live.table.game?.bank).toEqual([60_000, 60_000, 60_000]);
  });

  it("do not ring again and again between the end of the time and the closing of the window", async () => {
    const host = virtualRegistryHost(1);
    let alarms = 0;
    const at: typeof host.at = (time, run) => {
      alarms++;
      return host.at(time + 1, run); // As real timers do.
    };
    const evening = await openTable(COUP, 3, { ...host, at });
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } });
    const before = alarms;
    await evening.host.pass(9_000);
    expect(evening.live.table.game?.moves.length).toBe(3);
    expect(alarms - before).toBeLessThan(10);
  });
});

describe("a store that cannot keep", () => {
  it("costs nobody their turn while it is full", async () => {
    const store = memoryStore();
    let full = false;
    const append: typeof store.append = (table, facts) =>
      full ? Promise.reject(new StoreError("full", "no room")) : store.append(table, facts);
    const clock = { turn: 10, window: 5, bank: 0 };
    const evening = await openTable({ ...COUP, clock }, 3, virtualRegistryHost(1, { store: { ...store, append } }));
    await evening.do(0, { do: "start" });
    full = true;
    await evening.host.pass(5_000);
    expect(await evening.do(0, income(1, 1))).toBe("store-full");
    await evening.host.pass(20_000);
    full = false;
    await evening.host.pass(2_000);
    expect(evening.live.table.game?.moves).toEqual([]);
    expect(await evening.do(0, income(1, 1))).toBe("done");
  });

  it("costs nobody their turn while the server is down, and credits that once", async () => {
    const folder = mkdtempSync(join(tmpdir(), "darbar-down-"));
    const store = await openSqliteStore(join(folder, "darbar.db"));
    try {
      const evening = await openTable(COUP, 3, virtualRegistryHost(1, { store }));
      const { host, live } = evening;
      await evening.do(0, { do: "start" });
      await store.heartbeat(host.now());
      await live.close();
      await host.pass(600_000);
      for (let start = 0; start < 2; start++) {
        const registry = new TableRegistry(host);
        await registry.resume();
        const woken = await registry.open(live.table.id);
        expect(woken?.table.game).toMatchObject({ moves: [], extra: 600_000 });
        await registry.close();
      }
    } finally {
      await store.close();
      rmSync(folder, { recursive: true });
    }
  });
});
