import { parseFair, type SharesProof, type Verified, verifyRecord } from "@darbar/fair";
import { parseRecord } from "@darbar/kernel";
import type { AnyRules } from "../games/shown-game.ts";
import type { KeptShare } from "./kept-share.ts";
import { isSame } from "./mixing.ts";

/** What a device finds when it makes every draw of a finished game again. */
export type Checked =
  /** All adds up, and this device's own share is in it: nobody chose the cards. */
  | { readonly found: "fair" }
  /** The same, but so many others committed to a share and did not open it. */
  | { readonly found: "choices"; readonly seats: number }
  /** All adds up, without this device's share; so many others mixed in. */
  | { readonly found: "left-out"; readonly seats: number }
  /** All adds up, and this device had no share to begin with; so many players had. */
  | { readonly found: "others"; readonly seats: number }
  /** All adds up, but nobody mixed in: the server alone could have chosen the cards. */
  | { readonly found: "nobody" }
  /** Something is not as it was promised before the deal. */
  | { readonly found: "wrong"; readonly why: string }
  /** Bluffs stay secret at this table, and so there is no proof. */
  | { readonly found: "secret" }
  /** The record did not come. */
  | { readonly found: "unread" };

/** Checks a game by its record, and against what this device has kept of its shuffle. */
export function checkGame(rules: AnyRules, raw: unknown, kept: KeptShare | null): Checked {
  if (isSeenGame(raw)) return { found: "secret" };
  const record = parseRecord(raw);
  if (!record.ok) return { found: "wrong", why: record.error };
  const fair = parseFair(record.value);
  if (!fair.ok) return { found: "wrong", why: fair.error };
  const verified = verifyRecord(rules, fair.value);
  if (!verified.ok) return { found: "wrong", why: verified.error };
  const { fair: proof } = fair.value;
  if ("words" in proof)
    return kept === null ? { found: "nobody" } : { found: "wrong", why: "the record has no shares" };
  const broken = kept === null ? null : brokenPromise(proof, kept);
  return broken === null ? judge(proof, verified.value, kept) : { found: "wrong", why: broken };
}

/** What the record says otherwise than the server did before this device opened its share. */
function brokenPromise({ commitment, commitments, lot }: SharesProof, { sealed }: KeptShare): string | null {
  if (sealed === null) return null;
  if (sealed.commitment !== commitment) return "the server's secret is not the one it had committed to";
  if (sealed.lot === true && lot !== true) return "who starts was to be drawn by lot, and was not";
  return isSame(sealed, { commitment, commitments }) ? null : "the commitments are not those that were shown";
}

function judge({ shares }: SharesProof, { mixedIn, leftOut }: Verified, kept: KeptShare | null): Checked {
  if (kept === null) return mixedIn.length === 0 ? { found: "nobody" } : { found: "others", seats: mixedIn.length };
  if (kept.sealed === null || shares[kept.seat] !== kept.share) return { found: "left-out", seats: mixedIn.length };
  return leftOut.length === 0 ? { found: "fair" } : { found: "choices", seats: leftOut.length };
}

/** A game as one seat saw it is all that is told where bluffs stay secret. */
function isSeenGame(raw: unknown): boolean {
  return typeof raw === "object" && raw !== null && "events" in raw && "as" in raw;
}
