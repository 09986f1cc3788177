import type { Character } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { type Cards, charactersOf, countOf, kindOf } from "./cards.ts";
import { split } from "./case.ts";
import type { Knowledge } from "./knowledge.ts";

/** A hand that a seat can have, in the order of the table of characters, and how likely it is. */
export interface PossibleHand {
  readonly hand: readonly Character[];
  readonly probability: number;
}

/** Chances as small as this come from rounding. */
const NEXT_TO_NOTHING = 1e-12;

/** Every hand that a seat can have, the likeliest first. The probabilities add up to 1. */
export function handsOf(knowledge: Knowledge, seat: Seat): readonly PossibleHand[] {
  return [...chancesOfHands(knowledge, seat)]
    .map(([cards, probability]) => ({ hand: charactersOf(cards, knowledge.options.character), probability }))
    .sort((one, other) => other.probability - one.probability);
}

/** How likely a seat has at least one such card. */
export function holds(knowledge: Knowledge, seat: Seat, character: Character): number {
  const kind = kindOf(character, knowledge.options.character);
  if (kind === -1) return 0;
  let chance = 0;
  for (const [cards, probability] of chancesOfHands(knowledge, seat))
    if (countOf(cards, kind) > 0) chance += probability;
  return Math.min(1, chance);
}

/** Every hand that a seat can have, and how likely it is. */
export function chancesOfHands(knowledge: Knowledge, seat: Seat): ReadonlyMap<Cards, number> {
  const chances = new Map<Cards, number>();
  for (const given of knowledge.cases) {
    for (const { hands, weight } of split(given, seat, knowledge.sizes[seat])) {
      chances.set(hands[seat], (chances.get(hands[seat]) ?? 0) + weight);
    }
  }
  let sum = 0;
  for (const [cards, chance] of chances) {
    if (chance > NEXT_TO_NOTHING) sum += chance;
    else chances.delete(cards);
  }
  for (const [cards, chance] of chances) chances.set(cards, chance / sum);
  return chances;
}
