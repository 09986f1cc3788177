import { setTimeout as wait } from "node:timers/promises";
import { ask } from "@darbar/server/testing/postgres/private-server";
import type { ChaosNode } from "./chaos-node.ts";
import type { ChaosDatabase } from "./database.ts";

/** What can happen to a cluster. */
export const FAULTS = [
  "kill a node",
  "pause a node",
  "cut a node off its neighbours",
  "cut a node off its database",
  "kill the primary",
  "restart all nodes, one after the other",
] as const;
export type Fault = (typeof FAULTS)[number];

/** Where faults happen, and what is measured of them. */
export interface FaultPlace {
  readonly nodes: readonly ChaosNode[];
  readonly database: ChaosDatabase;
  readonly chance: () => number;
  /** The shortest and the longest that something is paused or cut, in milliseconds; what is cut no longer than ten seconds. */
  readonly shortest: number;
  readonly longest: number;
  /** How long each table of a node that was killed was nobody's, in milliseconds. */
  readonly takeovers: number[];
}

/** A pause that is shorter is like a busy machine; a cut that is longer than this is like one of this length. In milliseconds. */
const SHORTEST_PAUSE = 2_000;
const LONGEST_CUT = 10_000;
const LOOK_EVERY = 50;
/** A takeover that takes so long is not one. */
const GIVE_UP = 60_000;

/** Has a fault happen, and puts everything right again; resolves when everything runs as before. */
export async function happen(fault: Fault, place: FaultPlace): Promise<void> {
  const { nodes, database, chance, shortest, longest } = place;
  const node = nodes[Math.floor(chance() * nodes.length)];
  const between = (least: number, most: number): number => least + chance() * (most - least);
  switch (fault) {
    case "kill a node": {
      const owner = await idOf(database.url, node.name);
      await node.kill();
      place.takeovers.push(...(await takenWithin(database.url, owner)));
      return node.start();
    }
    case "pause a node":
      return node.pause(between(Math.max(shortest, SHORTEST_PAUSE), longest));
    case "cut a node off its neighbours":
      return cutFor(node.neighbours, between(shortest, Math.min(longest, LONGEST_CUT)), chance() < 0.5);
    case "cut a node off its database":
      return cutFor(node.database, between(shortest, Math.min(longest, LONGEST_CUT)), chance() < 0.5);
    case "kill the primary":
      return database.failOver();
    case "restart all nodes, one after the other":
      for (const each of nodes) {
        await each.stop();
        await each.start();
      }
      return;
  }
}

async function cutFor(line: ChaosNode["database"], moment: number, isLoud: boolean): Promise<void> {
  if (isLoud) line.cut();
  else line.silence();
  await wait(moment);
  line.mend();
}

async function idOf(url: string, name: string): Promise<string> {
  const [row] = await ask(url, `SELECT id FROM nodes WHERE name = '${name}'`);
  return String(row?.id ?? "");
}

/** How long it took until each table of a node was another's. */
async function takenWithin(url: string, owner: string): Promise<readonly number[]> {
  const begun = performance.now();
  const count = async (): Promise<number> =>
    Number((await ask(url, `SELECT count(*) AS count FROM tables WHERE owner = '${owner}' AND open`))[0].count);
  const taken: number[] = [];
  let left = await count();
  while (left > 0 && performance.now() - begun < GIVE_UP) {
    await wait(LOOK_EVERY);
    const now = await count();
    for (; left > now; left--) taken.push(performance.now() - begun);
  }
  for (; left > 0; left--) taken.push(GIVE_UP);
  return taken;
}
