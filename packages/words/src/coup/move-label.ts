import { type Character, type Move, RULES, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Words } from "../words.ts";
import { cardsInWords, characterName } from "./characters.ts";
import type { Names } from "./contract.ts";

/** What an answer is called on its button: it names the act. */
export function moveLabel(move: Move, view: State, words: Words): string {
  const { t } = words;
  switch (move.do) {
    case "block":
      return t("coup.choice.block", { card: characterName(move.as, words, "inst") });
    case "show":
      if (view.claim === null || view.claim.as === "no-duke") return t("coup.choice.show.no-duke");
      return t("coup.choice.show", { card: characterName(view.claim.as, words, "acc") });
    case "lose":
    case "present":
    case "keep":
      return t(`coup.choice.${move.do}`, { card: characterName(move.card, words, "acc") });
    case "return":
      return returnLabel(move.cards, view, words);
    case "side":
      return t(`coup.choice.side.${move.allegiance}`);
    default:
      return t(`coup.choice.${move.do}`, { as: view.options.character });
  }
}

/** What aiming a move at somebody is called. */
export function targetLabel(
  move: Extract<Move, { readonly target: Seat }>,
  view: State,
  { t }: Words,
  names: Names,
): string {
  if (move.do === "convert" && move.target === view.viewer) return t("coup.aim.convert.self");
  return t(`coup.aim.${move.do}`, { target: names(move.target) });
}

function returnLabel(cards: readonly Character[], view: State, words: Words): string {
  if (cards.length === 0) return words.t("coup.choice.return.nothing");
  const named = cardsInWords(cards, words, "acc");
  if (RULES[view.options.edition].returnedCards === "shuffled") {
    return words.t("coup.choice.return.shuffled", { cards: named });
  }
  const [first, second] = cards;
  if (cards.length < 2 || first === second) return words.t("coup.choice.return.under", { cards: named });
  return words.t("coup.choice.return.under.order", {
    first: characterName(first, words, "acc"),
    second: characterName(second, words, "acc"),
  });
}
