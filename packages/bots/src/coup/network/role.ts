import type { Character, Claim } from "@darbar/coup";

/** What a character is for: the ambassador and the inquisitor are the same part of the deck, its exchanger. */
export const ROLES = ["duke", "assassin", "captain", "exchanger", "contessa"] as const;

export const ROLE_OF: Readonly<Record<Character, number>> = {
  duke: 0,
  assassin: 1,
  captain: 2,
  ambassador: 3,
  inquisitor: 3,
  contessa: 4,
};

/** Where the claim to hold no duke stands: behind the roles. */
export const NO_DUKE = ROLES.length;

/** A claim's place among the claims: that of its role, or the last one. */
export function claimPlace(claim: Claim): number {
  return claim === "no-duke" ? NO_DUKE : ROLE_OF[claim];
}
