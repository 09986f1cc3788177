import { LEVELS, type Level, STYLES, type Style } from "@darbar/bots";
import { fail, ok, type Result, type Seat } from "@darbar/kernel";
import { type OptionList, startingWith, usualSeats } from "@darbar/kernel/options";
import { parseWord } from "@darbar/kernel/parse";
import type { Language } from "@darbar/words/languages";
import { parseArguments } from "../arguments.ts";
import { knownFlags, opposedFlags, rawOptions, strangeFlag } from "../flags.ts";
import { GAMES, type ListedGame } from "../games.ts";
import { LANGUAGE_FLAG, parseLanguage } from "../language.ts";
import type { RawOptions } from "../table-game.ts";
import { printable } from "../text/printable.ts";

/** What a person has asked for on the command line. */
export interface Settings {
  readonly game: ListedGame;
  /** The options of the game, but for who starts. */
  readonly raw: RawOptions;
  readonly seats: number;
  /** Who starts; `null`: chance picks. */
  readonly first: Seat | null;
  /** How well the bots play. */
  readonly level: Level;
  /** What they are like; `null`: each is what chance makes it. */
  readonly style: Style | null;
  /** Whether they hold their tongues. */
  readonly botsMuted: boolean;
  readonly seed: string | null;
  /** What they are called; `null`: as the language calls its reader. */
  readonly name: string | null;
  readonly save: string | null;
  readonly fast: boolean;
  readonly language: Language;
}

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean" } as const;
const OPTIONS = {
  game: TEXT,
  seats: TEXT,
  first: TEXT,
  level: TEXT,
  style: TEXT,
  "mute-bots": FLAG,
  seed: TEXT,
  name: TEXT,
  save: TEXT,
  fast: FLAG,
  ...LANGUAGE_FLAG,
} as const;

const LONGEST_NAME = 14;
/** How well bots play if nobody says. */
export const USUAL_LEVEL: Level = "regular";

/** Reads the arguments of `darbar play`. Whether the options go together is for the game to say. */
export function parseSettings(args: readonly string[], locale = "", games: typeof GAMES = GAMES): Result<Settings> {
  const parsed = parseArguments(args, { ...knownFlags(games), ...OPTIONS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const game = whichGame(values.game, games);
  if (!game.ok) return game;
  const stranger = strangeFlag(values, game.value, games);
  const wrong = stranger ?? opposedFlags(values, game.value);
  if (wrong !== null) return fail(wrong);
  const raw = rawOptions(values, game.value);
  const seats = parseNumber("--seats", values.seats);
  if (!seats.ok) return seats;
  const first = parseNumber("--first", values.first);
  if (!first.ok) return first;
  const level = parseWord(values.level ?? USUAL_LEVEL, "--level", LEVELS);
  if (!level.ok) return level;
  const style = values.style === undefined ? ok(null) : parseWord(values.style, "--style", STYLES);
  if (!style.ok) return style;
  const language = parseLanguage(values.language, locale);
  if (!language.ok) return language;
  const name = values.name === undefined ? null : printable(values.name.trim(), LONGEST_NAME);
  if (name === "") return fail("--name must not be empty");
  if (values.save === "") return fail("--save must name a file");
  const settings: Settings = {
    game: game.value,
    raw,
    seats: seats.value ?? game.value.with(({ options }) => usualSeats(options, raw)),
    first: first.value,
    level: level.value,
    style: style.value,
    botsMuted: values["mute-bots"] === true,
    seed: values.seed ?? null,
    name,
    save: values.save ?? null,
    fast: values.fast === true,
    language: language.value,
  };
  const agreed = game.value.with((table): Result<unknown> => optionsFor(table, settings, first.value ?? 0));
  return agreed.ok ? ok(settings) : agreed;
}

/** The options of a table of these settings at which this seat starts, if the game lets a table say so. */
export function optionsFor<Options>(
  game: { readonly rules: { options(raw: unknown, seats: number): Result<Options> }; readonly options: OptionList },
  { raw, seats }: Pick<Settings, "raw" | "seats">,
  first: Seat,
): Result<Options> {
  return game.rules.options({ ...raw, ...startingWith(game.options, first) }, seats);
}

function whichGame(name: string | undefined, games: typeof GAMES): Result<ListedGame> {
  if (name === undefined) return ok(games[0]);
  const ids = games.map(({ id }) => id);
  const id = parseWord(name, "--game", ids);
  if (!id.ok) return id;
  return ok(games[ids.indexOf(id.value)]);
}

function parseNumber(option: string, text: string | undefined): Result<number | null> {
  if (text === undefined) return ok(null);
  if (/^\d{1,9}$/.test(text)) return ok(Number(text));
  return fail(`${option} must be a number; you gave ${JSON.stringify(printable(text, 40))}`);
}
