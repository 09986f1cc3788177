import { Setup } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { openTable } from "../test/evening.ts";
import { call, newPerson, newTable, startForTest } from "../test/start.ts";
import { virtualRegistryHost } from "../test/virtual-registry-host.ts";
import { ownTables } from "./own-tables.ts";
import { TableRegistry } from "./registry.ts";

const COUP = { game: "coup", seats: 2, options: { draft: false }, clock: "relaxed" } as const;

describe("the tables where somebody has a place", () => {
  it("are waiting rooms, and games that go on, also while a bot plays for them", async () => {
    const evening = await openTable(COUP, 2);
    const { registry, live } = evening;
    const { id: table, code } = live.table;
    const own = { table, code, game: "coup", out: false, asked: false } as const;
    const inRoom = { ...own, playing: false, away: false, turn: null, since: null };
    expect(await registry.placesOf("p1")).toEqual([inRoom]);
    await evening.do(0, { do: "start" });
    const since = evening.live.table.game?.opened;
    expect(since).toBe(evening.host.now());
    const inGame = { ...own, playing: true, turn: "P0", since };
    expect(await registry.placesOf("p1")).toEqual([{ ...inGame, away: false }]);
    await evening.do(1, { do: "leave" });
    expect(await registry.placesOf("p1")).toEqual([{ ...inGame, away: true }]);
    expect(await registry.placesOf("somebody")).toEqual([]);
  });

  it("say whether an answer of theirs is awaited, and nothing of anybody else's", async () => {
    const evening = await openTable({ ...COUP, seats: 3 }, 3);
    const { registry, people } = evening;
    const places = () => ["p0", "p1", "p2"].map((person) => registry.placesAwake(person)[0]);
    await evening.do(0, { do: "start" });
    expect(places().map(({ asked }) => asked)).toEqual([true, false, false]);
    await evening.do(0, { do: "move", game: 1, prompt: people[0].prompt, move: { do: "foreign-aid" } });
    expect(places().map(({ asked }) => asked)).toEqual([false, true, true]);
    const before = await registry.placesOf("p2");
    await evening.do(1, { do: "move", game: 1, prompt: people[1].prompt, move: { do: "pass" } });
    expect(await registry.placesOf("p1")).toMatchObject([{ asked: false, turn: "P0" }]);
    expect(await registry.placesOf("p2")).toEqual(before);
    await evening.do(2, { do: "stand" });
    expect(await registry.placesOf("p2")).toMatchObject([{ asked: false, away: true }]);
  });

  it("are not those where they have resigned, stood up, or are done with bots", async () => {
    const evening = await openTable({ ...COUP, seats: 3 }, 2);
    const { registry, host } = evening;
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "resign" });
    expect(await registry.placesOf("p0")).toEqual([]);
    await evening.do(1, { do: "resign" });
    await host.pass(3_600_000);
    expect(evening.live.table.game?.outcome).not.toBeNull();
    expect(await registry.placesOf("p1")).toEqual([]);
    const room = await openTable(COUP, 2);
    await room.do(1, { do: "stand" });
    expect(await room.registry.placesOf("p1")).toEqual([]);
  });

  it("are known while they sleep, and when the server has restarted", async () => {
    const evening = await openTable(COUP, 2);
    const { registry, host, live, people } = evening;
    await evening.do(0, { do: "start" });
    for (const person of people) live.unwatch(person);
    await host.pass(11 * 60_000);
    await registry.tidy();
    expect(registry.isAwake(live.table.id)).toBe(false);
    expect(await registry.placesOf("p1")).toMatchObject([{ table: live.table.id, playing: true }]);
    const again = new TableRegistry(virtualRegistryHost(4, { store: host.store }));
    expect(await again.resume()).toBe(0);
    expect(again.count().awake).toBe(0);
    expect(await again.placesOf("p1")).toMatchObject([{ table: live.table.id, playing: true }]);
  });

  it("are told each once, games before rooms, twenty at most", async () => {
    const room = (table: string, playing: boolean) =>
      ({
        table,
        code: table,
        game: "coup",
        playing,
        away: false,
        out: false,
        asked: false,
        turn: null,
        since: null,
      }) as const;
    const many = Array.from({ length: 30 }, (_, index) => room(`t${index}`, index === 29));
    const told = ownTables([...many, ...many]);
    expect(told.length).toBe(20);
    expect(told[0]).toEqual(room("t29", true));
  });

  it("are told to themselves only", async () => {
    const { address } = await startForTest();
    const [ada, bea] = await Promise.all([newPerson(address, "Ada"), newPerson(address, "Bea")]);
    const { table, code } = await newTable(address, ada.token, Setup.parse(COUP));
    const told = await call(address, "GET", "/api/people/me/tables", { token: ada.token });
    expect(told.body).toEqual({
      tables: [
        { table, code, game: "coup", playing: false, away: false, out: false, asked: false, turn: null, since: null },
      ],
    });
    expect((await call(address, "GET", "/api/people/me/tables", { token: bea.token })).body).toEqual({ tables: [] });
    expect((await call(address, "GET", "/api/people/me/tables")).status).toBe(401);
  });
});
