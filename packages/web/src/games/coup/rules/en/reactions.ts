import type { Rules } from "../facts.ts";
import { type ChapterWords, list, table, text } from "../write.ts";

/** coup 4 */
export const reactions: ChapterWords = {
  title: "Challenges and blocks",
  blocks: (rules) => [
    text(
      "Challenge. Any player still in the game may challenge any claim of a character, made by an action or by a block, whether it concerns them or not.",
      "It must come before the action or block happens. Nothing can be challenged afterwards.",
    ),
    text(
      rules.mayRefuseToShow
        ? "The challenged player shows the card they claimed, or does not. You may refuse even if you hold it; then you lose the challenge."
        : "The challenged player must show the card they claimed if they hold it. The table does it for them.",
      "The loser of the challenge loses an influence at once.",
    ),
    list(
      "The card of an action is not shown: the action does not happen.",
      "The card of a block is not shown: the block does not happen, and the action goes on.",
      "The card is shown: it is replaced by another, and the action or block goes on.",
    ),
    text(
      "Block. If you may block an action, you say so and claim the character that blocks it.",
      "A block is a claim, too, and every player still in the game may challenge it.",
      "If nobody does, or the card is shown, the action is stopped. What it cost stays paid.",
    ),
    text(
      "A challenge to the action is settled before any block.",
      "If that challenge fails, the action can still be blocked by anyone who may block it, but not by the player who has just lost the challenge.",
      "The option “Second defence” lets them block, too. It is off unless the table chooses it.",
    ),
    text(
      "Double danger. The target of an assassination can lose both cards in one turn: by challenging a true Assassin, or by bluffing a Contessa and being caught.",
      "If the challenge alone has put the target out, there is nothing left to do, and the 3 coins stay paid.",
    ),
    table(["Question", "In this edition"], differences(rules)),
    rules.provenIsReplaced === "at-turn-end" &&
      text(
        "Until the turn ends a shown card is still in hand, and everybody knows it.",
        "Its owner can lose it as an influence in the same turn; then there is nothing to replace.",
        "If several cards were shown in one turn, they are replaced in the order they were shown.",
      ),
    text(
      "At this table. After an action that can be challenged or blocked, everybody else is asked once, at the same time: pass, challenge or, if they may, block.",
      "Answers are sealed, and nobody sees who has answered.",
      "A challenge closes the window for answers at once; without one it closes when all have answered.",
      "If several players block, the block of the nearest player clockwise from the one who acts counts.",
    ),
    text(
      "After a failed challenge a second window opens for those who may still block.",
      "After a block everybody but the blocker is asked: pass or challenge.",
      "A window stays open for at least a second and closes on a half-second tick, so a quick answer gives nothing away.",
    ),
    text(
      "“Pass for me” saves clicks: pass until my turn (or until you are asked for more than a pass), pass on harmless actions, which take nothing from anybody, or always pass.",
      "Nobody sees it, and you can switch it off whenever you like.",
    ),
    text(
      "If your time runs out, the table plays the quiet move for you: it takes income unless you must launch a coup, passes, and keeps the cards you had.",
      rules.mayRefuseToShow && "If you are challenged, it shows the card that you claimed, if you hold it.",
      rules.anarchist && "It lets a bomb explode.",
      "If that happens twice in a row, a bot plays your seat until you are back.",
    ),
  ],
};

function differences(rules: Rules): readonly (readonly string[])[] {
  return [
    ["Cost of an action lost to a challenge", rules.challengeReturnsCost ? "You get it back" : "It stays paid"],
    ["Cost of a blocked action", "It stays paid"],
    ["Refusing to show a card you hold", rules.mayRefuseToShow ? "Allowed" : "Not allowed"],
    [
      "Who may block assassinating and stealing",
      rules.anyoneMayBlock ? "The target; or anyone, if the table chooses so" : "The target",
    ],
    [
      "A card shown to win a challenge",
      rules.provenIsReplaced === "at-once"
        ? "Goes into the Court at once; the Court is shuffled, and its owner draws one"
        : "Stays in hand to the end of the turn; then it goes under the deck, and its owner draws from the top",
    ],
    [
      "Cards returned to the Court",
      rules.returnedCards === "shuffled"
        ? "Are shuffled in"
        : "Go under the deck, in the order the player chooses; it is never shuffled again",
    ],
  ];
}
