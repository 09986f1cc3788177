import { wordsOf } from "@darbar/kernel/testing";
import { type Card, IDENTITIES, type Identity } from "../src/index.ts";

/* Identity cards in words: "agent! (honest) crooked" is a wounded agent, an honest card face up, a crooked one face down. */

/** A card as a scenario says it; `kind` is `null` for "any". */
export interface SpokenCard {
  readonly kind: Identity | null;
  readonly up: boolean;
  readonly wounded: boolean;
}

/** The three cards of a player. */
export function handIn(text: string): readonly SpokenCard[] {
  const cards = wordsOf(text).map(cardIn);
  if (cards.length !== 3) throw new Error(`"${text}" is no hand: say three cards`);
  return cards;
}

function cardIn(word: string): SpokenCard {
  const [, kind = ""] = /^\(?([a-z]+)!?\)?$/.exec(word) ?? [];
  const found = IDENTITIES.find((identity) => identity === kind);
  if (found === undefined && kind !== "any") throw new Error(`"${word}" is none of ${IDENTITIES.join(", ")}, any`);
  return { kind: found ?? null, up: word.startsWith("("), wounded: word.includes("!") };
}

/** Cards in words; "?" for one that is not known. */
export function nameOfHand(cards: readonly Card[]): string {
  return cards
    .map(({ kind, up, wounded }) => {
      const word = `${kind ?? "?"}${wounded ? "!" : ""}`;
      return up ? `(${word})` : word;
    })
    .join(" ");
}
