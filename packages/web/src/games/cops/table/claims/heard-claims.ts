import { type CopsEvent, type HeardClaim, hearClaims } from "@darbar/cops";
import type { Remark } from "@darbar/kernel";

interface Heard {
  readonly past: readonly CopsEvent[];
  readonly said: readonly Remark[];
  readonly claims: readonly HeardClaim[];
}

const NOTHING: Heard = { past: [], said: [], claims: [] };

let latest = NOTHING;

/** All claims of a game as they stand now. A table is drawn again and again while nothing has happened. */
export function heardClaims(past: readonly CopsEvent[], said: readonly Remark[]): readonly HeardClaim[] {
  if (said.length === 0) return NOTHING.claims;
  if (latest.past !== past || latest.said !== said) latest = { past, said, claims: hearClaims(past, said) };
  return latest.claims;
}
