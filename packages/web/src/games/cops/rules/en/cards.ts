import { NUMBERS } from "../facts.ts";
import { type CardsWords, type ChapterWords, cardBlocks, cardTable, text } from "../write.ts";
import { CARDS } from "./card-texts.ts";
import { RULINGS } from "./rulings.ts";

const WORDS: CardsWords = {
  labels: { copies: "In the box:", when: "When:" },
  number: (number) => `${number}`,
  when: {
    any: "at any moment",
    "your-turn": "on your own turn",
    "shot-announced": "when a shot has been announced",
    investigated: "when cards have just been looked at",
    hit: "when a shot is about to hit",
    eliminated: "when somebody is eliminated",
    "you-are-eliminated": "when you have just been eliminated",
  },
  head: ["Card", "When", "What it must find"],
  needs: {
    nothing: "nothing",
    cop: "a cop",
    other: "another cop",
    "two-others": "two other cops",
    equipment: "another cop who holds equipment, and a third one",
    fallen: "somebody who has fallen",
    wound: "a wounded leader",
    hidden: "a cop with a face-down card and no disguise",
    "other-hidden": "another cop with a face-down card and no disguise",
    three: "more than two cops",
    seen: "a card just looked at, still face down, of a cop with no disguise",
    gun: "another cop with a gun, while you have none",
  },
  cards: CARDS,
  rulings: RULINGS,
};

/** cops 5 */
export const cards: ChapterWords = {
  title: "The equipment cards",
  blocks: (_, mode) => [
    text(
      `There are ${NUMBERS.equipment} cards of ${NUMBERS.kinds} kinds.`,
      "“A cop” may be you; “another cop” may not. A card that is turned face up stays so, unless a Flashbang hides it.",
    ),
    text(
      "A card can be played when what it must find is there. Where that is nothing, or just a cop, you may play it even if nothing comes of it: the book says so of the K-9 Unit. It is used up all the same.",
    ),
    cardTable(WORDS, mode),
    ...cardBlocks(WORDS, mode),
  ],
};
