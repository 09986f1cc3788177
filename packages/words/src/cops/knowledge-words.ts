import type { Identity } from "@darbar/cops";
import type { Words } from "../words.ts";
import { identityName } from "./things.ts";

/** A card that the reader knows: what it is, how they know, and how many turns ago they learned it. */
export interface Known {
  readonly kind: Identity;
  readonly how: "dealt" | "looked" | "swapped" | "face-up";
  readonly turnsAgo: number;
  /** Whether it lies before the reader. */
  readonly isOwn?: boolean;
}

/** What the reader knows of a card, and since when: "crooked, you looked 3 turns ago". */
export function knownText({ kind, how, turnsAgo, isOwn }: Known, words: Words): string {
  const since = how === "dealt" && isOwn === false ? "was-yours" : how;
  return words.t(`cops.known.${since}`, { kind: identityName(kind, words, "is"), turns: turnsAgo });
}
