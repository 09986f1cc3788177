import { type Card, IDENTITIES } from "@darbar/cops";
import { identityName } from "@darbar/words/cops/things";
import type { Words } from "@darbar/words/words";
import { widthOf } from "../text/wrap.ts";

/** A card in short, as it lies: face up "Crooked", face down "[Crooked]" or, where it is not known, "[?]"; "*": wounded. */
export function cardInShort({ kind, up, wounded }: Card, words: Words): string {
  const name = kind === null ? "?" : identityName(kind, words);
  return `${up ? name : `[${name}]`}${wounded ? "*" : ""}`;
}

/** The columns that any card takes. */
export function widestCard(words: Words): number {
  return Math.max(...IDENTITIES.map((kind) => widthOf(cardInShort({ kind, up: false, wounded: true } as Card, words))));
}
