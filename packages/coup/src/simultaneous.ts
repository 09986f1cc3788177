import { type Seat, stepsClockwise } from "@darbar/kernel";
import type { Move } from "./move.ts";
import type { State } from "./state.ts";

/**
 * The answers that count, of all that were given to one question at the same time: of several challengers the nearest
 * clockwise from the claimant, and then nobody else; without a challenge all of them.
 */
export function thoseThatCount(
  { claim, players }: State,
  given: readonly (readonly [Seat, Move])[],
): readonly (readonly [Seat, Move])[] {
  if (claim === null) return given;
  const steps = ([seat]: readonly [Seat, Move]): number => stepsClockwise(claim.seat, seat, players.length);
  const challenges = given
    .filter(([, move]) => move.do === "challenge")
    .sort((one, other) => steps(one) - steps(other));
  return challenges.length === 0 ? given : challenges.slice(0, 1);
}
