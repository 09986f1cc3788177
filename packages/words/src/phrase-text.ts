import type { Seat } from "@darbar/kernel";
import type { Phrase, PhraseName } from "@darbar/protocol";
import type { Words } from "./words.ts";

/** Stands where something is still to be chosen. */
const OPEN = "…";

/** What a card is called that a phrase speaks of; which game it is of, the phrase tells. */
export type NameOfCard = (card: string, phrase: PhraseName) => string;

/** A quick phrase in the reader's language. `names` gives isolated names. */
export function phraseText(
  { phrase, player, place, card }: Phrase,
  { t }: Words,
  names: (seat: Seat) => string,
  nameOfCard: NameOfCard,
): string {
  const text = t(`lobby.phrase.${phrase}`, {
    player: player === undefined ? OPEN : names(player),
    place: place === undefined ? OPEN : `${place}`,
    card: card === undefined ? OPEN : nameOfCard(card, phrase),
  });
  return text.replace(`${OPEN}.`, OPEN);
}
