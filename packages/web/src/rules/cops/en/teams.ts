import { IDENTITIES, IDENTITY_SIGNS, NUMBERS } from "../facts.ts";
import { type ChapterWords, list, table, text } from "../write.ts";

const CARDS = {
  honest: ["Honest", "Counts for the honest team"],
  crooked: ["Crooked", "Counts for the crooked team"],
  agent: ["Agent, a leader", "Whoever holds it is honest, whatever else they hold"],
  kingpin: ["Kingpin, a leader", "Whoever holds it is crooked, whatever else they hold"],
} as const;

/** cops 1, 6 */
export const teams: ChapterWords = {
  title: "Who is with whom",
  blocks: (rules) => [
    table(
      ["Identity card", "What it means"],
      IDENTITIES.map((identity) => CARDS[identity]),
      IDENTITY_SIGNS,
    ),
    list(
      "You hold the Agent: you are honest, and their leader.",
      "You hold the Kingpin: you are crooked, and their leader.",
      `You hold neither: the majority of your ${NUMBERS.identities} cards decides.`,
    ),
    text(
      "Teams follow the cards. If a card of yours is swapped for another, you may find yourself on the other side in the middle of the game.",
    ),
    rules.criminals
      ? text(
          "A cop, in these rules, is a player who is no criminal. A cop who falls becomes one.",
          "Criminals have a team of their own, and win or lose with the criminals only.",
        )
      : text(
          "A cop, in these rules, is a player who is still in the game. A cop who falls is eliminated.",
          "Those who have fallen still win with their team.",
        ),
  ],
};

/** cops 1 */
export const talk: ChapterWords = {
  title: "Table talk",
  blocks: () => [
    text(
      "Talk is free, and so are lies: about your own cards, and about those you have seen. Nothing said binds anybody.",
    ),
    text("You may not show a face-down card to anyone. Here the table makes it impossible."),
    text("At this table talk is never a move. Only what you do with cards and buttons is."),
  ],
};
