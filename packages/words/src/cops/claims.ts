import { type Claim, type ClaimCount, claimCount, claimsAt, type HeardClaim, type Place } from "@darbar/cops";
import type { Seat, Viewer } from "@darbar/kernel";
import type { Words } from "../words.ts";
import type { Names } from "./contract.ts";
import { doer } from "./people.ts";
import { cardKindName, placeName } from "./things.ts";

/** Who called a card what, and whether it was so: "Cyrus says: crooked, but that was wrong". */
function claimText({ by, word, verdict }: HeardClaim, viewer: Viewer, words: Words, names: Names): string {
  const claim = words.t("cops.claims.at", { ...doer(by, viewer, names), word: cardKindName(word, words) });
  return verdict === "open" ? claim : words.t(`cops.claims.${verdict}`, { claim });
}

/** Which card is called what, and by whom: "Cyrus’s second card, Darya says: crooked". */
export function calledText({ by, about, place, word }: Claim, viewer: Viewer, words: Words, names: Names): string {
  const said = words.t("cops.claims.at", { ...doer(by, viewer, names), word: cardKindName(word, words) });
  const text = words.t("table.label", { one: placeName([about, place], viewer, words, names), two: said });
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** What was claimed of a card, everybody's word after the other; `null`: nothing. */
export function claimsAtText(
  claims: readonly HeardClaim[],
  place: Place,
  viewer: Viewer,
  words: Words,
  names: Names,
): string | null {
  const texts = claimsAt(claims, place).map((claim) => claimText(claim, viewer, words, names));
  return texts.length === 0 ? null : words.list(texts);
}

/** How often somebody has said what a card is, and how that has fared; `null`: never. */
export function claimsByText(claims: readonly HeardClaim[], by: Seat, words: Words): string | null {
  const count = claimCount(claims, by);
  return count.said === 0 ? null : countText(count, words);
}

function countText({ said, borneOut, disproved }: ClaimCount, { t }: Words): string {
  return t("cops.claims.count", { said, borneOut, disproved });
}

/** What is asked of somebody who has looked at a card: "Darya’s second card: what do you tell the others?" */
export function tellText({ about, place }: Pick<Claim, "about" | "place">, viewer: Viewer, words: Words, names: Names) {
  return words.t("cops.claims.ask", { place: placeName([about, place], viewer, words, names) });
}
