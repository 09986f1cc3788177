import { coup } from "@darbar/coup";
import { commitmentTo, commitmentToShare, verifyRecord } from "@darbar/fair";
import type { WireFact } from "@darbar/protocol";
import { emptyTable, SHUFFLE_TIME, stand, standingOf } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { CONTEXT } from "../src/context.ts";
import { TableRegistry } from "../src/registry.ts";
import { type Evening, openTable } from "./evening.ts";
import { Follower } from "./follower.ts";
import { shareOfSeat } from "./shares.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const evening = (host = virtualRegistryHost(3)): Promise<Evening> =>
  openTable({ game: "coup", seats: 3, clock: "fast" }, 2, host);

const committed = (seat: number): string => commitmentToShare(shareOfSeat(seat));

/** What everybody at the table was told of a kind. */
function told<Kind extends WireFact["type"]>({ facts }: Follower, kind: Kind) {
  return facts.filter((fact): fact is WireFact & { type: Kind } => fact.type === kind);
}

async function commit({ do: act }: Evening, seat: number, game = 1): Promise<string> {
  return act(seat, { do: "commit-share", game, commitment: committed(seat) });
}

async function open({ do: act }: Evening, seat: number, game = 1): Promise<string> {
  return act(seat, { do: "open-share", game, share: shareOfSeat(seat) });
}

describe("a shuffle with shares", () => {
  it("takes all commitments before the first share, and deals when all are open", async () => {
    const table = await evening();
    const { live, host, people, do: act } = table;
    const spectator = new Follower("spectator");
    live.watch(spectator);
    expect([await commit(table, 0), await commit(table, 1), await act(0, { do: "start" })]).toEqual(
      Array(3).fill("done"),
    );
    expect(live.table.game).toBeNull();
    const commitments = [committed(0), committed(1), null];
    expect(told(spectator, "shuffling")).toEqual([{ type: "shuffling", game: 1, commitments }]);
    expect(await open(table, 1)).toBe("done");
    await host.pass(SHUFFLE_TIME - 1);
    expect(live.table.game).toBeNull();
    expect(await open(table, 0)).toBe("done");
    await host.pass(0);
    const shares = [shareOfSeat(0), shareOfSeat(1), null];
    expect(live.table.game?.mixedIn).toEqual({ version: 2, commitments, shares });
    expect(told(spectator, "started")).toMatchObject([{ game: 1, commitments, shares }]);
    expect(people[0].snapshot?.game?.number).toBe(1);
  });

  it("tells nobody but its author that a share has come, and nobody what it is before the deal", async () => {
    const table = await evening();
    const { live, host, people, do: act } = table;
    await commit(table, 0);
    await commit(table, 1);
    await act(0, { do: "start" });
    const before = people.map(({ heard }) => heard.length);
    await open(table, 1);
    expect(people[0].heard.slice(before[0])).toEqual([]);
    expect(told(people[1], "share-opened")).toEqual([{ type: "share-opened" }]);
    for (const [seat, opened] of [false, true].entries()) {
      const late = new Follower(`p${seat}`);
      live.watch(late);
      expect(late.snapshot?.shuffle).toEqual({ game: 1, commitments: [committed(0), committed(1), null], opened });
      expect(JSON.stringify(late.heard)).not.toContain(shareOfSeat(1));
    }
    await host.pass(SHUFFLE_TIME);
    expect(told(people[0], "started")).toMatchObject([{ shares: [null, shareOfSeat(1), null] }]);
  });

  it("leaves out, publicly, who does not open in time", async () => {
    const table = await evening();
    await commit(table, 0);
    await commit(table, 1);
    await table.do(0, { do: "start" });
    await open(table, 0);
    await table.host.pass(SHUFFLE_TIME);
    expect(told(table.people[1], "started")).toMatchObject([
      { commitments: [committed(0), committed(1), null], shares: [shareOfSeat(0), null, null] },
    ]);
    expect(await open(table, 1)).toBe("stale");
  });

  it("goes on after a restart in the middle, and waits anew for those who could not come meanwhile", async () => {
    const host = virtualRegistryHost(3);
    const table = await evening(host);
    await commit(table, 0);
    await commit(table, 1);
    await table.do(0, { do: "start" });
    await open(table, 0);
    await host.pass(SHUFFLE_TIME - 1000);
    await table.registry.close();
    await host.pass(10 * SHUFFLE_TIME);
    const registry = new TableRegistry(host);
    await registry.resume();
    const live = await registry.open(table.live.table.id);
    await host.pass(SHUFFLE_TIME - 1);
    expect(live?.table.game).toBeNull();
    await host.pass(1);
    expect(live?.table.game?.mixedIn).toMatchObject({ shares: [shareOfSeat(0), null, null] });
  });

  it("is part of how a table stands", async () => {
    const table = await evening();
    await commit(table, 0);
    await commit(table, 1);
    await table.do(0, { do: "start" });
    await open(table, 0);
    const again = emptyTable("again", CONTEXT);
    stand(again, JSON.parse(JSON.stringify(standingOf(table.live.table))));
    expect(again.shuffle).toEqual(table.live.table.shuffle);
    expect(again.commitments).toEqual([committed(0), committed(1), null]);
  });

  it("is not waited for where nobody has committed to anything", async () => {
    const table = await evening();
    expect(await table.do(0, { do: "start" })).toBe("done");
    expect(table.live.table.game?.mixedIn).toEqual({
      version: 2,
      commitments: [null, null, null],
      shares: [null, null, null],
    });
  });

  it("takes no commitment for another game, from nobody who does not sit, and none while it is under way", async () => {
    const table = await evening();
    const { live, do: act } = table;
    expect(await commit(table, 0, 2)).toBe("stale");
    expect(await commit(table, 7)).toBe("not-seated");
    expect(await open(table, 0)).toBe("stale");
    const before = live.table.done.get("p0")?.size;
    expect([await commit(table, 0), await commit(table, 0)]).toEqual(["done", "done"]);
    expect(await act(0, { do: "commit-share", game: 1, commitment: committed(5) })).toBe("committed");
    expect(live.table.done.get("p0")?.size).toBe(before); // It is not remembered for as long as the table lives.
    expect(live.table.commitments).toEqual([committed(0), null, null]);
    await act(0, { do: "start" });
    expect(await commit(table, 1)).toBe("shuffling");
    expect(await open(table, 1)).toBe("no-commitment");
    expect(await act(0, { do: "open-share", game: 1, share: shareOfSeat(5) })).toBe("bad-share");
    expect([await open(table, 0), await open(table, 0)]).toEqual(["done", "done"]);
    await table.host.pass(0);
    expect(await open(table, 0)).toBe("done");
    expect(await commit(table, 1)).toBe("playing");
  });

  it("keeps everybody where they are until the cards are dealt", async () => {
    const table = await evening();
    const { do: act, live } = table;
    await commit(table, 0);
    await act(0, { do: "start" });
    const { setup } = live.table;
    for (const command of [
      { do: "stand" },
      { do: "leave" },
      { do: "start" },
      { do: "change-setup", setup },
      { do: "add-bot", seat: 2, level: "regular" },
      { do: "remove-bot", seat: 2 },
    ] as const) {
      expect(await act(0, command), command.do).toBe("shuffling");
    }
    expect(await act(5, { do: "sit", seat: 2 })).toBe("shuffling");
    expect(await act(0, { do: "kick", person: "p1" })).toBe("done");
    expect(live.table.seats[1]).toMatchObject({ person: "p1" });
    expect(live.isIdle()).toBe(false);
  });

  it("forgets what a seat has committed to when it becomes free", async () => {
    const table = await evening();
    await commit(table, 1);
    await table.do(1, { do: "stand" });
    expect(table.live.table.commitments).toEqual([null, null, null]);
  });

  it("is proven by the record, with everything that was committed to and opened", async () => {
    const table = await evening();
    const { host, do: act } = table;
    await commit(table, 0);
    await commit(table, 1);
    await act(0, { do: "start" });
    await open(table, 0);
    await host.pass(3_600_000);
    const record = await table.record(1, "p0");
    if (!record.ok || !("moves" in record.value)) throw new Error(JSON.stringify(record));
    expect(record.value.fair).toMatchObject({ version: 2, commitments: [committed(0), committed(1), null] });
    expect(verifyRecord(coup, record.value)).toMatchObject({ ok: true, value: { mixedIn: [0], leftOut: [1] } });
    expect(record.value.fair?.commitment).toBe(commitmentTo(record.value.fair?.secret ?? ""));
  });
});
