import { accessSync, constants, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { BOT_GAMES, botsOf, type ListedBots, STYLES } from "@darbar/bots";
import { comparingHelp } from "../compare/arguments.ts";
import { runCompared } from "../compare/comparing.ts";
import { flagRows, flagsOf } from "../flags.ts";
import { GAMES } from "../games.ts";
import type { Io } from "../io.ts";
import { printable } from "../text/printable.ts";
import { type MeetingWish, readArenaArguments } from "./arguments.ts";
import { measureBeliefs } from "./beliefs/beliefs.ts";
import { COMPARED_ARENA } from "./compared.ts";
import { exploit } from "./exploit/exploit.ts";
import { arenaPage } from "./html/page.ts";
import { measurePhrases } from "./phrases.ts";
import { planGames } from "./plan.ts";
import { OPENSKILL } from "./rating.ts";
import { makeReport } from "./report.ts";
import { inColumns } from "./table.ts";
import { INTERRUPTED, playOnThreads } from "./threads.ts";

export const ARENA_HELP = `darbar arena --bots NAME,NAME,… [--game NAME] [--seats N] [--games N] [--focus NAME] [--html FILE] [--json]
             [--save FILE] [--against FILE] [--baseline REV] [--beside CMD] [--rounds N]
darbar arena --exploit NAME [--minutes M] [--endgames N] [--asks N]
darbar arena --beliefs --bots NAME,NAME,… [--game NAME] [--seats N] [--games N] [--json]
darbar arena --phrases --bots NAME,NAME,… [--seats N] [--games N] [--json]

Has bots play each other, and says who wins how often. Every pair meets: with two seats head to head, with more
one seat of the one among seats of the other, both ways; where a game deals sides, side against side. All pairs
play the same deals, each from every seat.

  --bots NAME,…     who plays; weights:FILE is the network of Coup that "darbar train --out FILE" has written
  --game NAME       which game: ${GAMES.map(({ id }) => id).join(" or ")} (default ${GAMES[0].id})
  --seats N         how many at a table
  --games N         games for each pair (default 1000), rounded up so that every seat is played as often
  --seed S          another seed, other deals (default "arena"); the same seed, the same games
  --focus NAME      only the pairs in which this bot plays
  --search-ms T     time for a move, for bots that take their time (default 200)
  --talk            they speak, too, and hear each other
  --jobs J          how many games at a time (default: one for each core)
  --json            one line of JSON with everything
  --html FILE       a report with plots, in a file of its own
  --beliefs         instead: how well the master guesses what these bots hold, beside a player who only counts cards
                    (the master plays at first sight there, unless --search-ms gives it time)
  --phrases         instead: how often claims of these bots were so, by what was said of them (Coup)
  --exploit NAME    instead: how much can be won against this bot, at most (2 seats)
  --minutes M       how long to learn that (default 10)
  --endgames N      how many of the one-card endgames, in which the best answer is known (default: all)
  --asks N          how often to ask the bot wherever it may have to choose there (default 50)
${comparingHelp(18)}${GAMES.map((game) => flagRows(flagsOf(game), 18)).join("")}
The bots:
${BOT_GAMES.map(botRows).join("")}
A level can have a style: ${STYLES.map((style) => `sharp-${style}`).join(", ")}.
Intervals are Wilson's at 95 %. Ctrl-C ends it, and gives what there is so far.
Where figures are compared each round has deals of its own, the same for all who are compared.

Examples:
  npx darbar arena --bots regular,honest,bluffer --seats 4 --games 7200 --html arena.html
  npx darbar arena --game cops --bots regular,random --seats 6
  npx darbar arena --bots master,sharp --search-ms 0 --seats 2 --baseline HEAD~20
`;

function botRows(game: ListedBots): string {
  const rows = game.with(({ bots }) =>
    bots
      .filter(({ name }) => !name.includes("-"))
      .map(({ name, about }) => `  ${game.id.padEnd(6)}${name.padEnd(10)}${about}\n`),
  );
  return rows.join("");
}

/** `darbar arena`: how good bots are. */
export function arena(args: readonly string[], io: Io): Promise<number> {
  return runCompared(COMPARED_ARENA, args, io, arenaOnce);
}

async function arenaOnce(args: readonly string[], io: Io): Promise<number> {
  const read = readArenaArguments(args);
  if (!read.ok) {
    io.stderr.write(`darbar arena: ${read.error}; see "npx darbar help arena".\n`);
    return 1;
  }
  switch (read.value.kind) {
    case "meeting":
      return meet(read.value, io);
    case "exploit":
      return exploit(read.value, io);
    case "beliefs":
      return measureBeliefs(read.value, io);
    case "phrases":
      return measurePhrases(read.value, io);
  }
}

async function meet(wish: MeetingWish, io: Io): Promise<number> {
  const { game, raw, seats, seed, bots, focus, searchMilliseconds, talks } = wish;
  const hasSides = botsOf(game).with(({ sides }) => sides !== null);
  const plan = planGames({ ...wish, hasSides });
  if (wish.html !== null && !canWrite(wish.html)) return complainOf(wish.html, io);
  const played = await playOnThreads({ game, raw, seed, searchMilliseconds, talks, plan }, wish.jobs, io);
  const occasion = { game, options: raw, seats, seed, bots, focus, searchMilliseconds, talks };
  const report = makeReport(occasion, plan, played, OPENSKILL);
  if (report === null) {
    io.stderr.write("darbar arena: it was ended before everybody had played one deal.\n");
    return INTERRUPTED;
  }
  io.stdout.write(wish.json ? `${JSON.stringify({ node: process.version, ...report })}\n` : inColumns(report));
  if (wish.html !== null && !write(wish.html, arenaPage(report))) return complainOf(wish.html, io);
  return report.isInterrupted ? INTERRUPTED : 0;
}

/** Asked before the games, so that none are played in vain. */
function canWrite(file: string): boolean {
  try {
    accessSync(dirname(file), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function write(file: string, text: string): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch {
    return false;
  }
}

function complainOf(file: string, io: Io): number {
  const name = printable(file);
  io.stderr.write(`darbar arena: ${name} cannot be written; is there such a folder, and may you write there?\n`);
  return 1;
}
