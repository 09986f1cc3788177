import type { CoupEvent, Question } from "@darbar/coup";
import type { Seat, Viewer } from "@darbar/kernel";
import type { MessageId } from "../messages.ts";
import { doer } from "../people.ts";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";

/**
 * What became of a question that was answered in silence, told where it was asked: nobody objected, or an inquisitor
 * had a card replaced. `null` while it is open, and where what follows says it.
 */
export function interlude(
  past: readonly CoupEvent[],
  index: number,
  claim: "action" | "block" | "bomb" | null,
  turn: Seat,
  viewer: Viewer,
  { t }: Words,
  names: Names,
): string | null {
  const asked = past[index];
  const next = past.slice(index + 1).find((event) => event.type !== "answered");
  if (asked.type !== "asked" || next === undefined) return null;
  if (asked.question === "judge") {
    return next.type === "drew" || next.type === "returned"
      ? t("coup.story.replaced", doer(turn, viewer, names))
      : null;
  }
  if (next.type === "challenged" || next.type === "blocked") return null;
  const silence = silenceAfter(asked.question, claim);
  return silence === null ? null : t(silence);
}

function silenceAfter(question: Question, claim: "action" | "block" | "bomb" | null): MessageId | null {
  switch (question) {
    case "respond":
      return "coup.story.nobody-objects";
    case "block":
      return "coup.story.nobody-blocks";
    case "contest":
      return claim === "block" ? "coup.story.block-stands" : "coup.story.nobody-challenges";
    default:
      return null;
  }
}
