import { comparingHelp } from "../compare/arguments.ts";
import { runCompared } from "../compare/comparing.ts";
import { type ComparedCommand, complaintOf } from "../compare/figure.ts";
import type { Io } from "../io.ts";
import { type ServerProcess, startServerProcess } from "../wire/server-process.ts";
import { withFolder } from "../wire/temporary.ts";
import { type LoadWish, readLoadArguments } from "./arguments.ts";
import { loadFigures } from "./figures.ts";
import { type IdleFigures, makeCrowd, measureIdle } from "./idle.ts";
import { measureNodes, nodesInWords } from "./nodes.ts";
import { measurePlay, type PlayFigures } from "./play.ts";
import { reckon, reckoningInWords } from "./reckoning/reckoning.ts";
import { servedBy } from "./served.ts";
import { measureSideBySide, sideBySideInWords } from "./side-by-side.ts";
import { measureStored, storedInWords } from "./stored.ts";

export const LOAD_HELP = `darbar load [--tables N] [--seats N] [--seconds S] [--warming S] [--game NAME] [--mix] [--idle N]
            [--stored N] [--people N] [--seed S] [--nodes LIST] [--side-by-side REV] [--turns N] [--standby]
            [--profile DIR] [--json]
            [--save FILE] [--against FILE] [--baseline REV] [--beside CMD] [--rounds N]

Starts a server of its own in a second process and has every seat of many tables play random moves over
a socket of its own, as fast as it is answered. Says how many moves a second were kept on the disk and
acknowledged, how long that took, and what the server needed for it. Windows close without their pause.

  --tables N      how many (default 60): more wait longer, fewer leave the server idle
  --seats N       players at each (default 6)
  --seconds S     how long to measure, and until there is something to measure (default 10)
  --warming S     how long to play before that: the compilers of both sides are still at work (default 3)
  --game NAME     which game (default coup)
  --mix           have every seat add a share to every shuffle, as pages do: two commands a player and game, which are
                  not counted; a random game is short, so that is much of the work
  --idle N        instead: open N sockets that only look at a table, and say how much memory each takes, and each of the
                  second half: what the server's memory grows by once, whoever comes, is in the first
  --stored N      instead: have N tables kept that nobody looks at, in SQLite and in PostgreSQL, and say how long
                  a server takes to start on them, what memory it has, and how long it takes to wake one of 300 moves
  --people N      instead: reckon, without any server, what so many people at tables come to on many nodes: where
                  their tables lie, and what happens when a node dies or is restarted; it says what was measured
                  and what is assumed
  --seed S        the same seed reckons the same (default 1)
  --nodes LIST    instead: measure one server on SQLite, and by turns so many nodes on a private PostgreSQL: 1,2,3.
                  People come to all nodes alike. Says also what the database did for each decision
  --side-by-side REV
                  instead: have a server of this checkout and one of that revision run beside each other, and play
                  at them by turns with one load, 0.4 seconds at a time, --seconds long at each. The ratio in the
                  middle of all pairs of slices is told: what else a machine does meets both of a pair, or few pairs
  --turns N       how often each of these is measured, by new processes (default 3); medians are told
  --standby       have everything wait for a synchronous standby as well
  --profile DIR   have the server write a profile of its processor time into that folder
  --json          one line of JSON instead
${comparingHelp(16)}
Examples:
  npx darbar load --tables 100 --seats 6
  npx darbar load --idle 10000
  npx darbar load --tables 60 --nodes 1,2,3
  npx darbar load --tables 40 --side-by-side main~50
  npx darbar load --stored 100000
  npx darbar load --people 1000000
  npx darbar load --seconds 6 --baseline main~50
`;

const COMPARED: ComparedCommand = {
  name: "load",
  complaint: (args) => complaintOf(readLoadArguments(args)),
  argumentsOf: (args) => args,
  figuresIn: loadFigures,
};

/** `darbar load`: how much a server bears. */
export function load(args: readonly string[], io: Io): Promise<number> {
  return runCompared(COMPARED, args, io, loadOnce);
}

async function loadOnce(args: readonly string[], io: Io): Promise<number> {
  const read = readLoadArguments(args);
  if (!read.ok) {
    io.stderr.write(`darbar load: ${read.error}; see "npx darbar help load".\n`);
    return 1;
  }
  const wish = read.value;
  const progress = (line: string): void => {
    if (io.isTTY) io.stderr.write(`\r${line.padEnd(60)}`);
  };
  if (wish.people !== null) {
    const found = reckon(wish.people, wish.seed);
    io.stdout.write(wish.json ? `${JSON.stringify(found)}\n` : reckoningInWords(found));
    return 0;
  }
  if (wish.stored !== null) return loadStored(wish.stored, wish.json, progress, io);
  if (wish.nodes.length > 0) return loadNodes(wish, progress, io);
  if (wish.sideBySide !== null) return loadSideBySide(wish, wish.sideBySide, progress, io);
  const figures = await withFolder((dataDir) => measure(wish, dataDir, progress));
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  io.stdout.write(wish.json ? `${JSON.stringify({ node: process.version, ...figures })}\n` : inWords(figures));
  return figures.errors === 0 ? 0 : 1;
}

type Progress = (line: string) => void;

async function loadStored(tables: number, json: boolean, progress: Progress, io: Io): Promise<number> {
  const measured = await measureStored(tables, progress);
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  if (!measured.ok) {
    io.stderr.write(`darbar load: ${measured.error}.\n`);
    return 1;
  }
  const { value } = measured;
  io.stdout.write(json ? `${JSON.stringify({ node: process.version, stores: value })}\n` : storedInWords(value));
  return 0;
}

async function loadNodes(wish: LoadWish, progress: Progress, io: Io): Promise<number> {
  const measured = await measureNodes(wish, progress);
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  if (!measured.ok) {
    io.stderr.write(`darbar load: ${measured.error}.\n`);
    return 1;
  }
  const { value } = measured;
  io.stdout.write(
    wish.json ? `${JSON.stringify({ node: process.version, contenders: value })}\n` : nodesInWords(value, wish),
  );
  return value.every(({ turns }) => turns.every(({ errors }) => errors === 0)) ? 0 : 1;
}

async function loadSideBySide(wish: LoadWish, revision: string, progress: Progress, io: Io): Promise<number> {
  const measured = await measureSideBySide(wish, revision, progress);
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  if (!measured.ok) {
    io.stderr.write(`darbar load: ${measured.error}.\n`);
    return 1;
  }
  const { value } = measured;
  io.stdout.write(wish.json ? `${JSON.stringify({ node: process.version, ...value })}\n` : sideBySideInWords(value));
  return value.errors === 0 ? 0 : 1;
}

async function measure(wish: LoadWish, dataDir: string, progress: Progress): Promise<PlayFigures | IdleFigures> {
  const { idle } = wish;
  if (idle === null) return withServer(wish, dataDir, (server) => measurePlay(servedBy(server), wish, progress));
  const crowd = await withServer(wish, dataDir, ({ address }) => makeCrowd(address, idle, progress));
  return withServer(wish, dataDir, (server) => measureIdle(server, crowd, progress));
}

/** Lends a server that is stopped afterwards, whatever happens. */
async function withServer<Value>(
  { profile }: LoadWish,
  dataDir: string,
  use: (server: ServerProcess) => Promise<Value>,
): Promise<Value> {
  const nodeOptions = profile === null ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`];
  const server = await startServerProcess({ dataDir, nodeOptions });
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

function inWords(figures: PlayFigures | IdleFigures): string {
  const one = (value: number): string => value.toFixed(1);
  if ("tables" in figures && "kilobytesPerSocket" in figures) {
    const { sockets, tables, serverMegabytesBefore, serverMegabytes, kilobytesPerSocket, errors } = figures;
    const { kilobytesPerFurtherSocket: further } = figures;
    const ofFurther = further === null ? "" : `, ${one(further)} KB of the second half`;
    return `${sockets} sockets at ${tables} tables: ${one(kilobytesPerSocket)} KB of server memory each${ofFurther}
server memory: ${one(serverMegabytesBefore)} MB before, ${one(serverMegabytes)} MB with them
errors: ${errors}
`;
  }
  const { tables, seats, game, sockets, seconds, decisions, decisionsPerSecond, errors } = figures;
  const { messagesPerSecond, decisionsPerServerCpuSecond } = figures;
  const { acknowledgedP50, acknowledgedP99, acknowledgedMost, serverMegabytes, serverCores, loadCores } = figures;
  return `${tables} tables of ${seats} at ${game}, ${sockets} sockets, ${one(seconds)} s
durable decisions: ${decisions}, ${Math.round(decisionsPerSecond)} a second
acknowledged after: p50 ${one(acknowledgedP50)} ms, p99 ${one(acknowledgedP99)} ms, at most ${one(acknowledgedMost)} ms
all seats were sent ${Math.round(messagesPerSecond)} messages a second
server: ${one(serverMegabytes)} MB, ${serverCores.toFixed(2)} cores; load: ${loadCores.toFixed(2)} cores
decisions for each second of the server's processor time: ${Math.round(decisionsPerServerCpuSecond)}
errors: ${errors}
`;
}
