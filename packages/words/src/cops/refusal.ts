import { REFUSALS as OF_THE_RULES } from "@darbar/cops";
import type { Words } from "../words.ts";

/** Every reason for which a move can be refused, by the rules or by the table. */
export const REFUSALS = [...OF_THE_RULES, "over", "stale"] as const;

/** Why a move was refused, and what to do next. */
export function refusalText(code: string, { t }: Words): string {
  const known = REFUSALS.find((refusal) => refusal === code);
  return t(`cops.refusal.${known ?? "unknown"}`);
}
