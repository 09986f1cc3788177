import * as cops from "@darbar/cops";
import * as coup from "@darbar/coup";
import { type GameRecord, recordingDraw, seededDraw, type Viewer } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import type { GameTable } from "../src/games/game-table.ts";
import type { AnyRules } from "../src/games/shown-game.ts";
import { type Film, type FilmGame, filmOf } from "../src/replay/film.ts";

/** A whole game of players who do whatever comes to their mind. */
export function playedGame(rules: AnyRules, options: unknown, seats: number, seed: string): GameRecord {
  const whim = seededDraw(`whim ${seed}`);
  const draw = recordingDraw(seededDraw(seed));
  const read = rules.options(options, seats);
  if (!read.ok) throw new Error(read.error);
  const state = rules.setup(read.value, seats);
  for (const event of rules.deal(state, draw)) rules.evolve(state, event);
  const moves: [number, unknown][] = [];
  while (rules.outcome(state) === null) {
    const seat = whim.one(rules.waiting(state));
    const legal = rules.legal(state, seat);
    const move = legal[whim.one([...legal.keys()])];
    const decided = rules.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) rules.evolve(state, event);
    moves.push([seat, move]);
  }
  return { game: rules.id, version: rules.version, options, seats, draws: draw.drawn, moves };
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
