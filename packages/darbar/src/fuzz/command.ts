import { ok, type Result } from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { wholeNumber } from "../load/arguments.ts";
import { anySeed } from "../wire/seed.ts";
import { withFolder } from "../wire/temporary.ts";
import { type FuzzFigures, runFuzz } from "./trial.ts";

export const FUZZ_HELP = `darbar fuzz [--messages N] [--seed S] [--json]

Starts a server of its own and sends it malformed and hostile messages and requests over real sockets,
while others play at tables next door. The server must not crash, and the games next door must be what
they would have been in quiet.

  --messages N   how many messages (default 20000)
  --seed S       a whole number; the same seed sends the same messages (default: another one each time)
  --json         one line of JSON instead

Exit code 1 if the server crashed or failed, or a game next door took any notice.
`;

/** How many cases of a fault are shown. */
const SHOWN = 5;

/** `darbar fuzz`: whatever one client sends, the others play on. */
export async function fuzz(args: readonly string[], io: Io): Promise<number> {
  const read = readArguments(args);
  if (!read.ok) {
    io.stderr.write(`darbar fuzz: ${read.error}; see "npx darbar help fuzz".\n`);
    return 1;
  }
  const progress = (line: string): void => {
    if (io.isTTY) io.stderr.write(`\r${line.padEnd(60)}`);
  };
  const { json, ...asked } = read.value;
  const figures = await withFolder((dataDir) => runFuzz(dataDir, asked, progress));
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  io.stdout.write(json ? `${JSON.stringify({ ...asked, ...figures })}\n` : inWords(figures, asked.seed));
  return figures.crashes + figures.failures.length + figures.effects.length === 0 ? 0 : 1;
}

interface Asked {
  readonly messages: number;
  readonly seed: number;
  readonly json: boolean;
}

function readArguments(args: readonly string[]): Result<Asked> {
  const text = { type: "string" } as const;
  const parsed = parseArguments(args, { messages: text, seed: text, json: { type: "boolean" } });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const messages = wholeNumber(values.messages ?? "20000", "--messages", 1, 999_999_999);
  if (!messages.ok) return messages;
  const seed = values.seed === undefined ? ok(anySeed()) : wholeNumber(values.seed, "--seed", 0, 999_999_999);
  if (!seed.ok) return seed;
  return ok({ messages: messages.value, seed: seed.value, json: values.json ?? false });
}

function inWords(
  { messages, requests, neighbourMoves, crashes, failures, effects }: FuzzFigures,
  seed: number,
): string {
  const cases = Object.entries({ failure: failures, effect: effects }).flatMap(([name, found]) =>
    found.slice(0, SHOWN).map((each) => `  ${name}: ${each}\n`),
  );
  return `${messages} messages and ${requests} requests (seed ${seed}), while others made ${neighbourMoves} moves
crashes ${crashes}, failures ${failures.length}, effects on other tables ${effects.length}
${cases.join("")}`;
}
