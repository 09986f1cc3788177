import type { Seat } from "@darbar/kernel";
import type { Phrase } from "@darbar/protocol";
import type { Words } from "../words/words.ts";

/** Stands where something is still to be chosen. */
const OPEN = "…";

/** A quick phrase in the reader's language. `names` gives isolated names; `characterName` what a card is called. */
export function phraseText(
  { phrase, player, card }: Phrase,
  { t }: Words,
  names: (seat: Seat) => string,
  characterName: (card: string) => string,
): string {
  const text = t(`lobby.phrase.${phrase}`, {
    player: player === undefined ? OPEN : names(player),
    card: card === undefined ? OPEN : characterName(card),
  });
  return text.replace(`${OPEN}.`, OPEN);
}
