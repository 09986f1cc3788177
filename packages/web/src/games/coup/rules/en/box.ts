import { COINS, characterSigns, charactersOf, hasInquisitor, seatsRows } from "../facts.ts";
import { type ChapterWords, list, table, text } from "../write.ts";

const CHARACTERS = {
  duke: ["Duke", "Tax: take 3 coins", "Foreign aid"],
  assassin: ["Assassin", "Assassinate: pay 3 coins, somebody loses an influence", "–"],
  captain: ["Captain", "Steal: take 2 coins from somebody", "Stealing"],
  ambassador: ["Ambassador", "Exchange: draw 2 cards, return 2", "Stealing"],
  inquisitor: ["Inquisitor", "Exchange: draw 1 card, return 1. Or examine somebody’s card", "Stealing"],
  contessa: ["Contessa", "–", "Assassination"],
} as const;

/** coup 1 */
export const box: ChapterWords = {
  title: "The box and the deal",
  blocks: (rules) => [
    text(
      "You hold two hidden cards: your influence at court.",
      "On your turn you may claim any character, whether you hold it or not.",
      "If nobody challenges you, a lie is as good as the truth.",
      "The last player with a face-down card wins.",
    ),
    table(
      ["Character", "Action", "Blocks"],
      charactersOf(rules).map((character) => CHARACTERS[character]),
      characterSigns(rules),
    ),
    table(
      ["Players", "Cards of each character", "Cards in the deck"],
      seatsRows(rules).map(({ from, to, each, cards }) => [`${from}–${to}`, `${each}`, `${cards}`]),
    ),
    hasInquisitor(rules) &&
      text(
        "A deck has five characters. The table chooses the Ambassador or the Inquisitor; the other stays in the box.",
      ),
    list(
      "Everybody is dealt 2 cards, face down. Look at your own whenever you like; never show them.",
      rules.starterOfTwo === 1
        ? "Everybody gets 2 coins. With two players the one who starts gets only 1. Coins lie in the open."
        : "Everybody gets 2 coins, also when two play. Coins lie in the open.",
      "The rest of the cards are the Court.",
      `The rest of the coins are the treasury. There are ${COINS} coins, and none is ever added or lost.`,
    ),
    text(
      rules.nextGameStarts === "winner"
        ? "The winner of the table’s last game starts. At a new table the host picks who starts, or leaves it to chance."
        : "The players agree who starts: the host picks a seat, or leaves it to chance.",
    ),
  ],
};

/** coup 1 */
export const draft: ChapterWords = {
  title: "Draft for two",
  blocks: (rules) => [
    text(
      "This is how two play, unless the table switches it off. You choose one of your cards yourself, so there is less luck in the deal.",
    ),
    list(
      "The 15 cards are split into three sets, each with all five characters.",
      "Each player takes a set, secretly keeps one card, and puts the other four out of the game, unseen.",
      "The third set is shuffled. Each player is dealt one card of it; the last three are the Court.",
    ),
    text(
      "The player who starts has 1 coin instead of 2, as in every game of two here.",
      hasInquisitor(rules) && "If the table plays with the Inquisitor, each set has one in place of the Ambassador.",
    ),
  ],
};
