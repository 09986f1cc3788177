import { type ActionRow, actionRows, CONVERSION, costOf, EXCHANGED, hasInquisitor, MUST_COUP } from "../facts.ts";
import { type ChapterWords, list, table, text } from "../write.ts";

/** coup 2 */
export const turn: ChapterWords = {
  title: "Your turn",
  blocks: () => [
    text("Play goes clockwise. A turn is exactly one action. You may not pass."),
    list(
      "You say what you do, who it is aimed at, and which character you claim. If it costs coins, you pay now.",
      "The others may challenge your claim or block your action.",
      "If nothing stops it, the action happens. Then it is the next player’s turn.",
    ),
    text(`If you start your turn with ${MUST_COUP} or more coins, your action must be a coup.`),
    text(
      "If you have no face-down card left, you are out at once. Your cards stay face up.",
      "Your coins go to the treasury when the action under way is over: a thief still gets the coins of a victim who has just been put out.",
    ),
    text("The last player standing wins. There is no second place."),
  ],
};

type Words = readonly [name: string, claim: string, effect: string, blockers: string];

const NOBODY = "–";

function words(row: ActionRow, inquisitor: boolean): Words {
  switch (row) {
    case "income":
      return ["Income", "–", "Take 1 coin from the treasury", NOBODY];
    case "foreign-aid":
      return ["Foreign aid", "–", "Take 2 coins from the treasury", "Anyone, as Duke"];
    case "coup":
      return ["Coup", "–", "The target loses an influence", "Nobody, and it cannot be challenged"];
    case "tax":
      return ["Tax", "Duke", "Take 3 coins from the treasury", NOBODY];
    case "assassinate":
      return ["Assassinate", "Assassin", "The target loses an influence", "The target, as Contessa"];
    case "steal":
      return [
        "Steal",
        "Captain",
        "Take 2 coins from the target, or their last one",
        inquisitor ? "The target, as Captain, Ambassador or Inquisitor" : "The target, as Captain or Ambassador",
      ];
    case "exchange-ambassador":
      return [
        "Exchange",
        "Ambassador",
        `Draw ${EXCHANGED.ambassador} cards from the Court, return ${EXCHANGED.ambassador} of what you hold`,
        NOBODY,
      ];
    case "exchange-inquisitor":
      return [
        "Exchange",
        "Inquisitor",
        `Draw ${EXCHANGED.inquisitor} card from the Court, return ${EXCHANGED.inquisitor} of what you hold`,
        NOBODY,
      ];
    case "examine":
      return ["Examine", "Inquisitor", "See one of the target’s cards; see “The Inquisitor”", NOBODY];
    case "convert":
      return ["Change sides", "–", "Change your own side or another player’s; the coins go to the reserve", NOBODY];
    case "embezzle":
      return ["Embezzle", "No Duke", "Take every coin in the reserve", NOBODY];
    case "bomb":
      return ["Bomb", "–", "Hand the bomb to somebody; see “The Anarchist”", "Nobody, and it cannot be challenged"];
  }
}

function cost(row: ActionRow): string {
  if (row === "convert") return `${CONVERSION.own} for yourself, ${CONVERSION.other} for another`;
  return costOf(row) === 0 ? "–" : `${costOf(row)}`;
}

/** coup 2 */
export const actions: ChapterWords = {
  title: "The actions",
  blocks: (rules) => [
    text(
      "An action with a character is a claim: you say that you hold that card.",
      "You need not hold it, but others may challenge you. An action without a claim cannot be challenged.",
    ),
    table(
      ["Action", "You claim", "Cost", "What it does", "Who may block"],
      actionRows(rules).map((row) => {
        const [name, claim, effect, blockers] = words(row, hasInquisitor(rules));
        return [name, claim, cost(row), effect, blockers];
      }),
    ),
    text(
      "What an action costs goes to the treasury when you announce it. You must have the coins.",
      rules.reformation && "Only what changing sides costs goes to the reserve.",
    ),
    text(
      "After an exchange you keep as many cards as you had. You may return the ones you drew, your own, or some of each.",
      rules.returnedCards === "shuffled"
        ? "Returned cards are shuffled into the Court."
        : "Returned cards go under the deck, in the order you choose; new ones come from the top. The deck is never shuffled again.",
    ),
    hasInquisitor(rules) && text("A character can block only if it is in the deck you play with."),
    rules.anyoneMayBlock &&
      text(
        "The book does not say that only the target may block assassinating and stealing.",
        "At this table only the target may, unless the table has chosen the option “Anyone may block”.",
      ),
  ],
};

/** coup 3 */
export const influence: ChapterWords = {
  title: "Losing an influence",
  blocks: () => [
    text(
      "When you lose an influence you choose one of your face-down cards and turn it up.",
      "It stays in front of you, face up, to the end of the game and does nothing more.",
    ),
    text(
      "Here the table turns your last card for you, since there is nothing to choose.",
      "With two cards you are always asked, even if they are alike, so that nobody can tell.",
    ),
  ],
};
