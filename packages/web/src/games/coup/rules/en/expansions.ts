import { CONVERSION, costOf } from "../facts.ts";
import { type ChapterWords, list, text } from "../write.ts";

/** coup 5 */
export const inquisitor: ChapterWords = {
  title: "The Inquisitor",
  blocks: (rules) => [
    text(
      "The Inquisitor takes the place of the Ambassador, and blocks stealing like the Ambassador.",
      "You say which of two things you do when you announce the action.",
    ),
    list(
      "Exchange: draw 1 card from the Court, keep what you like, return 1.",
      "Examine: the target chooses one of their face-down cards and shows it to you alone.",
    ),
    text(
      rules.examinedCard === "judged"
        ? "You give the examined card back, or make the target draw a card from the Court and return the one you saw."
        : "The examined card is always exchanged: it goes under the deck, and the target draws from the top.",
    ),
  ],
};

/** coup 6 */
export const reformation: ChapterWords = {
  title: "Reformation",
  blocks: () => [
    text(
      "An option for any number of players. Everybody has a side that all can see: Loyalist or Reformist.",
      "The player who starts chooses a side; then sides alternate clockwise around the table.",
    ),
    text("Against a player of your own side you may not:"),
    list("coup", "assassinate", "steal", "examine", "block their foreign aid"),
    text(
      "While all players still in the game are on one side, none of this holds.",
      "Challenges are never restricted, and neither is the bomb.",
    ),
    list(
      `Change sides: pay ${CONVERSION.own} coin to change your own side, or ${CONVERSION.other} to change another player’s. These coins go to the reserve.`,
      "Embezzle: take every coin in the reserve. Your claim is: I hold no Duke.",
    ),
    text(
      "Anyone may challenge an embezzler.",
      "An embezzler who holds a Duke loses: the coins stay in the reserve, and they lose an influence.",
      "One without a Duke shows all their face-down cards and wins.",
      "These cards are shuffled into the Court, as many new ones are drawn, and the coins are theirs.",
    ),
    text("With 10 or more coins you must still launch a coup."),
  ],
};

/** coup 7 */
export const anarchist: ChapterWords = {
  title: "The Anarchist",
  blocks: (rules) => [
    text(
      rules.reformation
        ? "An option, with or without Reformation. One bomb lies on the table."
        : "An option. It comes from the Coup+ box, and its rulebook allows it in the classic game. One bomb lies on the table.",
      `Bomb: pay ${costOf("bomb")} coins to the treasury and hand the bomb to another player.`,
      "This cannot be blocked or challenged.",
      rules.reformation && "Sides do not matter.",
    ),
    text("The player with the bomb does one of three things:"),
    list(
      "Let it explode: lose an influence. The bomb goes back to the table.",
      "Defuse it, claiming Contessa. Unchallenged or proven, the bomb goes back to the table.",
      "Pass it on, claiming Contessa, to a player still in the game who has not held it this turn and did not pay for it. Unchallenged or proven, that player has the same three choices.",
    ),
    text(
      "Double danger. A holder caught bluffing loses two influences at once: one for the challenge and one for the bomb.",
      "A challenger who is wrong loses one, as always.",
    ),
  ],
};
