import { availableParallelism } from "node:os";
import { botsOf } from "@darbar/bots";
import { fail, ok, type Result } from "@darbar/kernel";
import { usualSeats } from "@darbar/kernel/options";
import { list, parseWord } from "@darbar/kernel/parse";
import { parseArguments } from "../arguments.ts";
import { knownFlags, opposedFlags, rawOptions, strangeFlag, type Typed } from "../flags.ts";
import { GAMES, gameNamed } from "../games.ts";
import { wholeNumber } from "../load/arguments.ts";
import { optionsFor } from "../play/settings.ts";
import type { RawOptions } from "../table-game.ts";
import { printable } from "../text/printable.ts";
import { checkWeights, namesWeights } from "./weights-bot.ts";

/** What is asked of an arena, whatever is played there. */
interface Setting {
  readonly game: string;
  readonly raw: RawOptions;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly searchMilliseconds: number;
  readonly jobs: number;
  readonly json: boolean;
}

/** Bots that are to meet. */
export interface MeetingWish extends Setting {
  readonly kind: "meeting";
  readonly bots: readonly string[];
  readonly focus: string | null;
  readonly html: string | null;
  /** Whether they speak, and hear each other. */
  readonly talks: boolean;
}

/** A bot that is to be exploited. */
export interface ExploitWish extends Setting {
  readonly kind: "exploit";
  readonly bot: string;
  readonly minutes: number;
  /** How many endgames of the suite; 0: none. */
  readonly endgames: number;
  /** How often the bot is asked wherever it may have to choose there. */
  readonly asks: number;
}

/** Opponents that the master thinks about. */
export interface BeliefWish extends Setting {
  readonly kind: "beliefs";
  readonly bots: readonly string[];
}

/** Players whose words are held against their hands. */
export interface PhraseWish extends Setting {
  readonly kind: "phrases";
  readonly bots: readonly string[];
}

export type ArenaWish = MeetingWish | ExploitWish | BeliefWish | PhraseWish;

const TEXT = { type: "string" } as const;
const FLAGS = {
  game: TEXT,
  bots: TEXT,
  seats: TEXT,
  games: TEXT,
  seed: TEXT,
  focus: TEXT,
  "search-ms": TEXT,
  jobs: TEXT,
  json: { type: "boolean" },
  html: TEXT,
  exploit: TEXT,
  beliefs: { type: "boolean" },
  phrases: { type: "boolean" },
  talk: { type: "boolean" },
  minutes: TEXT,
  endgames: TEXT,
  asks: TEXT,
} as const;

type Values = { readonly [name in keyof typeof FLAGS]?: name extends Switch ? boolean : string };
type Switch = "json" | "beliefs" | "phrases" | "talk";

/** What goes with meetings only, and what with exploiting only. */
const MEETING_ONLY = ["bots", "focus", "html", "talk"] as const;
const EXPLOIT_ONLY = ["minutes", "endgames", "asks"] as const;
const NOT_FOR_BELIEFS = ["exploit", "focus", "html", "talk"] as const;
const NOT_FOR_PHRASES = [...NOT_FOR_BELIEFS, "beliefs"] as const;

/** Reads the arguments of `darbar arena`. */
export function readArenaArguments(args: readonly string[]): Result<ArenaWish> {
  const parsed = parseArguments(args, { ...knownFlags(GAMES), ...FLAGS });
  if (!parsed.ok) return parsed;
  const values: Values & Typed = parsed.value.values;
  const setting = readSetting(values);
  if (!setting.ok) return setting;
  if (values.phrases === true) return readPhrases(setting.value, values);
  if (values.beliefs === true) return readBeliefs(setting.value, values);
  return values.exploit === undefined ? readMeeting(setting.value, values) : readExploit(setting.value, values);
}

function readSetting(values: Values & Typed): Result<Setting> {
  const ids = GAMES.map(({ id }) => id);
  const game = parseWord(values.game ?? ids[0], "--game", ids);
  if (!game.ok) return game;
  const stranger = strangeFlag(values, gameNamed(game.value), GAMES);
  const wrong = stranger ?? opposedFlags(values, gameNamed(game.value));
  if (wrong !== null) return fail(wrong);
  const raw = rawOptions(values, gameNamed(game.value));
  const isDuel = values.exploit !== undefined;
  if (isDuel && botsOf(game.value).with(({ exploitFeatures }) => exploitFeatures === null)) {
    return fail(`nobody has learned yet how to exploit bots of ${game.value}`);
  }
  const usual = isDuel ? 2 : gameNamed(game.value).with(({ options }) => usualSeats(options, raw));
  const seats = wholeNumber(values.seats ?? String(usual), "--seats", 2, 10);
  if (!seats.ok) return seats;
  const games = wholeNumber(values.games ?? (isDuel ? "2000" : "1000"), "--games", 1, 10_000_000);
  if (!games.ok) return games;
  const search = wholeNumber(
    values["search-ms"] ?? (values.beliefs === true || values.phrases === true ? "0" : "200"),
    "--search-ms",
    0,
    60_000,
  );
  if (!search.ok) return search;
  const jobs = wholeNumber(values.jobs ?? String(availableParallelism()), "--jobs", 1, 99);
  if (!jobs.ok) return jobs;
  const agreed = gameNamed(game.value).with(
    (table): Result<unknown> => optionsFor(table, { raw, seats: seats.value }, 0),
  );
  if (!agreed.ok) return agreed;
  return ok({
    game: game.value,
    raw,
    seats: seats.value,
    games: games.value,
    seed: values.seed ?? "arena",
    searchMilliseconds: search.value,
    jobs: jobs.value,
    json: values.json ?? false,
  });
}

function readMeeting(setting: Setting, values: Values): Result<ArenaWish> {
  const { focus, html } = values;
  const read = readBots(setting, values, checkBotOrWeights);
  if (!read.ok) return read;
  const bots = read.value;
  if (focus !== undefined && !bots.includes(focus)) {
    return fail(`--focus must be one of the bots that play, ${list(bots, "or")}; you gave ${quote(focus)}`);
  }
  if (focus !== undefined && bots.length === 1) return fail("--focus needs a second bot to play against");
  if (html === "") return fail("--html must name a file");
  return ok({
    kind: "meeting",
    ...setting,
    bots,
    focus: focus ?? null,
    html: html ?? null,
    talks: values.talk ?? false,
  });
}

/** Who plays: bots that `check` knows. */
function readBots({ game }: Setting, values: Values, check = checkBot): Result<readonly string[]> {
  const { names } = botsOf(game);
  const other = EXPLOIT_ONLY.find((name) => values[name] !== undefined);
  if (other !== undefined) return fail(`--${other} goes with --exploit`);
  if (values.bots === undefined) return fail(`--bots must say who plays; for ${game} there are ${known(names)}`);
  const bots = values.bots.split(",").map((name) => name.trim());
  for (const [place, bot] of bots.entries()) {
    const checked = check(bot, game);
    if (!checked.ok) return checked;
    if (bots.indexOf(bot) !== place) return fail(`--bots names ${bot} twice`);
  }
  return ok(bots);
}

function readBeliefs(setting: Setting, values: Values): Result<ArenaWish> {
  const other = NOT_FOR_BELIEFS.find((name) => values[name] !== undefined);
  if (other !== undefined) return fail(`--${other} does not go with --beliefs`);
  const bots = readBots(setting, values);
  return bots.ok ? ok({ kind: "beliefs", ...setting, bots: bots.value }) : bots;
}

function readPhrases(setting: Setting, values: Values): Result<ArenaWish> {
  const other = NOT_FOR_PHRASES.find((name) => values[name] !== undefined);
  if (other !== undefined) return fail(`--${other} does not go with --phrases`);
  if (botsOf(setting.game).with(({ spokenClaims }) => spokenClaims === null)) {
    return fail(`the words of ${setting.game} are weighed by its bots; play them with --talk`);
  }
  const bots = readBots(setting, values);
  return bots.ok ? ok({ kind: "phrases", ...setting, bots: bots.value }) : bots;
}

function readExploit(setting: Setting, values: Values): Result<ArenaWish> {
  const bot = checkBot(values.exploit ?? "", setting.game);
  if (!bot.ok) return bot;
  const other = MEETING_ONLY.find((name) => values[name] !== undefined);
  if (other !== undefined) return fail(`--${other} does not go with --exploit`);
  if (setting.seats !== 2) return fail(`--exploit is for 2 seats; you asked for ${setting.seats}`);
  const minutes = Number(values.minutes ?? "10");
  if (!(minutes > 0 && minutes <= 1_440)) {
    return fail(`--minutes must be a number above 0, at most 1440; you gave ${quote(values.minutes ?? "")}`);
  }
  const most = botsOf(setting.game).with((game) => game.endgames?.count ?? 0);
  const endgames = wholeNumber(values.endgames ?? String(most), "--endgames", 0, most);
  if (!endgames.ok) return endgames;
  const asks = wholeNumber(values.asks ?? "50", "--asks", 1, 100_000);
  if (!asks.ok) return asks;
  return ok({ kind: "exploit", ...setting, bot: bot.value, minutes, endgames: endgames.value, asks: asks.value });
}

function checkBot(name: string, game: string): Result<string> {
  const { names } = botsOf(game);
  return names.includes(name)
    ? ok(name)
    : fail(`there is no bot ${quote(name)} for ${game}; there are ${known(names)}`);
}

function checkBotOrWeights(name: string, game: string): Result<string> {
  return namesWeights(name) ? checkWeights(name, game) : checkBot(name, game);
}

/** The bots by name; those with a style are too many to name them all. */
function known(names: readonly string[]): string {
  return `${list(names.filter((name) => !name.includes("-")))}, and the levels with a style, like sharp-bluffer`;
}

function quote(text: string): string {
  return JSON.stringify(printable(text, 40));
}
