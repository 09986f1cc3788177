import { expect, it, onTestFinished, vi } from "vitest";
import type { ClusterParts } from "./cluster-parts.ts";
import type { Notice } from "./frame.ts";
import { HandingOver } from "./handing-over.ts";
import type { Link } from "./link.ts";
import type { Router } from "./router.ts";

/** A node with tables to give away, and two neighbours who say nothing by themselves. */
function ending(tables: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const awake = new Set(Array.from({ length: tables }, (_, number) => `t${number}`));
  const told: Notice[] = [];
  const links = ["b", "c"].map((node) => ({ node, tell: (notice: Notice) => void told.push(notice) }) as Link);
  const registry = {
    awakeTables: () => [...awake],
    isAwake: (table: string) => awake.has(table),
    receive: async () => undefined,
    lobby: { listedHere: () => [] },
    handOver: async (table: string, _: string, given: (taken: unknown) => void) => {
      given({ table, epoch: 1, released: 0 });
      awake.delete(table);
    },
  };
  const parts = {
    registry,
    mesh: { all: () => links },
    connections: { endWithin: async () => undefined },
    log: { info: () => undefined },
  } as unknown as ClusterParts;
  const handingOver = new HandingOver(parts, { learn: () => undefined } as unknown as Router);
  const given = (): readonly string[] => told.flatMap((notice) => (notice.tell === "yours" ? [notice.table] : []));
  return { handingOver, given, told };
}

it("has at most eight tables on their way to each neighbour, and gives the next when one is played", async () => {
  const { handingOver, given } = ending(40);
  const drained = handingOver.drain();
  await vi.advanceTimersByTimeAsync(0);
  expect(given()).toHaveLength(16);
  handingOver.isPlayed(given()[3]);
  await vi.advanceTimersByTimeAsync(0);
  expect(given()).toHaveLength(17);
  let isDrained = false;
  void drained.then(() => {
    isDrained = true;
  });
  while (!isDrained) {
    for (const table of given()) handingOver.isPlayed(table);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(new Set(given()).size).toBe(40);
});

it("is not waited for by others while it ends itself, though it wakes nothing any more", async () => {
  const { handingOver, told } = ending(0);
  await handingOver.drain();
  const link = { tell: (notice: Notice) => void told.push(notice) } as Link;
  await handingOver.receive(link, { tell: "yours", table: "t", epoch: 1, released: 0 });
  expect(told.at(-1)).toEqual({ tell: "awake", table: "t" });
});

it("waits for a neighbour that says nothing for a second with each table, and for eight seconds in all", async () => {
  const { handingOver, given } = ending(200);
  const drained = handingOver.drain();
  await vi.advanceTimersByTimeAsync(999);
  expect(given()).toHaveLength(16);
  await vi.advanceTimersByTimeAsync(1);
  expect(given()).toHaveLength(32);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(given()).toHaveLength(8 * 16);
  // What is left then goes in a moment.
  await vi.advanceTimersByTimeAsync(100);
  expect(given()).toHaveLength(200);
  await drained;
});
