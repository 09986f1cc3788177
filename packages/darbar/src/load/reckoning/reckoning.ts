import { seededChance } from "@darbar/kernel";
import { quantile } from "../quantile.ts";
import { INPUTS } from "./inputs.ts";
import { nodesFor, place } from "./placement.ts";
import { drainOf, takeOver } from "./takeover.ts";

/** What so many people at tables come to, without any server. */
export interface Reckoning {
  readonly people: number;
  readonly nodes: number;
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly walMegabytesPerSecond: number;
  readonly databaseCores: number;
  readonly relayed: number;
  /** Of the busiest node: tables, sockets, part of its core. */
  readonly mostTables: number;
  readonly mostSockets: number;
  readonly busiest: number;
  /** Of all but one in a hundred tables of a node that has died, in milliseconds. */
  readonly takenP99: number;
  readonly awakeP99: number;
  /** How long the busiest node takes to give its tables away, in milliseconds, and how long it has. */
  readonly drain: number;
  readonly drainLimit: number;
  /** How long each of them is not played meanwhile. */
  readonly handover: number;
}

/** How often a node dies, of which the worst counts: each time another one, at another moment of its lease. */
const DEATHS = 20;

/** Reckons with so many people; the same seed gives the same. */
export function reckon(people: number, seed: number): Reckoning {
  const chance = seededChance(`people at tables ${seed}`);
  const placed = place(people, nodesFor(people), chance);
  const mostTables = Math.max(...placed.tablesAt);
  const deaths = Array.from({ length: DEATHS }, () => {
    const dead = Math.floor(chance() * placed.nodes);
    return takeOver(placed.tablesAt[dead], placed.nodes - 1, chance);
  });
  const drain = drainOf(mostTables, placed.nodes - 1);
  const worst = (times: readonly (readonly number[])[]): number =>
    Math.max(...times.map((each) => quantile(Float64Array.from(each).sort(), 0.99)));
  return {
    people,
    nodes: placed.nodes,
    tables: placed.tables,
    movesPerSecond: placed.moves,
    walMegabytesPerSecond: (placed.moves * INPUTS.walBytes.value) / 1e6,
    databaseCores: (placed.moves * INPUTS.databaseMilliseconds.value) / 1_000,
    relayed: placed.relayed,
    mostTables,
    mostSockets: Math.max(...placed.socketsAt),
    busiest: placed.busiest,
    takenP99: worst(deaths.map(({ taken }) => taken)),
    awakeP99: worst(deaths.map(({ awake }) => awake)),
    drain: drain.all,
    drainLimit: INPUTS.drain.value,
    handover: drain.each,
  };
}

/** The reckoning as lines, and what it rests on. */
export function reckoningInWords(found: Reckoning): string {
  const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
  const second = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1);
  const inputs = Object.entries(INPUTS).map(
    ([name, { value, unit, from }]) => `  ${name.padEnd(22)}${String(value).padStart(7)} ${unit.padEnd(28)}${from}\n`,
  );
  const isTooLong = found.drain > found.drainLimit;
  return `${whole(found.people)} people at ${whole(found.tables)} tables, ${whole(found.movesPerSecond)} moves a second
nodes of one core: ${found.nodes}; the busiest plays ${whole(found.mostTables)} tables, holds ${whole(found.mostSockets)} sockets, and needs ${Math.round(100 * found.busiest)} % of its core
of ${whole(100 * found.relayed)} in 100 people the table is at another node
the database: ${found.databaseCores.toFixed(1)} cores, ${found.walMegabytesPerSecond.toFixed(1)} MB of WAL a second
a node dies: 99 of 100 of its tables are taken within ${second(found.takenP99)} s, and played within ${second(found.awakeP99)} s
a node is restarted: it gives its tables away in ${second(found.drain)} s, each within ${whole(found.handover)} ms${isTooLong ? `, but has ${second(found.drainLimit)} s: the rest is taken as if it had died` : ""}
reckoned with:
${inputs.join("")}`;
}
