import type { Claim, CoupEvent } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { claimName } from "./characters.ts";
import { claimsOf } from "./claims.ts";

/** What a player has claimed so far, each thing once. */
export interface ClaimMark {
  readonly as: Claim;
  /** How often. */
  readonly times: number;
  /** What the last challenge of it has shown; `null` if nobody has challenged it. */
  readonly mark: "proven" | "caught" | null;
}

/** What a player has claimed so far; what was claimed last stands last. */
export function claimMarksOf(past: readonly CoupEvent[], seat: Seat): readonly ClaimMark[] {
  const marks = new Map<Claim, ClaimMark>();
  for (const { seat: claimant, as, fate } of claimsOf(past)) {
    if (claimant !== seat) continue;
    const before = marks.get(as) ?? { times: 0, mark: null };
    marks.delete(as);
    const mark = fate === "proven" || fate === "caught" ? fate : before.mark;
    marks.set(as, { as, times: before.times + 1, mark });
  }
  return [...marks.values()];
}

/** The same for ears: "has claimed Duke twice and Captain (proven)"; `null` if nothing was claimed. */
export function claimMarksText(marks: readonly ClaimMark[], words: Words): string | null {
  if (marks.length === 0) return null;
  const claims = marks.map(({ as, times, mark }) =>
    words.t("coup.claimed.one", { claim: claimName(as, words), count: times, mark: mark ?? "other" }),
  );
  return words.t("coup.claimed", { claims: words.list(claims) });
}
