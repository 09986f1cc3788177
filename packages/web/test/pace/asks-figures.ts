import type { StandingOrder } from "@darbar/protocol/agreed";
import { cops } from "../../src/games/cops/practice/cops-listed.ts";
import { coup } from "../../src/games/coup/practice/coup-listed.ts";
import { type AskedBy, type Asks, asksIn, asksOf, SUBJECTS } from "./asks.ts";

/* The figures of `npm run bench:asks`. */

type Table = Omit<AskedBy, "order">;
const CLASSIC = { listed: coup, options: { edition: "classic", draft: false } } as const;
const REFORMED = { listed: coup, options: { edition: "plus", reformation: true } } as const;

/** Four people at a table of Coup. */
export const FOUR: Table = { ...CLASSIC, seats: 4 };

/** The tables at which is counted: a name and how one plays there. */
export const TABLES: readonly (readonly [string, Table])[] = [
  ...[2, 3, 4, 5, 6].map((seats) => [`Coup, ${seats} seats`, { ...CLASSIC, seats }] as const),
  ...[6, 8, 10].map((seats) => [`Coup with Reformation, ${seats} seats`, { ...REFORMED, seats }] as const),
  ...(["base", "gang"] as const).flatMap((mode) =>
    [4, 5, 6, 7, 8].map(
      (seats) => [`Good Cop Bad Cop, ${mode}, ${seats} seats`, { listed: cops, options: { mode }, seats }] as const,
    ),
  ),
];

/** The orders by which one is asked, as a table of docs names them; the last one of Good Cop Bad Cop is the usual. */
const WAYS: Readonly<Record<string, readonly (readonly [string, StandingOrder])[]>> = {
  coup: [
    ["everything", "pass-if-nothing-else"],
    ["what matters", "ask-what-touches-or-looks-false"],
    ["in one's turns only", "pass"],
  ],
  cops: [
    ["everything", "pass-if-nothing-else"],
    ["what touches one", "ask-what-touches-me"],
  ],
};

/** What is counted in games by one order. */
export function countedIn(table: Table, order: StandingOrder, games: number): readonly Asks[] {
  return Array.from({ length: games }, (_, seed) => asksIn({ ...table, order }, seed));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** By how much a mean may be off, by chance, with 95 %. */
function offBy(values: readonly number[]): number {
  const middle = mean(values);
  return 1.96 * Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / values.length);
}

const COLUMNS = ["asks", "", "own turns", "on others", "losses", "shows", "returns", "other", "one answer", "answered"];

/** The asks at one table, in lines: each way to be asked, and of what its asks are made. */
export function told(name: string, table: Table, games: number): string {
  const rows = (WAYS[table.listed.id] ?? []).map(([way, order]) => {
    const counted = countedIn(table, order, games);
    const all = counted.map(asksOf);
    const parts = [...SUBJECTS, "withOneAnswer" as const, "answeredForThem" as const];
    const figures = parts.map((part) => mean(counted.map((asks) => asks[part])).toFixed(1));
    return rowOf(`  ${way}`, [mean(all).toFixed(1), `± ${offBy(all).toFixed(1)}`, ...figures]);
  });
  return [rowOf(`${name}: ${games} games`, COLUMNS), ...rows].join("\n");
}

function rowOf(head: string, cells: readonly string[]): string {
  return `${head.padEnd(46)}${cells.map((cell) => cell.padStart(11)).join("")}`;
}
