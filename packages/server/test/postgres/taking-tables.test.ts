import type { Setup } from "@darbar/protocol";
import { expect, onTestFinished, test } from "vitest";
import { TableRegistry } from "../../src/registry.ts";
import type { NodeStore } from "../../src/store/nodes.ts";
import { openSharedStore } from "../../src/store/postgres/postgres-store.ts";
import { virtualRegistryHost } from "../virtual-registry-host.ts";
import { unexpected, withPostgres } from "./with-server.ts";

const SETUP: Setup = {
  game: "coup",
  options: {},
  seats: 2,
  clock: "relaxed",
  visibility: "link",
  spectators: true,
  bluffs: "open",
};
const LONG_ENOUGH_TO_SLEEP = 20 * 60_000;

async function newTable(registry: TableRegistry): Promise<string> {
  const made = await registry.create({ person: "ada", name: "Ada" }, SETUP);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.table;
}

withPostgres(({ fresh }) => {
  async function newNode(url: string, id: string, disturbed: (nodes: NodeStore) => NodeStore = (nodes) => nodes) {
    const { store, nodes: undisturbed } = await openSharedStore(url, id, unexpected);
    onTestFinished(() => store.close());
    const nodes = disturbed(undisturbed);
    await nodes.enter(id, `ws://${id}`);
    const host = virtualRegistryHost(1, { store });
    const registry = new TableRegistry({ ...host, nodes });
    onTestFinished(() => registry.close());
    return { registry, nodes, host };
  }

  test("a table that was taken while somebody was waking it is asked for again when it has slept", async () => {
    const url = await fresh();
    const [a, b] = [await newNode(url, "a"), await newNode(url, "b")];
    const table = await newTable(a.registry);
    await a.registry.close();
    await a.nodes.leave();
    const taking = b.nodes.takeWaiting([], 1);
    const waking = b.registry.open(table);
    await b.registry.adopt(await taking);
    expect((await waking)?.table.id).toBe(table);
    await b.host.pass(LONG_ENOUGH_TO_SLEEP);
    await b.registry.tidy();
    expect(b.registry.isAwake(table)).toBe(false);
    const c = await newNode(url, "c");
    expect((await c.registry.open(table))?.table.id).toBe(table);
    expect(await b.registry.find(table)).toEqual({ node: "c" });
  });

  test("a table that its node lets go of while another asks for it is nobody's, and not none", async () => {
    const url = await fresh();
    const a = await newNode(url, "a");
    const table = await newTable(a.registry);
    const b = await newNode(url, "b", (nodes) => ({
      ...nodes,
      claim: async (wanted) => {
        const claimed = await nodes.claim(wanted);
        await a.registry.close();
        await a.nodes.handOver(table, null);
        return claimed;
      },
    }));
    expect(await b.registry.find(table)).toEqual({ node: null });
    expect(await b.registry.find(table)).toBe("here");
  });

  test("a node that leaves knows of a table that is nobody's", async () => {
    const url = await fresh();
    const [a, b] = [await newNode(url, "a"), await newNode(url, "b")];
    const table = await newTable(a.registry);
    await a.registry.close();
    await a.nodes.handOver(table, null);
    b.registry.leave();
    expect(await b.registry.find(table)).toEqual({ node: null });
    expect(await b.registry.find("nowhere")).toBe(null);
  });
});
