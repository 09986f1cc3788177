import { type ExampleTurn, exampleTable } from "../example-table.ts";
import type { Rules } from "../facts.ts";
import { type ChapterWords, list, text } from "../write.ts";

function turns({ provenIsReplaced, returnedCards }: Rules): readonly ExampleTurn[] {
  const back = returnedCards === "shuffled" ? "into the Court" : "under the deck";
  const replaced = provenIsReplaced === "at-once" ? "at once" : "when the turn ends";
  return [
    ["Ada takes tax. Nobody reacts.", "–"],
    [
      "Ben exchanges as Ambassador. It is a bluff, and nobody reacts.",
      `Ben draws Assassin and Duke, keeps Assassin and Captain; Duke and Contessa go ${back}.`,
    ],
    [
      "Cleo takes tax. Ben challenges. Cleo shows the Duke.",
      `Ben loses the Assassin. Cleo’s Duke is replaced ${replaced}, by a Contessa.`,
    ],
    ["Ada takes tax again. Nobody reacts.", "–"],
    ["Ben takes income.", "–"],
    ["Cleo assassinates Ada. Ada blocks as Contessa. Nobody challenges, and the 3 coins stay paid.", "–"],
    ["Ada launches a coup against Cleo.", "Cleo loses the Contessa."],
    [
      "Ben steals from Cleo. Cleo blocks as Ambassador, a bluff. Ben challenges.",
      "Cleo loses the Assassin and is out. Ben gets the 2 coins.",
    ],
  ];
}

/** coup 10 */
export const example: ChapterWords = {
  title: "A game, turn by turn",
  blocks: (rules) => [
    text("The example that the book prints. Three players, 2 coins each; the Court has 9 cards."),
    list("Ada holds Contessa and Duke.", "Ben holds Captain and Contessa.", "Cleo holds Assassin and Duke."),
    exampleTable(["Turn", "What happens", "Cards", "Ada", "Ben", "Cleo", "Treasury"], turns(rules)),
    text("Now it is Ada’s turn again."),
    list(
      "Ada holds Contessa and Duke and has 1 coin.",
      "Ben holds the Captain and has 5 coins.",
      "Cleo is out.",
      "Two Assassins and a Contessa lie face up.",
    ),
  ],
};
