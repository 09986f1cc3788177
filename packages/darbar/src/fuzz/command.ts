import { ok, type Result } from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { wholeNumber } from "../load/arguments.ts";
import { anySeed } from "../wire/seed.ts";
import { withFolder } from "../wire/temporary.ts";
import { type Borne, type FloodFigures, isBorne, runFlood } from "./flood.ts";
import { type FuzzFigures, runFuzz } from "./trial.ts";

export const FUZZ_HELP = `darbar fuzz [--messages N | --flood SECONDS] [--seed S] [--json]

Starts a server of its own and sends it malformed and hostile messages and requests over real sockets,
while others play at tables next door. The server must not crash, and the games next door must be just
as they would have been in peace. All limits are off for that, so that everything is read.

With --flood all limits are as usual: 15 guests with 10 sockets each, all of one address, talk at one table,
ask for it again and again and send junk, as fast as they may and a little faster. Says how long
players waited for acknowledgements, at that table and next door, before and meanwhile.

  --messages N   how many messages (default 20000)
  --flood S      instead: how many seconds to flood, after as long in peace
  --seed S       a whole number; the same seed sends the same messages (default: another one each time)
  --json         one line of JSON instead

Exit code 1 if the server crashed or failed, or a game next door took any notice; in a flood also if the median
of anybody's waiting was more than three times that in peace.
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
  if (asked.flood !== null) return flood(asked.flood, read.value, io, progress);
  const figures = await withFolder((dataDir) => runFuzz(dataDir, asked, progress));
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  io.stdout.write(json ? `${JSON.stringify({ ...asked, ...figures })}\n` : inWords(figures, asked.seed));
  return figures.crashes + figures.failures.length + figures.effects.length === 0 ? 0 : 1;
}

async function flood(
  seconds: number,
  { seed, json }: Asked,
  io: Io,
  progress: (line: string) => void,
): Promise<number> {
  const figures = await withFolder((dataDir) => runFlood(dataDir, { seconds, seed }, progress));
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(60)}\r`);
  io.stdout.write(json ? `${JSON.stringify({ seed, ...figures })}\n` : floodInWords(figures, seed));
  const { crashes, failures, effects, there, nextDoor } = figures;
  return crashes + failures.length + effects.length === 0 && isBorne(there) && isBorne(nextDoor) ? 0 : 1;
}

interface Asked {
  /** How many seconds to flood; `null`: send hostile messages instead. */
  readonly flood: number | null;
  readonly messages: number;
  readonly seed: number;
  readonly json: boolean;
}

function readArguments(args: readonly string[]): Result<Asked> {
  const text = { type: "string" } as const;
  const parsed = parseArguments(args, { messages: text, flood: text, seed: text, json: { type: "boolean" } });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const messages = wholeNumber(values.messages ?? "20000", "--messages", 1, 999_999_999);
  if (!messages.ok) return messages;
  const flood = values.flood === undefined ? ok(null) : wholeNumber(values.flood, "--flood", 1, 3_600);
  if (!flood.ok) return flood;
  const seed = values.seed === undefined ? ok(anySeed()) : wholeNumber(values.seed, "--seed", 0, 999_999_999);
  if (!seed.ok) return seed;
  return ok({ messages: messages.value, flood: flood.value, seed: seed.value, json: values.json ?? false });
}

function inWords(
  { messages, requests, neighbourMoves, crashes, failures, effects }: FuzzFigures,
  seed: number,
): string {
  return `${messages} messages and ${requests} requests (seed ${seed}), while others made ${neighbourMoves} moves
crashes ${crashes}, failures ${failures.length}, effects on other tables ${effects.length}
${casesOf(failures, effects)}`;
}

function floodInWords(figures: FloodFigures, seed: number): string {
  const { guests, sockets, seconds, sent, answers, there, nextDoor, crashes, failures, effects } = figures;
  const heard = Object.entries(answers).toSorted(([, one], [, other]) => other - one);
  return `${sent} messages in ${seconds} s from ${guests} guests with ${sockets} sockets each (seed ${seed})
answered: ${heard.map(([what, count]) => `${what} ${count}`).join(", ")}
acknowledgements at that table: ${waitsInWords(there)}
acknowledgements next door: ${waitsInWords(nextDoor)}
crashes ${crashes}, failures ${failures.length}, effects on players ${effects.length}
${casesOf(failures, effects)}`;
}

function waitsInWords(borne: Borne): string {
  const [quiet, flooded] = [borne.quiet, borne.flooded].map(
    ({ moves, median, p99, most }) =>
      `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)}, most ${most.toFixed(1)} (${moves} moves)`,
  );
  return `${quiet}; in the flood ${flooded}${isBorne(borne) ? "" : ": too slow"}`;
}

function casesOf(failures: readonly string[], effects: readonly string[]): string {
  const cases = Object.entries({ failure: failures, effect: effects }).flatMap(([name, found]) =>
    found.slice(0, SHOWN).map((each) => `  ${name}: ${each}\n`),
  );
  return cases.join("");
}
