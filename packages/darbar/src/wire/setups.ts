import { GAMES } from "@darbar/games";
import type { ListedGame } from "@darbar/kernel";
import { kindIn, seatRange } from "@darbar/kernel/options";
import { GAME_NAMES, type GameName } from "@darbar/protocol";

/** A game and how many sit down to it. */
export interface GameWish {
  readonly game: GameName;
  readonly seats: number;
}

/** Tables of every game by turns, from the smallest that the usual kind of each has to the largest. */
export function everyGame(tables: number): readonly GameWish[] {
  return Array.from({ length: tables }, (_, index) => {
    const { game, fewest, most } = sizesOf(GAMES[index % GAMES.length]);
    return { game, seats: fewest + (index % (most - fewest + 1)) };
  });
}

/** A table of every game, with as many as usually sit down to it. */
export function usualTables(): readonly GameWish[] {
  return GAMES.map((listed) => ({ game: nameOf(listed), seats: listed.options.seats.usual }));
}

/** A full table of the usual game. */
export function fullTable(): GameWish {
  const { game, most } = sizesOf(GAMES[0]);
  return { game, seats: most };
}

/** A full table of every game. */
export function fullTables(): readonly GameWish[] {
  return GAMES.map((listed) => {
    const { game, most } = sizesOf(listed);
    return { game, seats: most };
  });
}

function sizesOf(listed: ListedGame) {
  return { game: nameOf(listed), ...seatRange(listed.options, kindIn(listed.options, {})) };
}

function nameOf({ id }: ListedGame): GameName {
  const name = GAME_NAMES.find((known) => known === id);
  if (name === undefined) throw new Error(`no server knows ${id}`);
  return name;
}
