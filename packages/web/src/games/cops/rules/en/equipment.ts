import type { Moment } from "@darbar/cops";
import { MOMENTS } from "../facts.ts";
import { type ChapterWords, list, table, text } from "../write.ts";

/** cops 4 */
export const equipment: ChapterWords = {
  title: "Equipment",
  blocks: (rules) => [
    text(
      "A cop can play the equipment card they hold at any moment, unless the card says otherwise. It then goes under the deck.",
    ),
    list(
      "One card at a time: nothing else is played until it has taken full effect.",
      "You hold one card at most. With a second one, choose at once which to keep; the other goes under the deck, unseen. Before that you can use neither.",
      "After an action has been announced, and before it happens, anyone may play a card in answer. Several cards may be played before one action happens.",
      "When such a card has taken effect, the acting player announces again: the same action, or another one. They must choose another if the first has become impossible.",
    ),
    rules.criminals &&
      text("Where a card speaks of guns, it means drawn guns; where it speaks of cops, it does not reach criminals."),
  ],
};

function momentWords(moment: Moment, hasCriminals: boolean): readonly [name: string, when: string] {
  switch (moment) {
    case "turn":
      return ["A turn begins", "The active player alone, as often as they can, before they announce an action"];
    case "announced":
      return ["An action is announced", "It has been announced and has not happened yet"];
    case "investigated":
      return ["Cards were looked at", "Somebody has looked at an identity card; for the Surveillance Camera"];
    case "hit":
      return ["A shot is about to hit", "It has been fired and has not hit yet; for the Riot Shield"];
    case "eliminated":
      return [
        "Somebody is eliminated",
        hasCriminals
          ? "Somebody is about to become a criminal, and the game is not over; for the Defibrillator and the Mobile Detonator. The eliminated player is asked, too"
          : "Somebody has been eliminated, and the game is not over; for the Defibrillator and the Mobile Detonator. The eliminated player is asked, too",
      ];
    case "turn-end":
      return ["A turn ends", "After the aim, before the next turn"];
  }
}

/** cops 4 */
export const moments: ChapterWords = {
  title: "Any moment, at this table",
  blocks: (rules) => [
    text("Round a real table people shout. Here “any moment” means one of these:"),
    table(
      ["Moment", "When"],
      MOMENTS.map((moment) => momentWords(moment, rules.criminals)),
    ),
    list(
      "Every cop who holds equipment either plays it or passes, whatever the card is, so that gives nothing away. Players without any are left out: everybody can see that they have none.",
      "Answers are secret until the moment closes.",
      "If several players play, an Evidence Bag comes first, wherever its holder sits; otherwise the nearest clockwise from the active player, and the active player last. When that card has taken effect, all other answers are void, and the moment opens again.",
      "You are asked when the announced action is aimed at you, when a shot is about to hit you and when you have just been eliminated, whatever you hold. Otherwise the table passes for you, and nobody sees that.",
      "To play at any other moment, press “Hold it ready”: you are asked as soon as your card can be played, even in a moment that is already open. In the settings you can choose to be asked every time.",
    ),
    text(
      "A moment stays open for at least half a second, and a second where somebody is shot at, hit or down; it closes on a half-second tick, so a quick answer gives nothing away.",
    ),
    text(
      "If your time runs out, the table plays the quiet move for you: it investigates, passes, and keeps your aim, your equipment and the order of your cards.",
      "If a card must be turned up, it is the first that is no leader.",
      "If that happens twice in a row, a bot plays your seat until you are back.",
    ),
  ],
};
