import { MUST_COUP } from "@darbar/coup";
import type { Words } from "../words.ts";

/** Every reason for which a move can be refused, by the rules or by the table. */
export const REFUSALS = [
  "cannot-show",
  "does-not-block",
  "game-over",
  "held-bomb",
  "may-not-block",
  "must-coup",
  "no-such-seat",
  "not-an-answer",
  "not-asked",
  "not-at-this-table",
  "not-held",
  "nothing-to-challenge",
  "over",
  "reserve-empty",
  "stale",
  "target-fellow",
  "target-out",
  "target-poor",
  "target-self",
  "too-few-coins",
  "wrong-count",
] as const;

/** Why a move was refused, and what to do next. */
export function refusalText(code: string, { t }: Words): string {
  const known = REFUSALS.find((refusal) => refusal === code);
  return t(`coup.refusal.${known ?? "unknown"}`, { coins: MUST_COUP });
}
