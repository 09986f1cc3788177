import { bearsOut, type HeardClaim, IDENTITIES } from "@darbar/cops";
import { chancesAt } from "./card-chances.ts";
import type { Knowledge } from "./knowledge.ts";

/** How likely it is that a card is what it was called; `null` if nobody can tell where it lies, or it has left the game. */
export function believed(knowledge: Knowledge, { lies, word }: Pick<HeardClaim, "lies" | "word">): number | null {
  if (lies === null) return null;
  const chances = chancesAt(knowledge, lies);
  return IDENTITIES.reduce((sum, kind, place) => (bearsOut(kind, word) ? sum + chances[place] : sum), 0);
}
