import * as cops from "@darbar/cops";
import * as coup from "@darbar/coup";
import { type GameRecord, seededDraw, type Viewer } from "@darbar/kernel";
import { playAtRandom, usually, variantOf } from "@darbar/kernel/testing";
import type { GameTable } from "../src/games/game-table.ts";
import type { AnyRules } from "../src/games/shown-game.ts";
import { type Film, type FilmGame, filmOf } from "../src/replay/film.ts";

/** A whole game of players who do whatever comes to their mind. */
export function playedGame(rules: AnyRules, options: unknown, seats: number, seed: string): GameRecord {
  const chance = seededDraw(`whim ${seed}`);
  const { record } = playAtRandom(rules, variantOf(rules, options, seats), seededDraw(seed), { chance });
  return { ...record, version: rules.version, options };
}

/** Whole games: of Coup a few of its many variants, of Good Cop Bad Cop both modes at small and large tables. */
export function playedGames({ name, rules }: GameTable): readonly GameRecord[] {
  const variants =
    name === "coup"
      ? [...coup.everyVariant()].filter((_, place) => place % usually(40, { all: 16 }) === 0)
      : [...cops.everyVariant()].filter(({ seats }) => seats === 4 || seats === 5 || seats === 8);
  return variants.map(({ options, seats }, place) => playedGame(rules, options, seats, `film ${place}`));
}

/** The film of a file that must be one. */
export function mustFilm(raw: unknown, shown: FilmGame): Film {
  const film = filmOf(JSON.parse(JSON.stringify(raw)), shown);
  if (!film.ok) throw new Error(`${film.error.detail} at ${film.error.at}`);
  return film.value;
}

/** What a seat was sent of a game, as it may download it. */
export function seenBy({ game, options, seats, events }: Film, as: Viewer, { rules }: GameTable): SeenFile {
  const seen = events.flatMap((event) => rules.redact(event, as) ?? []) as unknown;
  return { game, version: rules.version, options, seats, as, events: seen as SeenFile["events"] };
}

export interface SeenFile {
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly as: Viewer;
  readonly events: readonly { readonly type: string }[];
}
