import { availableParallelism } from "node:os";
import { LEVELS, type Leak, type Level, THINKING, TWIN_GAMES } from "@darbar/bots";
import { ok, type Result } from "@darbar/kernel";
import { list, parseWord } from "@darbar/kernel/parse";
import { startProgress } from "../arena/progress.ts";
import { INTERRUPTED, runThreads } from "../arena/threads.ts";
import { inWhole } from "../arena/words.ts";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { wholeNumber } from "../load/arguments.ts";
import { newShared, type TwinJob, type TwinNews } from "./job.ts";

const IDS = TWIN_GAMES.map(({ id }) => id);

export const TWINS_HELP = `darbar twins [--game NAME] [--level NAME] [--positions N] [--ticks N] [--seed S] [--jobs J]

Has bots play themselves in every variant of every game, in every style by turns. Wherever one has a choice,
everything that it cannot know is dealt again: what lies face down, what the past hid from it, what others have
answered in secret. It must see the same, and with the same chances make the same move and say the same.

  --game NAME     one game only: ${list(IDS, "or")}
  --level NAME    one level only: ${list(LEVELS, "or")}
  --positions N   how many to try of each game and level (default 10000)
  --ticks N       how often one who thinks may look at the clock, which only counts that, so that a thought takes
                  as long in both worlds (default 12); every eighth time ten times as often
  --seed S        another seed, other games (default "twins")
  --jobs J        how many at a time (default: one for each core)

A bot that knows too much ends the trial with exit code 1 and the record of the game up to there.
`;

interface Asked {
  readonly games: readonly string[];
  readonly levels: readonly Level[];
  readonly positions: number;
  readonly ticks: number;
  readonly seed: string;
  readonly jobs: number;
}

/** `darbar twins`: that no bot knows more than its seat. */
export async function twins(args: readonly string[], io: Io): Promise<number> {
  const read = readArguments(args);
  if (!read.ok) {
    io.stderr.write(`darbar twins: ${read.error}; see "npx darbar help twins".\n`);
    return 1;
  }
  for (const game of read.value.games) {
    for (const level of read.value.levels) {
      const code = await tryLevel(game, level, read.value, io);
      if (code !== 0) return code;
    }
  }
  return 0;
}

/** Tries one level of one game on several threads, and says what was found. */
async function tryLevel(game: string, level: Level, asked: Asked, io: Io): Promise<number> {
  const { positions, seed, jobs } = asked;
  const ticks = THINKING[level] === 0 ? 0 : asked.ticks;
  const job: TwinJob = { game, level, seed, positions, ticks, shared: newShared() };
  const progress = startProgress(positions, `positions of ${game}, ${level}`, io);
  const total = { games: 0, positions: 0, words: 0, unlike: 0 };
  const leaks: Leak[] = [];
  const isInterrupted = await runThreads(
    new URL("./worker.ts", import.meta.url),
    new Array<TwinJob>(Math.min(jobs, positions)).fill(job),
    (news: TwinNews) => {
      total.games++;
      total.positions += news.positions;
      total.words += news.words;
      total.unlike += news.unlike;
      leaks.push(...news.leaks);
      progress.add(news.positions);
    },
    io,
    progress,
  );
  const code = conclude({ game, level, ticks, leaks, ...total }, io);
  return code === 0 && isInterrupted ? INTERRUPTED : code;
}

/** What was found of one level of one game. */
interface Found extends Pick<TwinJob, "game" | "level" | "ticks">, TwinNews {
  readonly games: number;
}

/** Says what was found; the exit code that goes with it. */
export function conclude(
  { game, level, ticks, games, positions, words, unlike, leaks }: Found,
  io: Pick<Io, "stdout" | "stderr">,
): number {
  const [leak] = leaks;
  if (leak !== undefined) {
    io.stderr.write(
      `${sayLeak(game, level, leak)}, one of ${leaks.length} leaks in ${inWhole(positions)} positions.\n`,
    );
    io.stdout.write(`${JSON.stringify(leak.record)}\n`);
    return 1;
  }
  const thought = ticks === 0 ? "" : `, ${ticks} ticks a thought`;
  io.stdout.write(
    `${game}, ${level}: the same sight and the same move in ${inWhole(positions)} positions of ` +
      `${inWhole(games)} games${thought}, and the same words ${inWhole(words)} times; ` +
      `something else lay hidden in ${inWhole(unlike)}.\n`,
  );
  return 0;
}

/** That a bot knows too much, in words. */
function sayLeak(game: string, level: Level, { seat, differs }: Leak): string {
  const what = { sight: "sees something else", move: "makes another move", word: "says something else" }[differs];
  return `${game}, ${level}: at the end of this record P${seat + 1} ${what} when the unknown is dealt again`;
}

function readArguments(args: readonly string[]): Result<Asked> {
  const text = { type: "string" } as const;
  const parsed = parseArguments(args, {
    game: text,
    level: text,
    positions: text,
    ticks: text,
    seed: text,
    jobs: text,
  });
  if (!parsed.ok) return parsed;
  const { game, level, seed = "twins", ...numbers } = parsed.value.values;
  const games = game === undefined ? ok(null) : parseWord(game, "--game", IDS);
  if (!games.ok) return games;
  const levels = level === undefined ? ok(null) : parseWord(level, "--level", LEVELS);
  if (!levels.ok) return levels;
  const positions = wholeNumber(numbers.positions ?? "10000", "--positions", 1, 100_000_000);
  if (!positions.ok) return positions;
  const ticks = wholeNumber(numbers.ticks ?? "12", "--ticks", 0, 100_000);
  if (!ticks.ok) return ticks;
  const jobs = wholeNumber(numbers.jobs ?? String(availableParallelism()), "--jobs", 1, 99);
  if (!jobs.ok) return jobs;
  return ok({
    games: games.value === null ? IDS : [games.value],
    levels: levels.value === null ? LEVELS : [levels.value],
    positions: positions.value,
    ticks: ticks.value,
    seed,
    jobs: jobs.value,
  });
}
