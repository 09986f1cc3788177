import { type ChapterWords, text } from "../write.ts";

/** coup 8 */
export const talk: ChapterWords = {
  title: "Table talk",
  blocks: () => [
    text("Talk, promises and lies are free, and bind nobody."),
    text(
      "You may not show a face-down card to anybody, and may not give or lend coins. Here the table makes both impossible.",
    ),
    text(
      "At this table talk is never a move. Only the buttons are, and what you announce with them is a claim.",
      "Nobody sees how long you thought about a sealed answer, so take your time; the clock is there for everyone to see.",
    ),
  ],
};
