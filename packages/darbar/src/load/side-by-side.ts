import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fail, ok, type Result } from "@darbar/kernel";
import { buildBaseline } from "../compare/baseline.ts";
import { inShort, two } from "../compare/comparison.ts";
import { MAIN } from "../compare/contenders.ts";
import { median, medianInterval } from "../compare/ratio.ts";
import { readMetrics } from "../wire/metrics.ts";
import { type ServerProcess, startServerProcess } from "../wire/server-process.ts";
import { withFolder } from "../wire/temporary.ts";
import type { LoadWish } from "./arguments.ts";
import { type Players, seatPlayers } from "./players.ts";
import { quantile } from "./quantile.ts";

/** What a server did in one slice. */
interface Slice {
  readonly decisionsPerServerCpuSecond: number;
  readonly decisionsPerSecond: number;
  readonly acknowledgedP50: number;
  readonly acknowledgedP99: number;
}

/** A slice of each server, one right after the other. */
interface Pair {
  readonly ours: Slice;
  readonly theirs: Slice;
}

/** A figure of this server beside the same of another revision's. */
interface FigureBeside {
  readonly figure: keyof Slice;
  readonly ours: number;
  readonly theirs: number;
  /** The ratio in the middle of all pairs, and where that lies with a certainty of 95 %. */
  readonly ratio: number;
  readonly interval: readonly [low: number, high: number] | null;
  /** The ratio in the middle of each turn: of two processes. */
  readonly turns: readonly number[];
}

/** Two servers that were played by one load. */
export interface SideBySide {
  readonly revision: string;
  readonly figures: readonly FigureBeside[];
  readonly errors: number;
}

type Progress = (line: string) => void;

/** A slice is so long, in milliseconds: what else a machine does changes by the second, and meets both of two that are shorter. */
const SLICE = 400;
/** So long somebody plays before a slice begins: all tables are in flight by then. */
const RUNNING_UP = 60;

/** Has a server of this checkout and one of another revision run side by side, and plays at them by turns, a slice each. */
export async function measureSideBySide(
  wish: LoadWish,
  revision: string,
  progress: Progress,
): Promise<Result<SideBySide>> {
  const built = await buildBaseline(revision, progress);
  if (!built.ok) return built;
  const main = join(built.value.checkout, MAIN);
  const turns: (readonly Pair[])[] = [];
  let errors = 0;
  for (let turn = 1; turn <= wish.turns; turn++) {
    const say: Progress = (line) => progress(`turn ${turn} of ${wish.turns}: ${line}`);
    const players = async (server: ServerProcess): Promise<Player> => {
      const seated = await seatPlayers([server.address], wish, say);
      return { ...seated, server };
    };
    await withServers([undefined, main], async ([our, their]) => {
      const [ours, theirs] = [await players(our), await players(their)];
      turns.push(await playByTurns(ours, theirs, wish, say));
      for (const each of [ours, theirs]) {
        errors += each.errors();
        each.end();
      }
    });
  }
  if (turns.flat().length === 0) return fail("in no slice did both servers acknowledge a move");
  return ok({ revision: built.value.revision, figures: FIGURES.map((figure) => figureBeside(figure, turns)), errors });
}

type Player = Players & { readonly server: ServerProcess };

/** Lends servers of these command lines, ours where none is said; they are stopped afterwards, whatever happens. */
function withServers<Value>(
  [main, ...rest]: readonly (string | undefined)[],
  use: (servers: readonly ServerProcess[]) => Promise<Value>,
): Promise<Value> {
  return withFolder(async (dataDir) => {
    const server = await startServerProcess(main === undefined ? { dataDir } : { dataDir, main });
    try {
      return await (rest.length === 0 ? use([server]) : withServers(rest, (others) => use([server, ...others])));
    } finally {
      await server.stop();
    }
  });
}

async function playByTurns(
  ours: Player,
  theirs: Player,
  { warming, seconds }: LoadWish,
  say: Progress,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  const warm = Math.ceil((1000 * warming) / SLICE);
  const all = warm + Math.ceil((1000 * seconds) / SLICE);
  for (let count = 0; count < all; count++) {
    say(count < warm ? "warming up" : `slice ${count - warm + 1} of ${all - warm}`);
    // Every second pair in the opposite order.
    const first = count % 2 === 0 ? await playSlice(ours) : await playSlice(theirs);
    const second = count % 2 === 0 ? await playSlice(theirs) : await playSlice(ours);
    if (first === null || second === null || count < warm) continue;
    pairs.push(count % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first });
  }
  return pairs;
}

/** Has everybody at a server play for a slice; `null` if nothing was acknowledged. */
async function playSlice({ server, times, play, rest }: Player): Promise<Slice | null> {
  play();
  await wait(RUNNING_UP);
  const before = await readMetrics(server.metricsAddress);
  times.length = 0;
  await wait(SLICE);
  const after = await readMetrics(server.metricsAddress);
  const sorted = Float64Array.from(times).sort();
  await rest();
  if (sorted.length === 0) return null;
  return {
    decisionsPerServerCpuSecond: sorted.length / (after.cpuSeconds - before.cpuSeconds),
    decisionsPerSecond: (1000 * sorted.length) / (after.at - before.at),
    acknowledgedP50: quantile(sorted, 0.5),
    acknowledgedP99: quantile(sorted, 0.99),
  };
}

const NAMES: Readonly<Record<keyof Slice, string>> = {
  decisionsPerServerCpuSecond: "durable decisions/CPU-s of the server",
  decisionsPerSecond: "durable decisions/s",
  acknowledgedP50: "acknowledged after, p50 in ms (less is better)",
  acknowledgedP99: "acknowledged after, p99 in ms (less is better)",
};
const FIGURES = ["decisionsPerServerCpuSecond", "decisionsPerSecond", "acknowledgedP50", "acknowledgedP99"] as const;

function figureBeside(figure: keyof Slice, turns: readonly (readonly Pair[])[]): FigureBeside {
  const ratiosOf = (pairs: readonly Pair[]): readonly number[] =>
    pairs.map(({ ours, theirs }) => ours[figure] / theirs[figure]);
  const pairs = turns.flat();
  const ratios = ratiosOf(pairs);
  return {
    figure,
    ours: median(pairs.map(({ ours }) => ours[figure])),
    theirs: median(pairs.map(({ theirs }) => theirs[figure])),
    ratio: median(ratios),
    interval: medianInterval(ratios),
    turns: turns.map((turn) => median(ratiosOf(turn))),
  };
}

/** The figures of both, and how they stand to each other. */
export function sideBySideInWords({ revision, figures, errors }: SideBySide): string {
  const rows = figures.map(({ figure, ours, theirs, ratio, interval, turns }) => {
    const certain = interval === null ? "too few" : interval.map(two).join(" to ");
    const cells = [inShort(ours), inShort(theirs), two(ratio), certain, turns.map(two).join(" ")];
    return row([NAMES[figure], ...cells]);
  });
  const heading = row(["", "ours", "theirs", "ratio", "95 % interval", "turns"]);
  return `Beside revision ${revision}, one load for both; medians of slices:\n${heading}${rows.join("")}errors: ${errors}\n`;
}

function row([name, ours, theirs, ratio, interval, turns]: readonly string[]): string {
  const cells = [ours.padStart(10), theirs.padStart(10), ratio.padStart(8), interval.padStart(16)];
  return `${name.padEnd(48)}${cells.join("")}  ${turns}\n`;
}
