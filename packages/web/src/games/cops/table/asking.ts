import type { Offer, Step } from "@darbar/words/cops/contract";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

/**
 * How the choices of the open question are laid out: an action of one's own, somebody to choose, a card to choose, playing
 * equipment or not, or any few choices.
 */
export type CopsAsks = "turn" | "target" | "card" | "moment" | "few" | "nothing";

/** How the choices of the open question are laid out. */
export function asksOf({ view }: Sight, { step, picks }: Play): CopsAsks {
  if (step === null || step.offers.length === 0) return "nothing";
  if (step.offers.some(({ pick }) => pick.on === "card")) return "card";
  if (step.offers.some(({ pick }) => pick.on === "seat")) return "target";
  if (picks.length > 0) return "few";
  if (view.question === "act") return "turn";
  return view.question === "moment" ? "moment" : "few";
}

/** The offers of a step in the order in which they stand: actions have their places for ever, and so has passing. */
export function inOrder({ offers }: Step): readonly Offer[] {
  return offers.toSorted((one, two) => placeOf(one) - placeOf(two));
}

/** Whether an offer is an action of one's turn, not one that was announced already. */
export function isAction({ id, sign }: Offer): boolean {
  return sign?.of === "action" && id !== "go-on";
}

function placeOf(offer: Offer): number {
  return isAction(offer) ? 0 : offer.id === "pass" ? 1 : 2;
}
