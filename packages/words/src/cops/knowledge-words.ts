import type { Identity } from "@darbar/cops";
import type { Words } from "../words.ts";
import { identityName } from "./things.ts";

/** An identity card that the reader knows: what it is, how they know, and how many turns ago they learned it. */
export interface KnownCard {
  readonly kind: Identity;
  readonly how: "dealt" | "looked" | "swapped" | "face-up";
  readonly turnsAgo: number;
  /** Whether it lies before the reader. */
  readonly isOwn: boolean;
}

/** What the reader knows of a card, and since when: "crooked, you looked 3 turns ago". */
export function knownText({ kind, how, turnsAgo, isOwn }: KnownCard, words: Words): string {
  const since = how === "dealt" && !isOwn ? "was-yours" : how;
  return words.t(`cops.known.${since}`, { kind: identityName(kind, words, "is"), turns: turnsAgo });
}
