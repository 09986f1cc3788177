import { join } from "node:path";
import { fail, ok, type Result, seededChance } from "@darbar/kernel";
import { parseWord } from "@darbar/kernel/parse";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { wholeNumber } from "../load/arguments.ts";
import { anySeed } from "../wire/seed.ts";
import { withFolder } from "../wire/temporary.ts";
import { newForgetfulDisk } from "./forgetful/forgetful-disk.ts";
import { chaosOfNodes } from "./nodes/command.ts";
import { FAULTS } from "./nodes/faults.ts";
import type { NodesWish } from "./nodes/trial.ts";
import { type ChaosFigures, type ChaosWish, runChaos } from "./trial.ts";

export const CHAOS_HELP = `darbar chaos [--kills N] [--tables T] [--seed S] [--lose-unsynced] [--json]
       darbar chaos --nodes N [--standby] [--faults F] [--longest S] [--only FAULT]
            [--tables T] [--seed S] [--json]

Starts a server of its own, has people play at many tables over real sockets, and kills the server at
random moments (kill -9), also while it starts. Players who were cut off come back and send again what was
not acknowledged. Afterwards every acknowledged move must be in the log exactly once, and every client
must have arrived at what the server shows it.

  --kills N    how often (default 20)
  --tables T   how many tables (default 100)
  --seed S     a whole number: what is played and when it is killed comes from it (default: another one each time)
  --lose-unsynced
               every kill is a power cut as well: what was written but not synced to the disk is lost, or a
               part of it survives, torn and out of order (Linux; needs a C compiler: cc, gcc or clang)
  --json       one line of JSON instead

With --nodes several servers share a private PostgreSQL, and everything is done to them by turns: a node is killed,
paused, cut off its neighbours or its database, the database's primary is killed, and all nodes are restarted
one after the other. In no epoch of a table may two of them have written.

  --nodes N    how many servers, 2 to 9
  --standby    the database has a synchronous standby, which takes the primary's place (needs pg_basebackup)
  --faults F   how many faults (default 24)
  --longest S  how long a node is paused, in seconds, at most (default 10; at least 2); what is cut is cut for
               half a second to 10 seconds, but no longer than this
  --only FAULT only this one: ${FAULTS.map((fault) => JSON.stringify(fault))
    .join(", ")
    .replaceAll(/(.{60,90}), "/g, '$1,\n               "')}

It ends early where somebody sees that something is wrong. Exit code 1 if anything was lost or doubled, or a view
differs.
`;

/** How many cases of a fault are shown. */
const SHOWN = 5;

/** `darbar chaos`: nothing that was acknowledged is lost, however the server ends. */
export async function chaos(args: readonly string[], io: Io): Promise<number> {
  const read = readArguments(args);
  if (!read.ok) {
    io.stderr.write(`darbar chaos: ${read.error}; see "npx darbar help chaos".\n`);
    return 1;
  }
  const asked = read.value;
  if ("nodes" in asked) {
    const ran = await chaosOfNodes(asked, io);
    if (ran.ok) return ran.value;
    io.stderr.write(`darbar chaos: ${ran.error}.\n`);
    return 1;
  }
  const progress = (line: string): void => {
    if (io.isTTY) io.stderr.write(`\r${line.padEnd(60)}`);
  };
  const ran = await withFolder((folder) => run(folder, asked, progress));
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  if (!ran.ok) {
    io.stderr.write(`darbar chaos: ${ran.error}.\n`);
    return 1;
  }
  const { seed, json } = asked;
  io.stdout.write(json ? `${JSON.stringify({ seed, ...ran.value })}\n` : inWords(ran.value, seed));
  return isClean(ran.value) ? 0 : 1;
}

/** On the disk that there is, or on one that forgets; that one sees also how the folder of the data is made. */
async function run(folder: string, asked: Asked, progress: (line: string) => void): Promise<Result<ChaosFigures>> {
  if (!asked.loseUnsynced) return ok(await runChaos(folder, asked, progress));
  const disk = await newForgetfulDisk(folder, { chance: seededChance(`power cuts ${asked.seed}`) });
  if (!disk.ok) return disk;
  return ok(await runChaos(join(disk.value.folder, "data"), asked, progress, disk.value));
}

/** Whether nothing was wrong. */
export function isClean({ lost, doubled, contradicted, differing, unanswered }: ChaosFigures): boolean {
  return lost.length + doubled.length + contradicted.length + differing.length + unanswered === 0;
}

interface Asked extends ChaosWish {
  readonly loseUnsynced: boolean;
  readonly json: boolean;
}

interface AskedNodes extends NodesWish {
  readonly json: boolean;
}

function readArguments(args: readonly string[]): Result<Asked | AskedNodes> {
  const text = { type: "string" } as const;
  const parsed = parseArguments(args, {
    kills: text,
    tables: text,
    seed: text,
    "lose-unsynced": { type: "boolean" },
    nodes: text,
    faults: text,
    longest: text,
    only: text,
    standby: { type: "boolean" },
    json: { type: "boolean" },
  });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const kills = wholeNumber(values.kills ?? "20", "--kills", 1, 100_000);
  if (!kills.ok) return kills;
  const tables = wholeNumber(values.tables ?? "100", "--tables", 1, 2_000);
  if (!tables.ok) return tables;
  const seed = values.seed === undefined ? ok(anySeed()) : wholeNumber(values.seed, "--seed", 0, 999_999_999);
  if (!seed.ok) return seed;
  const { json = false, standby = false, "lose-unsynced": loseUnsynced = false } = values;
  if (values.nodes !== undefined) {
    if (loseUnsynced || values.kills !== undefined)
      return fail("--nodes goes neither with --kills nor with --lose-unsynced");
    const nodes = wholeNumber(values.nodes, "--nodes", 2, 9);
    if (!nodes.ok) return nodes;
    const faults = wholeNumber(values.faults ?? "24", "--faults", 1, 100_000);
    if (!faults.ok) return faults;
    const longest = wholeNumber(values.longest ?? "10", "--longest", 2, 60);
    if (!longest.ok) return longest;
    const only = values.only === undefined ? ok(null) : parseWord(values.only, "--only", FAULTS);
    if (!only.ok) return only;
    return ok({
      tables: tables.value,
      seed: seed.value,
      standby,
      json,
      nodes: nodes.value,
      faults: faults.value,
      longest: longest.value,
      ...(only.value === null ? {} : { only: [only.value] }),
    });
  }
  for (const name of ["faults", "longest", "only", "standby"] as const) {
    if (values[name] !== undefined) return fail(`--${name} goes with --nodes`);
  }
  return ok({ kills: kills.value, tables: tables.value, seed: seed.value, loseUnsynced, json });
}

function inWords(figures: ChaosFigures, seed: number): string {
  const { kills, tables, sockets, acknowledged, refused, facts, unanswered } = figures;
  const { lost, doubled, contradicted, differing, unsynced } = figures;
  const cases = Object.entries({ lost, doubled, contradicted, differing }).flatMap(([name, found]) =>
    found.slice(0, SHOWN).map((each) => `  ${name}: ${each}\n`),
  );
  return `${kills} kills (seed ${seed}), ${tables} tables, ${sockets} sockets, ${facts} facts kept
acknowledged ${acknowledged}, refused ${refused}, never answered ${unanswered}
lost ${lost.length}, doubled ${doubled.length}, refused but kept ${contradicted.length}, differing views ${differing.length}
${unsynced === null ? "" : `not synced when the power went: ${unsynced.lost} sectors and names lost, ${unsynced.survived} survived\n`}${cases.join("")}`;
}
