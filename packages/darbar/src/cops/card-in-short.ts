import { bearsOut, type Card, CLAIM_WORDS, type ClaimWord, type HeardClaim, IDENTITIES } from "@darbar/cops";
import { identityName } from "@darbar/words/cops/things";
import type { Words } from "@darbar/words/words";
import { widthOf } from "../text/wrap.ts";

/**
 * A card in short, as it lies: face up "Crooked", face down "[Crooked]" or, where it is not known, "[?]"; "*": wounded. What was
 * claimed of it: "[Crooked?]", or "[??]" where one says this and another that; "×": somebody has called it what it is not.
 */
export function cardInShort(
  { kind, up, wounded }: Pick<Card, "kind" | "up" | "wounded">,
  words: Words,
  claims: readonly Pick<HeardClaim, "word">[] = [],
): string {
  const name = kind === null ? calledSo(claims, words) : identityName(kind, words);
  const isWrong = kind !== null && claims.some(({ word }) => !bearsOut(kind, word));
  return `${up ? name : `[${name}]`}${wounded ? "*" : ""}${isWrong ? "×" : ""}`;
}

function calledSo(claims: readonly Pick<HeardClaim, "word">[], words: Words): string {
  const [word, ...others] = new Set(claims.map((claim) => claim.word));
  if (word === undefined) return "?";
  return others.length > 0 ? "??" : `${claimedName(word, words)}?`;
}

function claimedName(word: ClaimWord, words: Words): string {
  return word === "leader" ? words.t("cops.claim.leader") : identityName(word, words);
}

/** The columns that any card takes. */
export function widestCard(words: Words): number {
  const known = IDENTITIES.map((kind) => cardInShort({ kind, up: false, wounded: true }, words));
  const claimed = CLAIM_WORDS.map((word) => cardInShort({ kind: null, up: false, wounded: false }, words, [{ word }]));
  return Math.max(...[...known, ...claimed].map(widthOf));
}
