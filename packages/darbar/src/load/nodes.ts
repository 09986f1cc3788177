import { fail, ok, type Result } from "@darbar/kernel";
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
  const measured = [null, ...wish.nodes].map((nodes) => ({ nodes, turns: [] as PlayFigures[] }));
  for (let turn = 1; turn <= wish.turns; turn++) {
    for (const { nodes, turns } of measured) {
      const name = nodes === null ? "SQLite" : `PostgreSQL, ${nodes}`;
      const say = (line: string): void => progress(`turn ${turn} of ${wish.turns}, ${name}: ${line}`);
      const play = (served: Parameters<typeof measurePlay>[0]) => measurePlay(served, wish, say);
      const figures = nodes === null ? await withSqlite(play) : await withNodes(nodes, wish.standby, play);
      if (figures === null) {
        return fail("PostgreSQL cannot be found: install it, or name the folder of its programs in POSTGRES_BIN");
      }
      turns.push(figures);
    }
  }
  return ok(measured);
}

/** The middle of some values: of two in the middle the greater. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
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

/** The figures of all contenders as a table; the first is what the others are compared with, turn by turn. */
export function nodesInWords(
  contenders: readonly Contender[],
  { tables, seats, game, turns, standby }: LoadWish,
): string {
  const [sqlite] = contenders;
  const ratio = (other: Contender): number =>
    median(
      other.turns.map(({ decisionsPerSecond }, turn) => decisionsPerSecond / sqlite.turns[turn].decisionsPerSecond),
    );
  const row = (cells: readonly string[]): string => {
    const [name, ...rest] = cells;
    return `${name.padEnd(20)}${rest.map((cell) => cell.padStart(14)).join("")}\n`;
  };
  const rows = contenders.map((contender) =>
    row([
      contender.nodes === null ? "SQLite" : `PostgreSQL, ${contender.nodes}`,
      ...COLUMNS.map(([, value, digits]) => {
        const values = contender.turns.map(value).filter((each) => each !== null);
        return values.length === 0 ? "–" : median(values).toFixed(digits);
      }),
      ratio(contender).toFixed(2),
    ]),
  );
  const errors = contenders.flatMap((contender) => contender.turns).reduce((sum, each) => sum + each.errors, 0);
  return `${tables} tables of ${seats} at ${game}${standby ? ", a synchronous standby" : ""}; medians of ${turns} ${turns === 1 ? "turn" : "turns"}; CPU in ms, and everything from there on, is for each decision
${row(["", ...COLUMNS.map(([heading]) => heading), "to SQLite"])}${rows.join("")}errors: ${errors}
`;
}
