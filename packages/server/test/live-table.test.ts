import { snapshotFor } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { TableRegistry } from "../src/registry.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import { StoreError } from "../src/store/store.ts";
import { openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const COUP = { game: "coup", seats: 3, clock: "normal" } as const;

describe("a live table", () => {
  it("acknowledges and shows nothing that is not kept", async () => {
    const store = memoryStore();
    let full = false;
    const append: typeof store.append = (table, facts) =>
      full ? Promise.reject(new StoreError("full", "no room")) : store.append(table, facts);
    const evening = await openTable(COUP, 3, virtualRegistryHost(1, { store: { ...store, append } }));
    await evening.do(0, { do: "start" });
    const { view, facts } = evening.people[1];
    const before = [JSON.stringify(view), facts.length];
    full = true;
    expect(await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "income" } })).toBe("store-full");
    expect([JSON.stringify(evening.people[1].view), evening.people[1].facts.length]).toEqual(before);
    full = false;
    expect(await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "income" } })).toBe("done");
    expect(evening.people[1].facts.length).toBe((before[1] as number) + 1);
  });

  it("does a command once, however often it is sent, also after a restart", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    const income = { do: "move", game: 1, prompt: 1, move: { do: "income" } } as const;
    expect(await evening.do(0, income, "mine")).toBe("done");
    expect(await evening.do(0, income, "mine")).toBe("done");
    expect(await evening.do(0, income, "another")).toBe("stale");
    const again = new TableRegistry(evening.host);
    const live = await again.open(evening.live.table.id);
    expect(await live?.do({ person: "p0", name: "P0" }, "mine", income)).toEqual({ ok: true, value: null });
    expect(live?.table.game?.moves).toEqual([[0, { do: "income" }]]);
  });

  it("lets nobody act for a seat that is not theirs", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    expect(await evening.do(1, { do: "move", game: 1, prompt: 1, move: { do: "income" } })).toBe("not-asked");
    const stranger = await evening.live.do({ person: "stranger", name: "S" }, "x", {
      do: "move",
      game: 1,
      prompt: 1,
      move: { do: "income" },
    });
    expect(stranger).toMatchObject({ ok: false, error: { code: "not-seated" } });
  });

  it("seals the answers in a window: nobody hears of them, and it closes on the grid, not before the floor", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } });
    const told = evening.people.map((person) => person.facts.length);
    expect(await evening.do(1, { do: "move", game: 1, prompt: 2, move: { do: "challenge" } })).toBe("done");
    expect(await evening.do(1, { do: "move", game: 1, prompt: 2, move: { do: "pass" } })).toBe("answered");
    expect(evening.people.map((person) => person.facts.length)).toEqual([told[0], told[1] + 1, told[2]]);
    await evening.host.pass(999);
    expect(evening.people[2].facts.length).toBe(told[2]);
    await evening.host.pass(1);
    expect(JSON.stringify(evening.people[2].facts.at(-1))).toContain(`"challenged"`);
  });

  it("lets the nearest clockwise of several challengers in one tick challenge, whoever was first", async () => {
    const evening = await openTable({ ...COUP, seats: 4 }, 4);
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } });
    await evening.do(3, { do: "move", game: 1, prompt: 2, move: { do: "challenge" } });
    await evening.do(1, { do: "move", game: 1, prompt: 2, move: { do: "challenge" } });
    await evening.host.pass(1000);
    expect(evening.live.table.game?.moves.at(-1)).toEqual([1, { do: "challenge" }]);
  });

  it("plays the quiet move when time has run out, and lets a bot play after two of those until the owner is back", async () => {
    const evening = await openTable({ ...COUP, seats: 2, options: { draft: false } }, 2);
    await evening.do(0, { do: "start" });
    const { live, host } = evening;
    await host.pass(45_000 + 60_000 - 1);
    expect(live.table.game?.moves).toEqual([]);
    await host.pass(1);
    expect(live.table.game?.moves).toEqual([[0, { do: "income" }]]);
    expect(live.table.seats[0]).toMatchObject({ away: false });
    await evening.do(1, { do: "move", game: 1, prompt: 2, move: { do: "income" } });
    // The time begins to run when what led to the question has been shown: here, that somebody announces an income.
    await host.pass(45_000 + 299);
    expect(live.table.seats[0]).toMatchObject({ away: false });
    await host.pass(1);
    expect(live.table.seats[0]).toMatchObject({ away: true });
    const prompt = live.table.game?.running.prompt() ?? 0;
    await evening.do(1, { do: "move", game: 1, prompt, move: { do: "income" } });
    await host.pass(2_500);
    expect(live.table.game?.running.waiting()).not.toEqual([0]);
  });

  it("charges the time bank for what a player thinks longer than a turn", async () => {
    const evening = await openTable({ ...COUP, seats: 2, options: { draft: false } }, 2);
    await evening.do(0, { do: "start" });
    await evening.host.pass(55_000);
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "income" } });
    expect(evening.live.table.game?.bank).toEqual([50_000, 60_000]);
  });

  it("lets the others give time", async () => {
    const evening = await openTable(
      { ...COUP, seats: 2, options: { draft: false }, clock: { turn: 10, window: 5, bank: 0 } },
      2,
    );
    await evening.do(0, { do: "start" });
    expect(await evening.do(0, { do: "give-time" })).toBe("yourself");
    expect(await evening.do(1, { do: "give-time" })).toBe("done");
    await evening.host.pass(39_000);
    expect(evening.live.table.game?.moves).toEqual([]);
    await evening.host.pass(1_000);
    expect(evening.live.table.game?.moves.length).toBe(1);
  });

  it("passes for whoever has ordered it, until their next turn", async () => {
    const evening = await openTable({ ...COUP, clock: "relaxed" }, 3);
    await evening.do(0, { do: "start" });
    for (const seat of [1, 2]) await evening.do(seat, { do: "order", order: "pass-until-my-turn" });
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } });
    await evening.host.pass(2_000);
    expect(evening.live.table.game?.running.waiting()).toEqual([1]);
    expect(evening.live.table.orders).toEqual([null, null, "pass-until-my-turn"]);
    expect(evening.people[0].facts.some((fact) => fact.type === "ordered")).toBe(false);
  });

  it("passes on what harms nobody for whoever has ordered that, and asks about the rest", async () => {
    const evening = await openTable({ ...COUP, seats: 2, options: { draft: false }, clock: "relaxed" }, 2);
    await evening.do(0, { do: "start" });
    await evening.do(1, { do: "order", order: "pass-if-harmless" });
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } });
    await evening.host.pass(3_000);
    expect(evening.live.table.game?.moves.length).toBe(2);
    const prompt = evening.live.table.game?.running.prompt() ?? 0;
    await evening.do(1, { do: "move", game: 1, prompt, move: { do: "income" } });
    await evening.do(0, { do: "move", game: 1, prompt: prompt + 1, move: { do: "steal", target: 1 } });
    await evening.host.pass(60_000);
    expect(evening.live.table.game?.running.waiting()).toEqual([1]);
  });

  it("is after a restart exactly where it was, and clocks are credited the downtime", async () => {
    const evening = await openTable(COUP, 3);
    const { host, live } = evening;
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } });
    await evening.do(1, { do: "move", game: 1, prompt: 2, move: { do: "pass" } });
    await host.pass(3_000);
    await host.store.heartbeat(host.now());
    await live.close();
    await host.pass(60_000);
    const registry = new TableRegistry(host);
    expect(await registry.resume()).toBe(1);
    const woken = await registry.open(live.table.id);
    if (woken === null) throw new Error("the table is not there");
    for (const person of ["p0", "p1", "p2", "stranger"]) {
      expect(snapshotFor(woken.table, person)).toEqual(snapshotFor(live.table, person));
    }
    await host.pass(11_999);
    expect(woken.table.game?.moves.length).toBe(1);
    await host.pass(1);
    expect(woken.table.game?.moves.length).toBe(3);
  });

  it("shows spectators the public view, and players what spectators said only when the game has ended", async () => {
    const evening = await openTable({ game: "coup", seats: 2, options: { draft: false }, clock: "fast" }, 1);
    const spectator = new Follower("w");
    evening.live.watch(spectator);
    await evening.do(0, { do: "start" });
    const said = await evening.live.do({ person: "w", name: "W" }, "s", { do: "say", text: "he has the duke!" });
    expect(said.ok).toBe(true);
    expect(spectator.facts.some((fact) => fact.type === "said")).toBe(true);
    expect(evening.people[0].facts.some((fact) => fact.type === "said")).toBe(false);
    expect(spectator.view).toEqual(JSON.parse(JSON.stringify(evening.live.table.game?.running.view("public"))));
    await evening.host.pass(3_600_000);
    const ended = evening.people[0].facts.find((fact) => fact.type === "ended");
    expect(ended).toMatchObject({ spectatorsSaid: [{ text: "he has the duke!" }] });
  });
});
