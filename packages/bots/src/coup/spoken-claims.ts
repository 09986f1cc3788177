import { type CoupEvent, coup, type Options } from "@darbar/coup";
import type { Remark, Seat } from "@darbar/kernel";

/** A claim that was made, and what was said of it. */
export interface SpokenClaim {
  /** Whether whoever made it said that it is so, and somebody else that it is a bluff. */
  isStoodBy: boolean;
  isDoubted: boolean;
  readonly by: Seat;
  /** After so many events. */
  readonly after: number;
  /** Whether it was so. */
  readonly wasHeld: boolean;
}

/** All claims of a game, with what was said of each: to try whether words tell of hands. */
export function spokenClaims(
  options: Options,
  seats: number,
  events: readonly CoupEvent[],
  said: readonly Remark[],
): readonly SpokenClaim[] {
  const state = coup.setup(options, seats);
  const claims: SpokenClaim[] = [];
  for (const [index, event] of events.entries()) {
    coup.evolve(state, event);
    if ((event.type !== "announced" && event.type !== "blocked") || event.as === null) continue;
    const wasHeld = state.players[event.seat].hidden.some((character) => character === event.as);
    claims.push({ isStoodBy: false, isDoubted: false, by: event.seat, after: index + 1, wasHeld });
  }
  for (const { seat, saying, after } of said) {
    const latestOf = (claimant: Seat | undefined): SpokenClaim | undefined =>
      claims.findLast((claim) => claim.by === claimant && claim.after <= after);
    if (saying.phrase === "i-am" || saying.phrase === "trust-me") {
      const own = latestOf(seat);
      if (own !== undefined) own.isStoodBy = true;
    }
    if (saying.phrase === "you-bluff") {
      const doubted = latestOf(saying.player);
      if (doubted !== undefined) doubted.isDoubted = true;
    }
  }
  return claims;
}
