import { describe, expect, it } from "vitest";
import { TableRegistry } from "../src/registry.ts";
import type { RegistryHost } from "../src/registry-host.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import type { Store } from "../src/store/store.ts";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const COUP = { game: "coup", seats: 2, options: { draft: false }, clock: "fast" } as const;

/** Lets everybody's time run out until the game is over. */
async function playGame(evening: Evening): Promise<void> {
  expect(await evening.do(0, { do: "start" })).toBe("done");
  while (evening.live.table.game?.outcome === null) await evening.host.pass(60_000);
}

/** A store that counts what is asked of it. */
function countedStore(): { readonly store: Store; readonly calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const counted = Object.entries(memoryStore()).map(([name, call]) => [
    name,
    (...args: readonly unknown[]) => {
      calls.set(name, (calls.get(name) ?? 0) + 1);
      return (call as (...all: readonly unknown[]) => unknown)(...args);
    },
  ]);
  return { store: Object.fromEntries(counted) as Store, calls };
}

describe("what a table costs", () => {
  it("is read from its last game on, however many it has seen and whatever was said", async () => {
    const evening = await openTable(COUP, 2);
    const { store } = evening.host;
    const { id } = evening.live.table;
    await playGame(evening);
    const first = (await store.load(id))?.length ?? 0;
    for (let line = 0; line < 300; line++)
      expect(await evening.do(0, { do: "say", text: `line ${line}` })).toBe("done");
    for (let game = 2; game <= 4; game++) await playGame(evening);
    const loaded = (await store.load(id)) ?? [];
    expect(loaded.length).toBeLessThan(2 * first);
    expect(loaded.length).toBe((await store.history(id))?.filter(({ seq }) => seq >= evening.live.table.base).length);
    expect((await store.talk(id)).length).toBe(250);
    expect(JSON.stringify(loaded)).not.toContain("line 299");
    const woken = await new TableRegistry(evening.host).open(id);
    const table = { ...woken?.table, spoken: null };
    const awake = evening.live.table;
    expect({ ...table, game: null }).toEqual({ ...awake, game: null, talk: table.talk, spoken: null });
    expect(table.talk?.length).toBe(200);
    expect(table.talk?.at(-1)?.text).toBe("line 299");
    expect(table.game?.moves).toEqual(awake.game?.moves);
  });

  it("delivers the record of a game from one row, and reads nothing else", async () => {
    const { store, calls } = countedStore();
    const evening = await openTable(COUP, 2, virtualRegistryHost(3, { store }));
    await playGame(evening);
    await playGame(evening);
    calls.clear();
    for (let time = 0; time < 20; time++) expect((await evening.record(1, null)).ok).toBe(true);
    expect(Object.fromEntries(calls)).toEqual({ findRecord: 20 });
  });

  it("plays a game again that ended before records were kept, once, and keeps it", async () => {
    const store = memoryStore();
    // As it was: no row beside the facts, and no base.
    const append: Store["append"] = (table, facts) => store.append(table, facts);
    let histories = 0;
    const history: Store["history"] = (table) => {
      histories++;
      return store.history(table);
    };
    const evening = await openTable(COUP, 2, virtualRegistryHost(3, { store: { ...store, append, history } }));
    await playGame(evening);
    await playGame(evening);
    const { id } = evening.live.table;
    expect(await store.findRecord(id, 1)).toBe(null);
    histories = 0;
    const [recovered] = await Promise.all(Array.from({ length: 20 }, () => evening.record(1, "p0")));
    expect(histories).toBe(1);
    expect(recovered).toMatchObject({ ok: true, value: { game: "coup", seats: 2 } });
    expect(await store.findRecord(id, 1)).not.toBe(null);
    expect(await evening.record(1, "p0")).toEqual(recovered);
  });

  it("reads a table once for all who come at the same time, and few tables at a time", async () => {
    const { store, calls } = countedStore();
    let most = 0;
    let reading = 0;
    const load: Store["load"] = async (table) => {
      most = Math.max(most, ++reading);
      await new Promise((resolve) => setImmediate(resolve));
      reading--;
      return store.load(table);
    };
    const host = virtualRegistryHost(3, { store: { ...store, load } });
    const evenings = await Promise.all(Array.from({ length: 12 }, () => openTable(COUP, 2, host)));
    const registry = new TableRegistry(host);
    calls.clear();
    await Promise.all(evenings.flatMap(({ live }) => [1, 2, 3].map(() => registry.open(live.table.id))));
    expect(calls.get("load")).toBe(12);
    expect(most).toBeLessThanOrEqual(4);
  });

  it("keeps a new name once, however many tables somebody sits at", async () => {
    const { store, calls } = countedStore();
    const host = virtualRegistryHost(3, { store });
    const evening = await openTable(COUP, 2, host);
    await store.createPerson({ person: "p1", name: "P1" }, { device: "d", label: "", added: 0, seen: 0 }, "h");
    calls.clear();
    await store.rename("p1", "Roya");
    evening.live.rename({ person: "p1", name: "Roya" });
    expect(evening.people[0].facts.at(-1)).toEqual({ type: "renamed", person: "p1", name: "Roya" });
    expect(Object.fromEntries(calls)).toEqual({ rename: 1 });
    const woken = await new TableRegistry(host).open(evening.live.table.id);
    expect(woken?.table.seats[1]?.name).toBe("Roya");
  });

  it("says how it stands when much has happened between two games", async () => {
    const evening = await openTable(COUP, 2);
    for (let turn = 0; turn < 450; turn++) {
      expect(await evening.do(1, { do: "stand" })).toBe("done");
      expect(await evening.do(1, { do: "sit", seat: 1 })).toBe("done");
    }
    for (let turn = 0; turn < 200; turn++) {
      const setup = { ...evening.live.table.setup, spectators: turn % 2 === 0 };
      expect(await evening.do(0, { do: "change-setup", setup })).toBe("done");
    }
    const { table } = evening.live;
    expect((await evening.host.store.load(table.id))?.length).toBeLessThan(400);
    expect((await new TableRegistry(evening.host).open(table.id))?.table).toEqual(table);
  });

  it("takes no more than a thousand commands of one person, but lets them play and go", async () => {
    const evening = await openTable(COUP, 2);
    let refusal = "done";
    for (let turn = 0; turn < 600 && refusal === "done"; turn++) {
      await evening.do(1, { do: "stand" });
      refusal = await evening.do(1, { do: "sit", seat: 1 });
    }
    expect(refusal).toBe("used-up");
    expect(await evening.do(1, { do: "leave" })).toBe("done");
    expect(await evening.do(0, { do: "add-bot", seat: 1, level: "newcomer" })).toBe("done");
    expect(await evening.do(0, { do: "start" })).toBe("done");
  });

  it("bears no more than that of who goes and comes all the time in a game", async () => {
    const evening = await openTable({ ...COUP, clock: "relaxed" }, 2);
    await evening.do(0, { do: "start" });
    const before = evening.live.table.facts;
    for (let turn = 0; turn < 1_300; turn++) {
      await evening.do(1, { do: "stand" });
      evening.live.watch(evening.people[1]);
      await evening.host.pass(0);
    }
    expect(evening.live.table.facts - before).toBeLessThan(2_300);
    expect(evening.live.table.seats[1]).toMatchObject({ away: true });
  });

  it("does a command once for as long as the table lives", async () => {
    const evening = await openTable(COUP, 2);
    expect(await evening.do(0, { do: "start" }, "begin")).toBe("done");
    while (evening.live.table.game?.outcome === null) await evening.host.pass(60_000);
    for (let turn = 0; turn < 100; turn++) {
      await evening.do(0, { do: "change-setup", setup: { ...evening.live.table.setup, spectators: turn % 2 === 0 } });
    }
    expect(await evening.do(0, { do: "start" }, "begin")).toBe("done");
    expect(evening.live.table.games).toBe(1);
    await playGame(evening);
    expect(await evening.do(0, { do: "start" }, "begin")).toBe("done");
    const woken = await new TableRegistry(evening.host).open(evening.live.table.id);
    expect(await woken?.do({ person: "p0", name: "P0" }, "begin", { do: "start" })).toMatchObject({ ok: true });
    expect([evening.live.table.games, woken?.table.games]).toEqual([2, 2]);
  });
});

describe("talk", () => {
  it("is for whoever sits or watches", async () => {
    const evening = await openTable(COUP, 2);
    const stranger = { person: "s", name: "S" };
    expect(await evening.live.do(stranger, "1", { do: "say", text: "psst" })).toMatchObject({
      error: { code: "not-here" },
    });
    evening.live.watch(new Follower("s"));
    expect(await evening.live.do(stranger, "2", { do: "say", text: "psst" })).toMatchObject({ ok: true });
  });

  it("waits for no move, and no move for talk", async () => {
    const store = memoryStore();
    const said = Promise.withResolvers<void>();
    let isHeld = false;
    const append: Store["append"] = (...args) => (isHeld ? new Promise(() => undefined) : store.append(...args));
    const say: Store["say"] = async (...args) => {
      await said.promise;
      return store.say(...args);
    };
    const evening = await openTable(COUP, 2, virtualRegistryHost(3, { store: { ...store, append, say } }));
    await evening.do(0, { do: "start" });
    const line = evening.do(1, { do: "say", text: "one" });
    expect(await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "income" } })).toBe("done");
    isHeld = true;
    void evening.do(1, { do: "move", game: 1, prompt: 2, move: { do: "income" } });
    said.resolve();
    expect(await line).toBe("done");
  });

  it("is bounded: who says more than can be kept is told to wait", async () => {
    const store = memoryStore();
    const say: Store["say"] = () => new Promise(() => undefined);
    const evening = await openTable(COUP, 2, virtualRegistryHost(3, { store: { ...store, say } }));
    const lines = Array.from({ length: 10 }, (_, index) => evening.do(0, { do: "say", text: `line ${index}` }));
    expect(await Promise.race(lines.slice(4))).toBe("too-fast");
    expect(await lines[9]).toBe("too-fast");
  });
});

describe("a table's queue", () => {
  it("is bounded: who wants more before they are answered is told to wait", async () => {
    const store = memoryStore();
    let isHeld = false;
    const append: Store["append"] = (...args) => (isHeld ? new Promise(() => undefined) : store.append(...args));
    const evening = await openTable(COUP, 2, virtualRegistryHost(3, { store: { ...store, append } }));
    isHeld = true;
    const wishes = Array.from({ length: 20 }, (_, turn) => evening.do(1, { do: turn % 2 === 0 ? "stand" : "leave" }));
    expect(await wishes[19]).toBe("busy");
    expect(await Promise.race(wishes.slice(16))).toBe("busy");
  });

  it("is dropped when the server stops: what waits is told to come again", async () => {
    const store = memoryStore();
    const letGo: (() => void)[] = [];
    let isHeld = false;
    const append: Store["append"] = async (...args) => {
      if (isHeld) await new Promise<void>((resolve) => letGo.push(resolve));
      return store.append(...args);
    };
    const evening = await openTable(COUP, 2, virtualRegistryHost(3, { store: { ...store, append } }));
    isHeld = true;
    const first = evening.do(1, { do: "stand" });
    while (letGo.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const second = evening.do(1, { do: "leave" });
    const closed = evening.live.close();
    expect(await second).toBe("closing");
    letGo[0]();
    expect(await first).toBe("done");
    await closed;
    expect(await evening.do(1, { do: "sit", seat: 1 })).toBe("closing");
  });
});

describe("a clock that was set back while the server was down", () => {
  it("holds no question open for longer", async () => {
    const store = memoryStore();
    const evening = await openTable(
      { ...COUP, clock: { turn: 10, window: 5, bank: 0 } },
      2,
      virtualRegistryHost(3, { store }),
    );
    await evening.do(0, { do: "start" });
    await store.heartbeat(evening.host.now());
    await evening.live.close();
    const behind = virtualRegistryHost(4, { store });
    const BACK = 600_000;
    const setBack: RegistryHost = {
      ...behind,
      now: () => behind.now() - BACK,
      at: (time, run) => behind.at(time + BACK, run),
    };
    const registry = new TableRegistry(setBack);
    await registry.resume();
    const woken = await registry.open(evening.live.table.id);
    await behind.pass(9_999);
    expect(woken?.table.game?.moves.length).toBe(0);
    await behind.pass(1);
    expect(woken?.table.game?.moves.length).toBe(1);
  });
});
