import type { Draw, Remark, Saying, Seat } from "@darbar/kernel";
import { chance } from "./chance.ts";

/*
 * When bots speak. Whether one opens its mouth depends on what everybody has seen and heard, on its style, and on chance;
 * only what it says then comes from what it knows. So silence tells nothing, whatever lies in its hand.
 */

/** So many remarks a bot makes in a game at most. */
export const MOST_IN_GAME = 6;
/** When so much has been said since the turn began, bots have nothing to add. */
const MOST_IN_TURN = 3;

/** Whether a seat may still say something: not too much of its own, and not too much of all. */
function hasTheWord(said: readonly Remark[], seat: Seat, turnBegan: number): boolean {
  const own = said.filter((remark) => remark.seat === seat).length;
  const lately = said.filter(({ after }) => after >= turnBegan).length;
  return own < MOST_IN_GAME && lately < MOST_IN_TURN;
}

/** Something that a player may speak of, and how many times in a hundred this one does. */
export interface Occasion {
  readonly percent: number;
  /** What is said then: something, always. */
  say(): Saying;
}

/** Takes the first occasion that there is, or lets it pass. `turnBegan`: after so many events. */
export function speakUp(
  occasions: readonly Occasion[],
  { said, seat }: { readonly said: readonly Remark[]; readonly seat: Seat },
  turnBegan: number,
  draw: Draw,
): Saying | null {
  const [occasion] = occasions;
  if (occasion === undefined || !hasTheWord(said, seat, turnBegan)) return null;
  return chance(draw, occasion.percent) ? occasion.say() : null;
}
