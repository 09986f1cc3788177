import { describe, expect, onTestFinished, test } from "vitest";
import type { NodeStore } from "../../src/store/nodes.ts";
import { openPostgresStore, openSharedStore, type SharedStore } from "../../src/store/postgres/postgres-store.ts";
import { facts, fate, lines, table } from "../store/contract-kit.ts";
import { openLine } from "./cut-line.ts";
import { ask } from "./private-server.ts";
import { unexpected, withPostgres } from "./with-server.ts";

const MOST = 100;

interface Node extends SharedStore {
  readonly id: string;
}

withPostgres(({ fresh }) => {
  async function open(url: string, id: string): Promise<Node> {
    const shared = await openSharedStore(url, id, unexpected);
    onTestFinished(() => shared.store.close());
    return { ...shared, id };
  }
  async function newNode(url: string, id: string): Promise<Node> {
    const shared = await open(url, id);
    await shared.nodes.enter(`name of ${id}`, `ws://${id}`);
    return shared;
  }
  async function twoNodes(): Promise<readonly [Node, Node, string]> {
    const url = await fresh();
    return [await newNode(url, "a"), await newNode(url, "b"), url];
  }
  /** As if a node had said nothing for a while. */
  async function silence(url: string, { id }: Node): Promise<void> {
    await ask(url, `UPDATE nodes SET renewed = renewed - 60000 WHERE id = '${id}'`);
  }
  const ownerOf = async ({ nodes }: { nodes: NodeStore }, id: string): Promise<string | null | undefined> =>
    nodes.ownerOf(id);

  describe("a node", () => {
    test("knows all others, in the order in which they came, and for how long they were silent", async () => {
      const [a, b, url] = await twoNodes();
      await silence(url, a);
      const { nodes, at } = await b.nodes.renew();
      expect(nodes.map(({ id, name, address }) => [id, name, address])).toEqual([
        ["a", "name of a", "ws://a"],
        ["b", "name of b", "ws://b"],
      ]);
      expect(nodes[0].number).toBeLessThan(nodes[1].number);
      expect(nodes[0].silent).toBeGreaterThanOrEqual(60_000);
      expect(at - (await b.nodes.time())).toBeLessThanOrEqual(0);
    });

    test("has a name of its own, until it is gone", async () => {
      const [a, , url] = await twoNodes();
      const next = await open(url, "next");
      expect(await next.nodes.enter("name of a", "ws://next")).toEqual({ silent: expect.any(Number) });
      await silence(url, a);
      expect(await next.nodes.enter("name of a", "ws://next")).toMatchObject({ number: expect.any(Number) });
      expect((await a.nodes.renew()).nodes.map(({ id }) => id)).not.toContain("a");
    });

    test("shares one secret with all others", async () => {
      const [a, b] = await twoNodes();
      expect(await Promise.all([a.nodes.secret("one"), b.nodes.secret("other")])).toEqual([
        await a.nodes.secret("a third"),
        await b.nodes.secret("a third"),
      ]);
    });

    test("keeps everybody out who wants the database for itself, and is kept out by them", async () => {
      const [, , url] = await twoNodes();
      const alone = { alone: true, report: unexpected };
      await expect(openPostgresStore(url, alone)).rejects.toThrow(/is in use by another server/);
      const other = await fresh();
      const store = await openPostgresStore(other, alone);
      onTestFinished(() => store.close());
      await expect(openSharedStore(other, "c", unexpected)).rejects.toThrow(/is in use by another server/);
    });
  });

  describe("a table", () => {
    test("belongs to the node that has made it, and to nobody else while that one is there", async () => {
      const [a, b] = await twoNodes();
      await a.store.createTable(table("t"), facts(0, 1));
      expect(await b.nodes.claim("t")).toEqual({ owner: "elsewhere", node: "a" });
      expect(await b.nodes.claim("none")).toEqual({ owner: "nobody" });
      expect(await fate(a.store.append("t", facts(1, 1)))).toBe("kept");
    });

    test("of a node that is gone becomes another's, with the time since when nobody kept its clock", async () => {
      const [a, b, url] = await twoNodes();
      await a.store.createTable(table("t"), facts(0, 1));
      await silence(url, a);
      const gone = (await b.nodes.renew()).nodes[0];
      const claimed = await b.nodes.claim("t");
      expect(claimed).toMatchObject({ owner: "here", isOrphan: true, epoch: 1 });
      const released = claimed.owner === "here" ? claimed.released : null;
      expect(Math.abs((await b.nodes.time()) - (released ?? 0) - gone.silent)).toBeLessThan(60_000);
      // The time is not forgotten by who dies before writing it down, and is by the first fact.
      expect(await b.nodes.claim("t")).toMatchObject({ isOrphan: false, epoch: 2, released });
      await b.store.append("t", facts(1, 1));
      expect(await b.nodes.claim("t")).toMatchObject({ released: null });
    });

    test("takes nothing from a node that has lost it, whatever that one believes", async () => {
      const [a, b, url] = await twoNodes();
      await a.store.createTable(table("t"), facts(0, 1));
      await silence(url, a);
      await b.nodes.claim("t");
      await a.nodes.renew();
      expect(await fate(a.store.append("t", facts(1, 1, "stale")))).toBe("conflict");
      expect(await fate(a.store.say("t", lines(1, 1), 10))).toBe("conflict");
      await a.store.putToSleep("t", [{ person: "p", place: "there" }], 5);
      expect(await a.store.placesAsleep("p", 9)).toEqual([]);
      expect(await a.nodes.handOver("t", null)).toBe(null);
      expect(await fate(b.store.append("t", facts(1, 1)))).toBe("kept");
      expect(await fate(b.store.say("t", lines(1, 1), 10))).toBe("kept");
      expect(await b.store.load("t")).toEqual(facts(0, 2));
      expect((await b.store.openTables()).map(({ table: id }) => id)).toEqual(["t"]);
      expect((await b.nodes.owned()).map(({ table: id }) => id)).toEqual(["t"]);
    });

    test("is not the reader's because it was read", async () => {
      const [a, b, url] = await twoNodes();
      await a.store.createTable(table("t"), facts(0, 1));
      await ask(url, "UPDATE tables SET epoch = 7");
      await b.store.load("t");
      expect(b.nodes.epochOf("t")).toBe(0);
    });

    test("is handed over, or let go with its clock, or put to sleep without", async () => {
      const [a, b] = await twoNodes();
      for (const id of ["t", "u", "v"]) await a.store.createTable(table(id), facts(0, 1));
      expect(await a.nodes.handOver("t", "b")).toEqual({ table: "t", epoch: 1, released: expect.any(Number) });
      expect(await ownerOf(a, "t")).toBe("b");
      expect(await fate(a.store.append("t", facts(1, 1)))).toBe("conflict");
      expect(await b.nodes.claim("t")).toMatchObject({ owner: "here", isOrphan: false, released: expect.any(Number) });
      await a.nodes.handOver("u", null);
      await a.store.putToSleep("v", [{ person: "p", place: "there" }], 5);
      expect(await b.store.placesAsleep("p", 9)).toEqual(["there"]);
      expect((await b.nodes.takeWaiting([], MOST)).map(({ table: id }) => id)).toEqual(["u"]);
      expect(await fate(b.store.append("u", facts(1, 1)))).toBe("kept");
      expect(await b.nodes.claim("v")).toMatchObject({ owner: "here", released: null });
    });

    test("that was handed over is played on without asking for it once more", async () => {
      const [a, b] = await twoNodes();
      await a.store.createTable(table("t"), facts(0, 1));
      const given = await a.nodes.handOver("t", "b");
      if (given !== null) b.nodes.receive(given);
      expect(await fate(b.store.append("t", facts(1, 1)))).toBe("kept");
    });

    test("changes hands although another is written to without a pause", async () => {
      const [a] = await twoNodes();
      for (const id of ["t", "u", "v"]) await a.store.createTable(table(id), facts(0, 1));
      let isGiven = false;
      const write = async (id: string): Promise<number> => {
        for (let count = 1; count < 100; count++) {
          await a.store.append(id, facts(count, 1));
          if (isGiven) return count;
        }
        return 100;
      };
      const writing = Promise.all([write("t"), write("u")]);
      await a.nodes.handOver("v", "b");
      isGiven = true;
      expect(Math.max(...(await writing))).toBeLessThan(10);
    });

    test("is found when all is over, and waits since then", async () => {
      const [a, b] = await twoNodes();
      await a.store.createTable(table("t"), facts(0, 1));
      await a.nodes.leave();
      expect(await b.nodes.takeWaiting([], MOST)).toEqual([{ table: "t", epoch: 1, released: expect.any(Number) }]);
    });

    test("of a single server waits since its last beat", async () => {
      const url = await fresh();
      const single = await openPostgresStore(url, { alone: true, report: unexpected });
      await single.createTable(table("t"), facts(0, 1));
      await single.heartbeat(123);
      await single.close();
      const node = await newNode(url, "a");
      expect(await node.nodes.takeWaiting([], MOST)).toEqual([{ table: "t", epoch: 1, released: 123 }]);
    });
  });

  test("of many tables each is taken once, however many nodes take at the same time", async () => {
    const url = await fresh();
    const dead = await newNode(url, "dead");
    const ids = Array.from({ length: 60 }, (_, index) => `t${index}`);
    await Promise.all(ids.map((id) => dead.store.createTable(table(id), facts(0, 1))));
    await silence(url, dead);
    const others = await Promise.all(["a", "b", "c"].map((id) => newNode(url, id)));
    const taken: string[] = [];
    const take = async ({ nodes }: Node): Promise<void> => {
      for (;;) {
        const some = await nodes.takeWaiting(["dead"], 7);
        if (some.length === 0) return;
        taken.push(...some.map(({ table: id }) => id));
      }
    };
    await Promise.all(others.map(take));
    // A row that another node has just locked is skipped: the next look finds it.
    await take(others[0]);
    expect(taken.toSorted()).toEqual(ids.toSorted());
    await dead.nodes.renew();
    expect(await others[0].nodes.takeWaiting(["dead"], 7)).toEqual([]);
  });

  test("an append of which nobody heard is kept, if it was, although another node has the table by now", async () => {
    const url = await fresh();
    const line = await openLine(url);
    onTestFinished(() => line.close());
    const a = await newNode(line.url, "a");
    const b = await newNode(url, "b");
    for (const id of ["t", "u"]) await a.store.createTable(table(id), facts(0, 1));
    line.silence();
    const kept = fate(a.store.append("t", facts(1, 1)));
    await line.withheld();
    await silence(url, a);
    for (const id of ["t", "u"]) await b.nodes.claim(id);
    await b.store.append("t", facts(2, 1));
    await b.store.append("u", facts(1, 1, "other"));
    const late = fate(a.store.append("u", facts(1, 1)));
    line.cut();
    expect([await kept, await late]).toEqual(["kept", "conflict"]);
    expect(await fate(b.store.append("t", facts(3, 1)))).toBe("kept");
  });
});
