import { coup, EDITIONS, FEWEST_SEATS, mostSeats, type Options, RULES } from "@darbar/coup";
import { fail, ok, type Result } from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { measureApart } from "./apart.ts";
import type { PartsRow, Row } from "./row.ts";

export const BENCH_HELP = `darbar bench [--json] [--seconds S] [--edition E] [--seats N] [--parts]

Plays random complete games in one thread, every decision fully checked as at a live table, for each
edition and seat count, and says how fast that was and how much memory a decision takes.

  --json        one line of JSON instead of a table
  --seconds S   CPU-seconds for each row (default 1)
  --edition E   one edition only: ${EDITIONS.join(", ")}
  --seats N     one seat count only
  --parts       instead: where the nanoseconds of a decision go (takes its own time)

The last column is decisions per million rounds of a fixed calibration loop, measured beside each row
on the same core: it compares across machines and busy moments.
`;

/** `darbar bench`: how fast the rules are. */
export async function bench(args: readonly string[], io: Io): Promise<number> {
  const asked = readArguments(args);
  if (!asked.ok) {
    io.stderr.write(`darbar bench: ${asked.error}; see "npx darbar help bench".\n`);
    return 1;
  }
  const { json, seconds, cases, parts } = asked.value;
  if (parts) return showParts(cases, json, io);
  const rows: Row[] = [];
  if (!json) io.stdout.write(HEADING);
  for (const { options, seats } of cases) {
    if (io.isTTY) io.stderr.write(`\r${options.edition}, ${seats} seats … `);
    const row = await measureApart({ options, seats, seconds });
    if (io.isTTY) io.stderr.write(`\r${" ".repeat(30)}\r`);
    if (!json) io.stdout.write(inColumns(row));
    rows.push(row);
  }
  if (json) io.stdout.write(`${JSON.stringify({ node: process.version, rows })}\n`);
  return 0;
}

interface Asked {
  readonly json: boolean;
  readonly parts: boolean;
  readonly seconds: number;
  readonly cases: readonly { readonly options: Options; readonly seats: number }[];
}

function readArguments(args: readonly string[]): Result<Asked> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const parsed = parseArguments(args, { json: flag, parts: flag, seconds: text, edition: text, seats: text });
  if (!parsed.ok) return parsed;
  const { json = false, parts = false, seconds = "1", edition, seats } = parsed.value.values;
  if (!(Number(seconds) > 0 && Number(seconds) <= 3600)) {
    return fail(`--seconds must be a number above 0, at most 3600; you gave ${JSON.stringify(seconds)}`);
  }
  if (edition !== undefined && !EDITIONS.some((known) => known === edition)) {
    return fail(`--edition must be one of ${EDITIONS.join(", ")}; you gave ${JSON.stringify(edition)}`);
  }
  const cases = everyCase().filter(
    (row) =>
      (edition === undefined || row.options.edition === edition) &&
      (seats === undefined || String(row.seats) === seats),
  );
  if (cases.length === 0) return fail(`no edition that you asked for seats ${JSON.stringify(seats)}`);
  return ok({ json, parts, seconds: Number(seconds), cases });
}

/** Each edition at each number of seats, with the options that it has by default. */
function everyCase(): { options: Options; seats: number }[] {
  return EDITIONS.flatMap((edition) => {
    const rules = RULES[edition];
    const counts = Array.from({ length: mostSeats(rules) - FEWEST_SEATS + 1 }, (_, more) => FEWEST_SEATS + more);
    return counts.map((seats) => {
      const options = coup.options({ edition }, seats);
      if (!options.ok) throw new Error(options.error);
      return { options: options.value, seats };
    });
  });
}

async function showParts(cases: Asked["cases"], json: boolean, io: Io): Promise<number> {
  const rows: PartsRow[] = [];
  for (const { options, seats } of cases) rows.push(await measureApart({ options, seats, seconds: null }));
  if (json) io.stdout.write(`${JSON.stringify({ node: process.version, parts: rows })}\n`);
  else {
    io.stdout.write("edition  seats   ns/decision    legal   decide   evolve     deal     rest\n");
    for (const { edition, seats, whole, legal, decide, evolve, deal, rest } of rows) {
      const figures = [legal, decide, evolve, deal, rest].map((figure) => inWhole(figure).padStart(9)).join("");
      io.stdout.write(`${edition.padEnd(7)}${String(seats).padStart(7)}${inWhole(whole).padStart(14)}${figures}\n`);
    }
  }
  return 0;
}

const HEADING =
  "edition  seats    games/s  decisions/s  decisions/CPU-s  events/decision  bytes/decision  per 10⁶ rounds\n";

function inColumns(row: Row): string {
  const columns = [
    row.edition.padEnd(7),
    String(row.seats).padStart(6),
    inWhole(row.gamesPerSecond).padStart(11),
    inWhole(row.decisionsPerSecond).padStart(13),
    inWhole(row.decisionsPerCpuSecond).padStart(17),
    (row.events / row.decisions).toFixed(2).padStart(17),
    inWhole(row.bytesPerDecision).padStart(16),
    inWhole(row.decisionsPerMillionRounds).padStart(16),
  ];
  return `${columns.join("")}\n`;
}

function inWhole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
