import type { Move, State } from "@darbar/coup";
import { stepsClockwise } from "@darbar/kernel";
import type { Given } from "../../table-game.ts";

/**
 * The answers that count, of all that were given to one question at the same time: of several challengers the nearest
 * clockwise from the claimant, and then nobody else; without a challenge all of them.
 */
export function thoseThatCount(state: State, given: readonly Given<Move>[]): readonly Given<Move>[] {
  const { claim, players } = state;
  if (claim === null) return given;
  const steps = ([seat]: Given<Move>): number => stepsClockwise(claim.seat, seat, players.length);
  const challenges = given
    .filter(([, move]) => move.do === "challenge")
    .sort((one, other) => steps(one) - steps(other));
  return challenges.length === 0 ? given : challenges.slice(0, 1);
}
