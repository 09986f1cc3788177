import type { ActionName, Allegiance, Character, Claim, Edition } from "@darbar/coup";
import { list } from "@darbar/kernel";

/** The characters, as they are written on their cards. */
export const CHARACTER: Readonly<Record<Character, string>> = {
  duke: "Duke",
  assassin: "Assassin",
  captain: "Captain",
  ambassador: "Ambassador",
  inquisitor: "Inquisitor",
  contessa: "Contessa",
};

export const ACTION: Readonly<Record<ActionName, string>> = {
  income: "income",
  "foreign-aid": "foreign aid",
  coup: "a coup",
  tax: "tax",
  assassinate: "an assassination",
  steal: "stealing",
  exchange: "an exchange",
  examine: "an examination",
  convert: "a change of sides",
  embezzle: "embezzling",
  bomb: "the bomb",
};

export const ALLEGIANCE: Readonly<Record<Allegiance, string>> = { loyalist: "loyalist", reformist: "reformist" };

export const EDITION: Readonly<Record<Edition, string>> = {
  classic: "the classic edition",
  plus: "the plus edition",
  ru: "the Russian edition",
  he: "the Hebrew edition",
};

/** "the Duke". */
export function theCard(card: Character): string {
  return `the ${CHARACTER[card]}`;
}

/** "a Duke", "an Assassin". */
export function aCard(card: Character): string {
  return `${/^[AI]/.test(CHARACTER[card]) ? "an" : "a"} ${CHARACTER[card]}`;
}

/** What is claimed: "the Duke", or "to hold no Duke". */
export function theClaim(claim: Claim): string {
  return claim === "no-duke" ? "to hold no Duke" : theCard(claim);
}

/** Cards in a row, each by `name`; those that are not known are counted. */
export function cardsInWords(cards: readonly (Character | null)[], name: (card: Character) => string): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === 2 && known[0] === known[1]) return `two ${CHARACTER[known[0]]}s`;
  if (known.length === cards.length) return list(known.map(name));
  return cards.length === 1 ? "a card" : `${cards.length} cards`;
}

/** "1 coin", "3 coins". */
export function coinsInWords(coins: number): string {
  return coins === 1 ? "1 coin" : `${coins} coins`;
}
