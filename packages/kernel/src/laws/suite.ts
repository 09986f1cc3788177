import { at } from "../at.ts";
import type { Asking, Game } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Breach } from "./breach.ts";
import type { LawCase } from "./table.ts";
import { type LawCount, walk } from "./walk.ts";

/** How much a game is tried. */
export interface Trial {
  /** Random games, spread evenly over the cases; at least one of each. */
  readonly games: number;
  readonly seed: string;
  /** A game that has not ended after so many decisions never will; 20,000 if nothing is said. */
  readonly mostDecisions?: number;
  /** Told after every game, for a progress line. */
  readonly onGame?: (count: LawCount) => void;
}

/** Holds all the laws against random games of every case. The first breach ends it, with the game that shows it. */
export function holdLaws<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  cases: readonly LawCase[],
  { games, seed, mostDecisions, onGame }: Trial,
): Result<LawCount, Breach> {
  let total: LawCount = { games: 0, decisions: 0, events: 0, twinned: 0 };
  for (let index = 0; index < Math.max(games, cases.length); index++) {
    const walked = walk(game, at(cases, index % cases.length), `${seed} ${index}`, mostDecisions);
    if (!walked.ok) return fail(walked.error);
    total = sum(total, walked.value);
    onGame?.(total);
  }
  return ok(total);
}

function sum(one: LawCount, other: LawCount): LawCount {
  return {
    games: one.games + other.games,
    decisions: one.decisions + other.decisions,
    events: one.events + other.events,
    twinned: one.twinned + other.twinned,
  };
}
