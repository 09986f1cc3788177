import type { Seat } from "@darbar/kernel";
import { claimsOf } from "@darbar/words/coup/claims";
import { claimBy, type Sight } from "./sight.ts";

/**
 * Whether what a player claims just now is true, where all cards lie open, as in an open replay; `null` where they do
 * not, or nothing is claimed. At a live table nobody is told, not even who claims: their options have said it.
 */
export function claimTruth({ view, past }: Pick<Sight, "view" | "past">, seat: Seat): boolean | null {
  if (view.viewer !== "all" || claimBy(view, seat) === null) return null;
  return claimsOf(past).findLast((claim) => claim.seat === seat)?.truth ?? null;
}
