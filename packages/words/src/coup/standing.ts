import type { Character, Claim } from "@darbar/coup";
import type { Words } from "../words.ts";
import { cardsInWords } from "./characters.ts";

/** A hand that a player can have, and how likely it is. */
interface PossibleHand {
  readonly hand: readonly Character[];
  readonly probability: number;
}

/** Whether a claim is true now, from all that the reader has seen: certain, impossible or possible. */
export type Standing =
  | { readonly is: "certain" | "impossible" }
  /** `chance` is that of plain card counting. */
  | { readonly is: "possible"; readonly chance: number };

/** Chances as near as this to never and always come from rounding. */
const NEXT_TO_NOTHING = 1e-9;

/** How a claim stands if these are the hands that the claimant can have now. */
export function standingOf(hands: readonly PossibleHand[], as: Claim): Standing {
  const chance = hands.reduce((sum, { hand, probability }) => sum + (bearsOut(hand, as) ? probability : 0), 0);
  if (chance < NEXT_TO_NOTHING) return { is: "impossible" };
  return chance > 1 - NEXT_TO_NOTHING ? { is: "certain" } : { is: "possible", chance };
}

function bearsOut(hand: readonly Character[], as: Claim): boolean {
  return as === "no-duke" ? !hand.includes("duke") : hand.includes(as);
}

/** The cards that are in every hand which can be: those that a player certainly holds. */
export function certainIn(hands: readonly PossibleHand[]): readonly Character[] {
  const [first, ...others] = hands.map(({ hand }) => hand);
  return others.reduce<readonly Character[]>(common, first ?? []);
}

/** What two hands have in common, two of a kind as well. */
function common(one: readonly Character[], other: readonly Character[]): readonly Character[] {
  const left = [...other];
  return one.filter((card) => {
    const place = left.indexOf(card);
    if (place !== -1) left.splice(place, 1);
    return place !== -1;
  });
}

/** "certain", "cannot be", "could be: 41 %". */
export function standingText(standing: Standing, { t }: Words): string {
  switch (standing.is) {
    case "certain":
      return t("coup.known.certain");
    case "impossible":
      return t("coup.known.impossible");
    case "possible":
      return t("coup.known.possible", { chance: roundedChance(standing) });
  }
}

/** The same as a mere number, where there is no room for words: "100 %", "0 %", "41 %". */
export function chanceText(standing: Standing, { t }: Words): string {
  return t("coup.known.chance", { chance: roundedChance(standing) });
}

/** What is not certain is never rounded to 0 % or 100 %. */
function roundedChance(standing: Standing): number {
  if (standing.is !== "possible") return standing.is === "certain" ? 1 : 0;
  return Math.min(0.99, Math.max(0.01, standing.chance));
}

/** What a player certainly holds, in a sentence; `null` if nothing is certain. */
export function certainText(hands: readonly PossibleHand[], words: Words): string | null {
  const cards = certainIn(hands);
  return cards.length === 0 ? null : words.t("coup.known.holds", { cards: cardsInWords(cards, words, "one") });
}
