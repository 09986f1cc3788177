import type { ServerMessage } from "@darbar/protocol";
import { describe, expect, it } from "vitest";
import { connect } from "./client.ts";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { newPerson, newTable, startForTest } from "./start.ts";

const COUP = { game: "coup", seats: 3, clock: "normal" } as const;
type Asked = Extract<ServerMessage, { type: "asked" }>;

/** A second device of somebody at the table, which wants to be told its legal moves. */
function secondDevice({ live }: Evening, person: string): Follower {
  const device = new Follower(person, true);
  live.watch(device);
  return device;
}

function askedOf({ heard }: Follower): readonly Asked[] {
  return heard.filter((message) => message.type === "asked");
}

describe("legal moves with the question", () => {
  it("come right behind the facts that brought the question, to whoever is asked and wants them, and to nobody else", async () => {
    const evening = await openTable(COUP, 3);
    const [first, second] = [secondDevice(evening, "p0"), secondDevice(evening, "p1")];
    const stranger = secondDevice(evening, "stranger");
    await evening.do(0, { do: "start" });
    expect(first.heard.at(-2)).toMatchObject({ type: "facts" });
    expect(first.heard.at(-1)).toEqual({
      type: "asked",
      table: evening.live.table.id,
      game: 1,
      prompt: 1,
      moves: first.legal(),
    });
    expect(askedOf(first)).toHaveLength(1);
    expect([...askedOf(second), ...askedOf(stranger)]).toEqual([]);
    expect(evening.people.flatMap(askedOf)).toEqual([]);
  });

  it("come to each seat in a window until it has answered", async () => {
    const evening = await openTable(COUP, 3);
    const devices = ["p0", "p1", "p2"].map((person) => secondDevice(evening, person));
    await evening.do(0, { do: "start" });
    await evening.do(0, { do: "move", game: 1, prompt: 1, move: { do: "tax" } });
    expect(devices.map((device) => askedOf(device).at(-1)?.prompt)).toEqual([1, 2, 2]);
    expect(askedOf(devices[1]).at(-1)?.moves).toEqual([{ do: "pass" }, { do: "challenge" }]);
    await evening.do(1, { do: "move", game: 1, prompt: 2, move: { do: "pass" } });
    expect(askedOf(devices[1])).toHaveLength(1);
    expect(askedOf(secondDevice(evening, "p1"))).toEqual([]);
    expect(askedOf(secondDevice(evening, "p2"))).toHaveLength(1);
  });

  it("come again behind a snapshot and to whoever comes back with what they have", async () => {
    const evening = await openTable(COUP, 3);
    await evening.do(0, { do: "start" });
    const device = secondDevice(evening, "p0");
    expect(device.heard.map(({ type }) => type)).toEqual(["table", "asked"]);
    const { log, facts } = device.heard[0] as Extract<ServerMessage, { type: "table" }>;
    const again = new Follower("p0", true);
    again.held = device.held;
    evening.live.watch(again, { log, facts });
    expect(again.heard.map(({ type }) => type)).toEqual(["facts", "asked", "clock"]);
  });

  it("are enough to play a whole game by, in both games", async () => {
    for (const game of ["coup", "cops"] as const) {
      const evening = await openTable({ game, seats: 4, clock: "relaxed" }, 4);
      const devices = evening.people.map((_, seat) => secondDevice(evening, `p${seat}`));
      await evening.do(0, { do: "start" });
      for (let step = 0; step < 3000 && evening.live.table.game?.outcome === null; step++) {
        const open = devices.flatMap((device, seat) => {
          const asked = askedOf(device).at(-1);
          const isOpen = asked?.prompt === device.prompt && evening.live.table.game?.given.has(seat) === false;
          return isOpen && device.legal().length > 0 ? [{ seat, asked, device }] : [];
        });
        if (open.length === 0) await evening.host.pass(500);
        for (const { seat, asked, device } of open) {
          expect(asked.moves).toEqual(device.legal());
          const move = asked.moves[Math.floor(evening.host.chance() * asked.moves.length)];
          const done = await evening.do(seat, { do: "move", game: 1, prompt: asked.prompt, move });
          expect(["done", "stale"]).toContain(done);
        }
      }
      expect(evening.live.table.game?.outcome).not.toBeNull();
    }
  });

  it("come over a socket to whoever says so when they watch", async () => {
    const { address } = await startForTest();
    const { token } = await newPerson(address, "Ada");
    const { table } = await newTable(address, token, { bots: "all", options: { first: 0, draft: false } });
    const client = await connect(address, token);
    client.send({ type: "watch", table, legal: true });
    await client.next("table");
    expect(await client.do(table, { do: "start" })).toBeNull();
    const { moves } = await client.next("asked");
    expect(moves).toContainEqual({ do: "income" });
  });
});
