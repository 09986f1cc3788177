import { type Claim, type CoupEvent, coup, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** Whether an event is a claim that its maker's cards do not bear out; `null` if it is no claim or they are not known. */
export function isBluff(before: State, event: CoupEvent): boolean | null {
  const claim = claimIn(event);
  if (claim === null) return null;
  return isFalse(before, claim.seat, claim.as);
}

/** Whether an event keeps back a card that would have won the challenge. */
export function isModest(before: State, event: CoupEvent): boolean {
  return event.type === "refused" && isFalse(before, event.seat, event.as) === false;
}

function claimIn(event: CoupEvent): { readonly seat: Seat; readonly as: Claim } | null {
  switch (event.type) {
    case "announced":
      return event.as === null ? null : { seat: event.seat, as: event.as };
    case "blocked":
    case "claimed":
      return event;
    default:
      return null;
  }
}

function isFalse(view: State, seat: Seat, claim: Claim): boolean | null {
  const { hidden } = view.players[seat];
  if (hidden.includes(null)) return null;
  return claim === "no-duke" ? hidden.includes("duke") : !hidden.includes(claim);
}

/** How often somebody has bluffed. */
export interface Bluffs {
  made: number;
  caught: number;
}

/** How often each player claimed what they did not hold, and was caught, from the table before the deal on. */
export function countBluffs(state: State, events: readonly CoupEvent[]): readonly Bluffs[] {
  const counts = state.players.map((): Bluffs => ({ made: 0, caught: 0 }));
  let bluffer: Bluffs | null = null;
  for (const event of events) {
    const bluff = isBluff(state, event);
    if (bluff !== null && "seat" in event) bluffer = bluff ? counts[event.seat] : null;
    if (bluff === true && bluffer !== null) bluffer.made++;
    if (event.type === "refused" && bluffer !== null) bluffer.caught++;
    coup.evolve(state, event);
  }
  return counts;
}
