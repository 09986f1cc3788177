import { IDENTITIES, IDENTITY_SIGNS, NUMBERS } from "../facts.ts";
import { type ChapterWords, list, table, text } from "../write.ts";

const CARDS = {
  honest: ["Honest", "Counts for the honest team"],
  crooked: ["Crooked", "Counts for the crooked team"],
  agent: ["Agent, a leader", "Its holder is honest, whatever else they hold"],
  kingpin: ["Kingpin, a leader", "Its holder is crooked, whatever else they hold"],
} as const;

/** cops 1, 6 */
export const teams: ChapterWords = {
  title: "Who is on which side",
  blocks: (rules) => [
    table(
      ["Identity card", "What it means"],
      IDENTITIES.map((identity) => CARDS[identity]),
      IDENTITY_SIGNS,
    ),
    list(
      "You hold the Agent: you are honest, and lead the honest cops.",
      "You hold the Kingpin: you are crooked, and lead the crooked cops.",
      `You hold neither: the majority of your ${NUMBERS.identities} cards decides.`,
    ),
    text(
      "Teams follow the cards. If a card of yours is swapped for another, you may find yourself on the other side in the middle of the game.",
    ),
    rules.criminals
      ? text(
          "In these rules, a cop is a player who is not a criminal. A cop who is eliminated becomes one.",
          "Criminals have a team of their own, and win or lose with the criminals only.",
        )
      : text(
          "In these rules, a cop is a player who is still in the game.",
          "Eliminated players still win with their team.",
        ),
  ],
};

/** cops 1 */
export const talk: ChapterWords = {
  title: "Table talk",
  blocks: () => [
    text(
      "Talk is free, and so are lies: about your own cards, and about those you have seen. Nothing you say binds you.",
    ),
    text("You may not show a face-down card to anyone. Here the table makes it impossible."),
    text("At this table talk is never a move. Only what you do with cards and buttons is."),
  ],
};
