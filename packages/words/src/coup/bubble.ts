import { claimOf, ruleOf, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { characterName } from "./characters.ts";

/**
 * What a seat has said in the action under way, as it was said and never as a fact: "Tax, as Duke", "Block as Contessa",
 * "Challenge!"; `null` if nothing.
 */
export function bubbleOf(view: State, seat: Seat, words: Words): string | null {
  const { action, claim } = view;
  if (action === null || view.winner !== null) return null;
  if (claim?.seat === seat && claim.on === "bomb") {
    return words.t(view.bomb?.to === null ? "coup.bubble.defuse" : "coup.bubble.pass-on");
  }
  if (claim?.seat === seat && claim.on === "block" && claim.as !== "no-duke") {
    return words.t("coup.bubble.block", { card: characterName(claim.as, words, "inst") });
  }
  if (view.challenger === seat && isBeingSettled(view)) return words.t("coup.bubble.challenge");
  if (action.seat !== seat) return null;
  return words.t(`coup.choice.${action.kind}`, { as: claimOf(ruleOf(action.kind), view.options) ?? "" });
}

/** Whether the last challenge is still what the table is about: a window opened since, and it is over. */
function isBeingSettled({ question }: State): boolean {
  return question === "prove" || question === "lose-challenge";
}
