import type { CopsEvent, Options } from "@darbar/cops";
import { type PlayerTally, tallyOf } from "@darbar/words/cops/tally";
import type { EndedGame } from "../../../ending/ended-game.ts";

/** The figures of a game by seat, as far as its film tells them. */
export function countedIn({ film }: Pick<EndedGame, "film">): readonly PlayerTally[] {
  const { options, seats, as, events, said } = film;
  const past = events as readonly unknown[] as readonly CopsEvent[];
  return tallyOf({ options: options as Options, seats, as, past, said }).players;
}
