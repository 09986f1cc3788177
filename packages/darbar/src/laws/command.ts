import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { fail, ok, type Result } from "@darbar/kernel";
import { type Breach, LAWS, type LawCount } from "@darbar/kernel/laws";
import { parseArguments } from "../arguments.ts";
import { chooseGames, choosingFlags, choosingHelp } from "../chosen-games.ts";
import type { Io } from "../io.ts";
import { type LawJob, type LawNews, trialsOf } from "./job.ts";

export const LAWS_HELP = `darbar laws [--game NAME] [--games N] [--seed S] [--jobs J]

Plays random games of every game, kind, option set and seat count, and checks every step against every law
of the kernel: what each viewer sees, what may be answered, what is conserved, what must not leak.

  --games N     how many (default 1000), spread evenly over the games and over the variants of each
  --seed S      another seed, other games (default "laws")
  --jobs J      how many at a time (default: one for each core)
${choosingHelp(14)}
A broken law ends the trial with exit code 1 and the record of the game that shows it.
`;

/** `darbar laws`: as many lawful games as one wants. */
export async function laws(args: readonly string[], io: Io): Promise<number> {
  const read = readArguments(args);
  if (!read.ok) {
    io.stderr.write(`darbar laws: ${read.error}; see "npx darbar help laws".\n`);
    return 1;
  }
  const asked = read.value;
  const total = { games: 0, decisions: 0, events: 0, twinned: 0 };
  const breach = await runJobs(asked, (count) => {
    total.games += count.games;
    total.decisions += count.decisions;
    total.events += count.events;
    total.twinned += count.twinned;
    if (io.isTTY) io.stderr.write(`\r${total.games} of ${asked.games} games `);
  });
  if (io.isTTY) io.stderr.write("\r");
  if (breach !== null) {
    io.stderr.write(`law ${breach.law} is broken (${LAWS[breach.law]}): ${breach.what}\n`);
    io.stdout.write(`${JSON.stringify(breach.record)}\n`);
    return 1;
  }
  const { games, decisions, events, twinned } = total;
  io.stdout.write(
    `All laws held in ${games} games of ${asked.chosen.flatMap(trialsOf).length} variants: ` +
      `${decisions} decisions, ${events} events, ${twinned} times held against a second world.\n`,
  );
  return 0;
}

type Asked = Pick<LawJob, "games" | "seed" | "chosen"> & { readonly jobs: number };

function readArguments(args: readonly string[]): Result<Asked> {
  const text = { type: "string" } as const;
  const parsed = parseArguments(args, { ...choosingFlags(), games: text, seed: text, jobs: text });
  if (!parsed.ok) return parsed;
  const { games = "1000", seed = "laws", jobs = String(availableParallelism()) } = parsed.value.values;
  if (!/^[1-9]\d{0,8}$/.test(games)) {
    return fail(`--games must be a whole number from 1 to 999999999; you gave ${JSON.stringify(games)}`);
  }
  if (!/^[1-9]\d?$/.test(jobs))
    return fail(`--jobs must be a whole number from 1 to 99; you gave ${JSON.stringify(jobs)}`);
  const chosen = chooseGames(parsed.value.values);
  if (!chosen.ok) return chosen;
  return ok({ games: Number(games), seed, chosen: chosen.value, jobs: Math.min(Number(jobs), Number(games)) });
}

/** Runs the jobs side by side; answers the first breach, if there is one. */
async function runJobs(asked: Asked, onGame: (count: LawCount) => void): Promise<Breach | null> {
  const { jobs, ...trial } = asked;
  const workers = Array.from({ length: jobs }, (_, share): Worker => {
    const workerData: LawJob = { ...trial, share, shares: jobs };
    return new Worker(new URL("./worker.ts", import.meta.url), { workerData });
  });
  let breach: Breach | null = null;
  const ended = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.on("message", (news: LawNews) => {
          if (news.type === "held") return onGame(news.count);
          breach ??= news.breach;
          for (const other of workers) other.terminate();
        });
        worker.on("error", reject);
        worker.on("exit", () => resolve());
      }),
  );
  await Promise.all(ended);
  return breach;
}
