import type { Move } from "@darbar/cops";
import type { Draw } from "@darbar/kernel";
import { worthOfMove } from "./answer.ts";
import { fraction } from "./knowledge/sample.ts";
import type { Outlook } from "./outlook.ts";
import type { Personality } from "./personality.ts";

export interface Weighed {
  readonly move: Move;
  readonly worth: number;
}

/** All moves, the best first, each swayed a little by mood. */
export function weighMoves(
  legal: readonly Move[],
  eye: Outlook,
  personality: Personality,
  draw: Draw,
): readonly Weighed[] {
  return legal
    .map((move) => ({ move, worth: worthOfMove(move, eye, personality) + personality.mood * fraction(draw) }))
    .sort((one, other) => other.worth - one.worth);
}

/** What seems best at first sight. */
export function firstSight(weighed: readonly Weighed[]): Move {
  // Equipment does not cost the turn's action: if it is worth playing at all, it comes first.
  const play = weighed.find(({ move, worth }) => move.do === "play" && worth > 0);
  return (play ?? weighed[0]).move;
}
