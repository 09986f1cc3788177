import { NUMBERS } from "../facts.ts";
import { type ChapterWords, cardBlocks, text } from "../write.ts";
import { CARDS_A_TO_M } from "./cards-a-to-m.ts";
import { CARDS_P_TO_W } from "./cards-p-to-w.ts";
import { RULINGS } from "./rulings.ts";

/** cops 5 */
export const cards: ChapterWords = {
  title: "The equipment cards",
  blocks: (_, mode) => [
    text(
      `There are ${NUMBERS.equipment} cards of ${NUMBERS.kinds} kinds.`,
      "“A cop” may be you; “another cop” may not. A card that is turned face up stays so, unless a Flashbang hides it.",
    ),
    ...cardBlocks(
      {
        labels: { copies: "In the box:", when: "When:" },
        number: (number) => `${number}`,
        when: {
          any: "at any moment",
          "any-if-wounded": "at any moment, if a leader is wounded",
          "your-turn": "on your own turn",
          "shot-announced": "when a shot has been announced",
          investigated: "when cards have just been looked at",
          hit: "when a shot is about to hit",
          eliminated: "when somebody is eliminated",
          "you-are-eliminated": "when you have just been eliminated",
        },
        cards: { ...CARDS_A_TO_M, ...CARDS_P_TO_W },
        rulings: RULINGS,
      },
      mode,
    ),
  ],
};
