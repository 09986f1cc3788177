import type { Allegiance, Character, CoupEvent } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { cardsInWords, characterName } from "./characters.ts";
import type { Names } from "./contract.ts";

/** Everybody's cards, as far as they are known; the others' are counted. */
export function dealtText(
  { hands }: CoupEvent & { type: "dealt" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  if (viewer === "all") return words.t("coup.event.dealt.all", { hands: laidOpen(hands, words, names) });
  const count = hands[0].length;
  if (viewer === "public") return words.t("coup.event.dealt.public", { count });
  const cards = cardsInWords(known(hands[viewer]), words, "one");
  return words.t("coup.event.dealt.mine", { cards, count, others: hands.length - 1 });
}

/** The cards that the two players keep in the draft (coup 1). */
export function draftedText(
  { cards }: CoupEvent & { type: "drafted" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  if (viewer === "all") {
    const hands = cards.map((card) => [card]);
    return words.t("coup.event.drafted.all", { hands: laidOpen(hands, words, names) });
  }
  const mine = viewer === "public" ? null : cards[viewer];
  if (mine === null) return words.t("coup.event.drafted.public");
  const other = names(viewer === 0 ? 1 : 0);
  return words.t("coup.event.drafted.mine", { card: characterName(mine, words, "acc"), name: other });
}

/** Who is on which side (coup 6). */
export function sidedText(
  { allegiances }: CoupEvent & { type: "sided" },
  viewer: Viewer,
  words: Words,
  names: Names,
): string {
  const party = (side: Allegiance): string =>
    allegiances
      .flatMap((allegiance, seat) => {
        if (allegiance !== side) return [];
        return [seat === viewer ? words.t("coup.you") : names(seat)];
      })
      .reduce((one, two) => words.t("coup.join.names", { one, two }));
  return words.t("coup.event.sided", { loyalists: party("loyalist"), reformists: party("reformist") });
}

/** Hands that everybody may see, one after the other. */
function laidOpen(hands: readonly (readonly (Character | null)[])[], words: Words, names: Names): string {
  return hands
    .map((hand, seat) =>
      words.t("coup.event.dealt.hand", { name: names(seat), cards: cardsInWords(known(hand), words, "name") }),
    )
    .reduce((one, two) => words.t("coup.join.parts", { one, two }));
}

function known(hand: readonly (Character | null)[]): readonly Character[] {
  return hand.filter((card) => card !== null);
}
