import { EXAMPLE_DEAL, FEWEST_SEATS, MOST_SEATS, NUMBERS } from "../facts.ts";
import { type ChapterWords, list, seatsTable, text } from "../write.ts";

/** cops 6 */
export const gang: ChapterWords = {
  title: "What the gang changes",
  blocks: (rules) => [
    text(
      "For those who know the base game. In the gang nobody sits and watches: a cop who is shot comes back as a criminal and plays for the diamonds.",
      "The chapters below have the details.",
    ),
    list(
      `You have a gun of your own, in its holster, and ${rules.diamonds} diamond. No guns lie on the table.`,
      "Equip costs a diamond: you give it to another player.",
      "Arm is a robbery: you draw your gun, aim it at a player and take all their diamonds.",
      "A cop who is shot and is not a leader becomes a criminal, and takes turns with three actions: snatch, swap and infiltrate.",
      "When the criminals hold all the diamonds, they win, and nobody else does.",
    ),
  ],
};

/** cops 1, 6 */
export const box: ChapterWords = {
  title: "The box and the deal",
  blocks: (rules) => [
    text(
      "Everybody at this table is a police officer, and nobody knows who is clean.",
      "Some are honest, some are crooked, and each side has a leader that the other side wants to find and shoot: the Agent and the Kingpin.",
      "Find theirs before they find yours.",
    ),
    text(`For ${FEWEST_SEATS} to ${MOST_SEATS} players. How many cards are in the game depends on how many play.`),
    seatsTable(rules, ["Players", "Honest", "Crooked", "Leaders", "Dealt", "Left over, unseen", "Guns on the table"]),
    list(
      `Everybody gets ${NUMBERS.identities} identity cards. First the ${NUMBERS.leaders} leaders are shuffled with as many other cards as it takes to give each player one; then each player gets two more from the rest. So both leaders are always in the game, and nobody begins with both.`,
      `An example: for ${EXAMPLE_DEAL.seats} players, the Agent, the Kingpin and ${EXAMPLE_DEAL.others} other cards are shuffled, and each player gets one. Somebody now holds the Agent, somebody else the Kingpin.`,
      "You look at your cards and lay them face down in front of you, in any order you like. Everybody does so at the same time. Once laid, the order stays.",
      `The ${NUMBERS.equipment} equipment cards are shuffled, and everybody gets one, face down and secret. The rest are the equipment deck. Used equipment goes under the deck, which is never shuffled again.`,
      rules.ownGuns
        ? `Everybody has a gun of their own, in its holster, and ${rules.diamonds} diamond. So there are as many diamonds as players. They lie in the open.`
        : "The guns lie in the middle of the table.",
      "The host picks who plays first, or leaves it to chance. Then play goes clockwise.",
    ),
  ],
};
