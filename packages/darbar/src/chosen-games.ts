import { fail, ok, type Result } from "@darbar/kernel";
import { kindsOf } from "@darbar/kernel/options";
import { parseWord } from "@darbar/kernel/parse";
import { flagRows, type Typed } from "./flags.ts";
import { GAMES, type ListedGame } from "./games.ts";

/** A game to be tried, and which kind of it; `null`: all of them. Plain data, so that a thread can be told. */
export interface Chosen {
  readonly game: string;
  readonly kind: string | null;
}

const TEXT = { type: "string" } as const;

/** What a command must know of its arguments to read which games are meant. */
export function choosingFlags(games: readonly ListedGame[] = GAMES): Record<string, typeof TEXT> {
  return Object.fromEntries(["game", ...games.flatMap((game) => kindOption(game) ?? [])].map((name) => [name, TEXT]));
}

/** How those flags are explained in a help text. */
export function choosingHelp(width: number, games: readonly ListedGame[] = GAMES): string {
  const ids = games.map(({ id }) => id).join(", ");
  const kinds = games.flatMap((game) =>
    game.with(({ options }) => {
      if (options.kind === null) return [];
      const help = `one ${options.kind} of ${options.title} only: ${kindsOf(options).join(", ")}`;
      return [{ name: options.kind, value: options.kind.charAt(0).toUpperCase(), help }];
    }),
  );
  return flagRows([{ name: "game", value: "NAME", help: `one game only: ${ids}` }, ...kinds], width);
}

/** Which games are meant: the one that is named, or those of which a kind is, or else all. */
export function chooseGames(typed: Typed, games: readonly ListedGame[] = GAMES): Result<readonly Chosen[]> {
  const ofSomeKind = games.filter((game) => kindTyped(typed, game) !== undefined);
  let asked = ofSomeKind.length === 0 ? games : ofSomeKind;
  if (typed.game !== undefined) {
    const ids = games.map(({ id }) => id);
    const named = parseWord(typed.game, "--game", ids);
    if (!named.ok) return named;
    asked = games.filter(({ id }) => id === named.value);
    const stranger = ofSomeKind.find((game) => !asked.some((own) => kindOption(own) === kindOption(game)));
    if (stranger !== undefined) {
      return fail(`--${kindOption(stranger)} is for ${stranger.id}, and you asked for ${named.value}`);
    }
  }
  const chosen: Chosen[] = [];
  for (const game of asked) {
    const kind = readKind(typed, game);
    if (!kind.ok) return kind;
    chosen.push({ game: game.id, kind: kind.value });
  }
  return ok(chosen);
}

/** The option by which the kinds of a game are told apart, its edition for instance; `null`: it has only one. */
export function kindOption(game: ListedGame): string | null {
  return game.with(({ options }) => options.kind);
}

function kindTyped(typed: Typed, game: ListedGame): unknown {
  const option = kindOption(game);
  return option === null ? undefined : typed[option];
}

function readKind(typed: Typed, game: ListedGame): Result<string | null> {
  const given = kindTyped(typed, game);
  if (given === undefined) return ok(null);
  const kinds = game.with(({ options }) => kindsOf(options));
  const kind = kinds.find((name) => name === given);
  if (kind !== undefined) return ok(kind);
  return fail(`--${kindOption(game)} must be one of ${kinds.join(", ")}; you gave ${JSON.stringify(given)}`);
}
