import type { CoupEvent, Options } from "@darbar/coup";
import { type CoupTally, tallyOf } from "@darbar/words/coup/tally";
import type { EndedGame } from "../../../ending/ended-game.ts";

/** The figures of a game, as far as its film tells them. */
export function countedIn({ film: { options, seats, as, events } }: Pick<EndedGame, "film">): CoupTally {
  const past = events as readonly unknown[] as readonly CoupEvent[];
  return tallyOf({ options: options as Options, seats, as, past });
}
