import { fail, ok, type Result } from "@darbar/kernel";
import { optionsOfKind } from "@darbar/kernel/options";
import { list } from "@darbar/kernel/parse";
import { parseArguments } from "../arguments.ts";
import { chooseGames, choosingFlags, choosingHelp, kindOption } from "../chosen-games.ts";
import { comparingHelp } from "../compare/arguments.ts";
import { runCompared } from "../compare/comparing.ts";
import { type ComparedCommand, complaintOf } from "../compare/figure.ts";
import { rawOptions } from "../flags.ts";
import { gameNamed } from "../games.ts";
import type { Io } from "../io.ts";
import { measureApart } from "./apart.ts";
import { casesOf } from "./cases.ts";
import { PART_TIMES, type RowLayout, SPEED } from "./columns.ts";
import { benchFigures } from "./figures.ts";
import type { RowCase } from "./row.ts";

export const BENCH_HELP = `darbar bench [--game NAME] [--json] [--seconds S] [--seats N] [--parts] [--observed]
             [--save FILE] [--against FILE] [--baseline REV] [--beside CMD] [--rounds N]

Plays random complete games in one thread, every decision fully checked as at a live table, for each
kind of each game and each seat count, and says how fast that was and how much memory a decision takes.

  --json        one line of JSON instead of a table
  --seconds S   CPU-seconds for each row (default 1)
${choosingHelp(14)}  --seats N     one seat count only
  --no-draft    Coup's tables of two without the draft
  --observed    every seat follows each decision: what it may see of it, folded into its view
  --parts       instead: where the nanoseconds of a decision go (takes its own time)
${comparingHelp(16)}
The last column is decisions per million rounds of a fixed calibration loop, measured beside each row
on the same core: it compares across machines and busy moments.

Examples:
  npx darbar bench --seats 6 --baseline HEAD~20
  npx darbar bench --edition classic --seats 2 --beside "python3 other-engine.py"
`;

const COMPARED: ComparedCommand = {
  name: "bench",
  complaint: (args) => complaintOf(readArguments(args)),
  argumentsOf: (args) => args,
  figuresIn: benchFigures,
};

/** `darbar bench`: how fast the rules are. */
export function bench(args: readonly string[], io: Io): Promise<number> {
  return runCompared(COMPARED, args, io, measure);
}

async function measure(args: readonly string[], io: Io): Promise<number> {
  const asked = readArguments(args);
  if (!asked.ok) {
    io.stderr.write(`darbar bench: ${asked.error}; see "npx darbar help bench".\n`);
    return 1;
  }
  const { json, seconds, cases, parts, observed } = asked.value;
  return parts
    ? show(cases, (row) => measureApart({ ...row, seconds: null, observed }), PART_TIMES, json, io)
    : show(cases, (row) => measureApart({ ...row, seconds, observed }), SPEED, json, io);
}

interface Asked {
  readonly json: boolean;
  readonly parts: boolean;
  readonly observed: boolean;
  readonly seconds: number;
  readonly cases: readonly RowCase[];
}

function readArguments(args: readonly string[]): Result<Asked> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const own = { json: flag, parts: flag, observed: flag, seconds: text, seats: text, "no-draft": flag };
  const parsed = parseArguments(args, { ...choosingFlags(), ...own });
  if (!parsed.ok) return parsed;
  const {
    json = false,
    parts = false,
    observed = false,
    seconds = "1",
    seats,
    "no-draft": noDraft,
  } = parsed.value.values;
  if (!(Number(seconds) > 0 && Number(seconds) <= 3600)) {
    return fail(`--seconds must be a number above 0, at most 3600; you gave ${JSON.stringify(seconds)}`);
  }
  if (parts && observed) return fail("--parts and --observed go apart: give one of them");
  const chosen = chooseGames(parsed.value.values);
  if (!chosen.ok) return chosen;
  const cases = chosen.value
    .flatMap((each) => casesOf(each, rawOptions({ "no-draft": noDraft }, gameNamed(each.game))))
    .filter((row) => seats === undefined || String(row.seats) === seats);
  if (cases.length === 0) {
    const kinds = list([...new Set(chosen.value.map(({ game }) => kindOption(gameNamed(game)) ?? game))], "or");
    return fail(`no ${kinds} that you asked for seats ${JSON.stringify(seats)}`);
  }
  return ok({ json, parts, observed, seconds: Number(seconds), cases });
}

/** Measures the rows one after the other, and prints each when it is there, or all of them for programs. */
async function show<Measured extends RowCase>(
  cases: readonly RowCase[],
  measure: (row: RowCase) => Promise<Measured>,
  layout: RowLayout<Measured>,
  json: boolean,
  io: Io,
): Promise<number> {
  const rows: Measured[] = [];
  for (const [place, row] of cases.entries()) {
    const isFirst = row.game !== cases[place - 1]?.game;
    if (!json && isFirst)
      io.stdout.write(`${titleOf(row, cases)}${layout.heading(kindOption(gameNamed(row.game)) ?? "")}`);
    if (io.isTTY) io.stderr.write(`\r${row.kind ?? row.game}, ${row.seats} seats … `);
    const measured = await measure(row);
    if (io.isTTY) io.stderr.write(`\r${" ".repeat(30)}\r`);
    if (!json) io.stdout.write(layout.inColumns(measured));
    rows.push(measured);
  }
  if (json) io.stdout.write(`${JSON.stringify({ node: process.version, [layout.key]: rows.map(forPrograms) })}\n`);
  return 0;
}

/** What stands over the table of a game: its name, where there are tables of others. */
function titleOf({ game }: RowCase, cases: readonly RowCase[]): string {
  if (cases.every((row) => row.game === game)) return "";
  return `${cases[0].game === game ? "" : "\n"}${gameNamed(game).with(({ options }) => options.title)}\n`;
}

/** A row as programs read it: its kind goes by the name that it has in the options. */
function forPrograms({ game, kind, raw, ...figures }: RowCase): object {
  return { game, ...gameNamed(game).with(({ options }) => optionsOfKind(options, kind)), ...raw, ...figures };
}
