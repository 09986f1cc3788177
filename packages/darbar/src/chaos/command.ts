import { ok, type Result } from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { wholeNumber } from "../load/arguments.ts";
import { anySeed } from "../wire/seed.ts";
import { withFolder } from "../wire/temporary.ts";
import { type ChaosFigures, type ChaosWish, runChaos } from "./trial.ts";

export const CHAOS_HELP = `darbar chaos [--kills N] [--tables T] [--seed S] [--json]

Starts a server of its own, has people play at many tables over real sockets, and kills the server at
random moments (kill -9), also while it starts. Whoever was cut off comes back and sends again what was
not acknowledged. Afterwards every acknowledged move must be in the log exactly once, and what every
client has made of its messages must be what the server shows it.

  --kills N    how often (default 20)
  --tables T   how many tables (default 100)
  --seed S     a whole number: what is played and when it is killed comes from it (default: another one each time)
  --json       one line of JSON instead

Exit code 1 if anything was lost or doubled, or a view differs.
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
  const progress = (line: string): void => {
    if (io.isTTY) io.stderr.write(`\r${line.padEnd(60)}`);
  };
  const figures = await withFolder((dataDir) => runChaos(dataDir, read.value, progress));
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  io.stdout.write(
    read.value.json ? `${JSON.stringify({ seed: read.value.seed, ...figures })}\n` : inWords(figures, read.value.seed),
  );
  return isClean(figures) ? 0 : 1;
}

/** Whether nothing was wrong. */
export function isClean({ lost, doubled, contradicted, differing, unanswered }: ChaosFigures): boolean {
  return lost.length + doubled.length + contradicted.length + differing.length + unanswered === 0;
}

interface Asked extends ChaosWish {
  readonly json: boolean;
}

function readArguments(args: readonly string[]): Result<Asked> {
  const text = { type: "string" } as const;
  const parsed = parseArguments(args, { kills: text, tables: text, seed: text, json: { type: "boolean" } });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const kills = wholeNumber(values.kills ?? "20", "--kills", 1, 100_000);
  if (!kills.ok) return kills;
  const tables = wholeNumber(values.tables ?? "100", "--tables", 1, 2_000);
  if (!tables.ok) return tables;
  const seed = values.seed === undefined ? ok(anySeed()) : wholeNumber(values.seed, "--seed", 0, 999_999_999);
  if (!seed.ok) return seed;
  return ok({ kills: kills.value, tables: tables.value, seed: seed.value, json: values.json ?? false });
}

function inWords(figures: ChaosFigures, seed: number): string {
  const { kills, tables, sockets, acknowledged, refused, facts, unanswered } = figures;
  const { lost, doubled, contradicted, differing } = figures;
  const cases = Object.entries({ lost, doubled, contradicted, differing }).flatMap(([name, found]) =>
    found.slice(0, SHOWN).map((each) => `  ${name}: ${each}\n`),
  );
  return `${kills} kills (seed ${seed}), ${tables} tables, ${sockets} sockets, ${facts} facts kept
acknowledged ${acknowledged}, refused ${refused}, never answered ${unanswered}
lost ${lost.length}, doubled ${doubled.length}, refused but kept ${contradicted.length}, differing views ${differing.length}
${cases.join("")}`;
}
