import type { ActionName, Allegiance, Character, Claim } from "@darbar/coup";
import type { Words } from "../words.ts";

/**
 * In which form a character's name stands in a sentence; languages decline, and put articles, differently.
 * `acc`: "(shows) the Duke"; `one`: "(draws) a Duke"; `inst`: "(as) Duke"; `two`: "(draws) two Dukes"; `two-acc`: "(shows) two Dukes".
 */
export type Form = "name" | "acc" | "one" | "inst" | "two" | "two-acc";

/** What a character is called, as it is written on the card or in the form that a sentence needs. */
export function characterName(of: Character, { t }: Words, form: Form = "name"): string {
  return form === "name" ? t(`coup.character.${of}`) : t(`coup.character.${of}.${form}`);
}

/** What is claimed: "Duke", or "no Duke". */
export function claimName(as: Claim, words: Words): string {
  return as === "no-duke" ? words.t("coup.claim.no-duke") : characterName(as, words);
}

/** What an action is called. */
export function actionName(action: ActionName, { t }: Words): string {
  return t(`coup.action.${action}`);
}

/** What a party is called. */
export function allegianceName(allegiance: Allegiance, { t }: Words): string {
  return t(`coup.allegiance.${allegiance}`);
}

/** Known cards in a row, each in the same form; two of a kind are "two Dukes". */
export function cardsInWords(cards: readonly Character[], words: Words, form: Form): string {
  const [one, other] = cards;
  if (cards.length === 2 && one === other && form === "one") return characterName(one, words, "two");
  if (cards.length === 2 && one === other && form === "acc") return characterName(one, words, "two-acc");
  return words.list(cards.map((card) => characterName(card, words, form)));
}
