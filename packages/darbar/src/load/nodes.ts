import { fail, ok, type Result } from "@darbar/kernel";
import { findPostgres } from "@darbar/server/testing/postgres/binaries";
import { median, pairedRatio } from "../compare/ratio.ts";
import { takeTurns } from "../compare/rounds.ts";
import type { LoadWish } from "./arguments.ts";
import { measurePlay, type PlayFigures } from "./play.ts";
import { withNodes, withSqlite } from "./served.ts";

/** Nodes on PostgreSQL that were measured beside a server on SQLite, or that server itself: in each turn. */
export interface Contender {
  /** `null`: the server on SQLite. */
  readonly nodes: number | null;
  readonly turns: readonly PlayFigures[];
}

/** Measures a server on SQLite, and so many nodes on PostgreSQL as are named, by turns: what else the machine does meets all of them. */
export async function measureNodes(
  wish: LoadWish,
  progress: (line: string) => void,
): Promise<Result<readonly Contender[]>> {
  const binaries = findPostgres(wish.standby);
  if (binaries === null) {
    return fail("PostgreSQL cannot be found: install it, or name the folder of its programs in POSTGRES_BIN");
  }
  const play = (served: Parameters<typeof measurePlay>[0]) => measurePlay(served, wish, progress);
  const measured = [null, ...wish.nodes];
  const turns = await takeTurns(
    measured.map((nodes) => ({
      name: nameOf(nodes),
      run: () => (nodes === null ? withSqlite(play) : withNodes(binaries, nodes, wish.standby, play)),
    })),
    wish.turns,
    progress,
  );
  return ok(measured.map((nodes, place) => ({ nodes, turns: turns[place] })));
}

function nameOf(nodes: number | null): string {
  return nodes === null ? "SQLite" : `PostgreSQL, ${nodes}`;
}

/** What is told of each contender: the median of all turns. */
const COLUMNS: readonly (readonly [heading: string, value: (figures: PlayFigures) => number | null, digits: number])[] =
  [
    ["decisions/s", ({ decisionsPerSecond }) => decisionsPerSecond, 0],
    ["p50 ms", ({ acknowledgedP50 }) => acknowledgedP50, 1],
    ["p99 ms", ({ acknowledgedP99 }) => acknowledgedP99, 1],
    ["server CPU", ({ serverCores, decisionsPerSecond }) => (1000 * serverCores) / decisionsPerSecond, 3],
    ["database CPU", ({ databasePerDecision }) => databasePerDecision?.cpuMilliseconds ?? null, 3],
    ["commits", ({ databasePerDecision }) => databasePerDecision?.commits ?? null, 3],
    ["syncs", ({ databasePerDecision }) => databasePerDecision?.syncs ?? null, 3],
    ["WAL bytes", ({ databasePerDecision }) => databasePerDecision?.walBytes ?? null, 0],
  ];

/** How each stands to the first, turn by turn. */
const RATIOS: readonly (readonly [
  heading: string,
  value: (figures: PlayFigures) => number,
  better: "more" | "less",
])[] = [
  ["decisions/s to SQLite", ({ decisionsPerSecond }) => decisionsPerSecond, "more"],
  ["p99 to SQLite", ({ acknowledgedP99 }) => acknowledgedP99, "less"],
];

/** The figures of all contenders as a table; the first is what the others are compared with, turn by turn. */
export function nodesInWords(
  contenders: readonly Contender[],
  { tables, seats, game, turns, standby }: LoadWish,
): string {
  const [sqlite] = contenders;
  const row = (cells: readonly string[]): string => {
    const [name, ...rest] = cells;
    const last = rest.splice(COLUMNS.length);
    return `${name.padEnd(16)}${rest.map((cell) => cell.padStart(13)).join("")}${last.map((cell) => cell.padStart(24)).join("")}\n`;
  };
  const rows = contenders.map((contender) =>
    row([
      nameOf(contender.nodes),
      ...COLUMNS.map(([, value, digits]) => {
        const values = contender.turns.map(value).filter((each) => each !== null);
        return values.length === 0 ? "–" : median(values).toFixed(digits);
      }),
      ...RATIOS.map(([, value, better]) => {
        const {
          median: middle,
          least,
          most,
        } = pairedRatio(contender.turns.map(value), sqlite.turns.map(value), better);
        return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
      }),
    ]),
  );
  const errors = contenders.flatMap((contender) => contender.turns).reduce((sum, each) => sum + each.errors, 0);
  const headings = ["", ...COLUMNS.map(([heading]) => heading), ...RATIOS.map(([heading]) => heading)];
  return `${tables} tables of ${seats} at ${game}${standby ? ", a synchronous standby" : ""}; medians of ${turns} ${turns === 1 ? "turn" : "turns"}, ratios by turn (least to most)
CPU in ms, commits, syncs and WAL are for each decision
${row(headings)}${rows.join("")}errors: ${errors}
`;
}
