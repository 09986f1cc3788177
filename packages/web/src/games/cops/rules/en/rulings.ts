import { NUMBERS, QUIET_TURNS } from "../facts.ts";
import { type AllRulings, type ChapterWords, rulingBlocks, text } from "../write.ts";

/** cops 7: those that stand with a card are shown there. */
export const RULINGS: AllRulings = {
  "both-leaders": {
    question: "The book says that a holder of both leaders can reveal them, and that they win. Must they say so?",
    ruling: "No. It is automatic and immediate.",
  },
  "two-endings": {
    question: "What if two effects would each end the game?",
    ruling: "The first one to happen counts.",
  },
  "second-card": {
    question: "How long may I hold two equipment cards?",
    ruling:
      "Only until you have chosen. Whoever equips turns up a card for it, and then chooses which one to keep; nothing is played in between.",
  },
  "empty-deck": {
    question: "What if the equipment deck is empty?",
    ruling: `It never is: even with a card in every hand, ${NUMBERS.spareEquipment} are left.`,
  },
  "dealt-order": {
    question: "What if I do not choose an order for my cards?",
    ruling: "They lie as they were dealt. That is random: where a leader lies in a hand gives nothing away.",
  },
  "announced-names": {
    question: "What do I say when I announce an action?",
    ruling:
      "What everybody may know beforehand: which card you look at, and who is concerned. Which card you turn up to arm or equip, you choose later. If a card played in answer has changed the table, you announce again.",
  },
  "announcing-anew": {
    question: "I must announce again. May I play equipment first?",
    ruling: "Yes. It is as if your turn were beginning.",
  },
  "nothing-to-do": {
    question: "May I play equipment that does nothing?",
    ruling: "Only where the table in “The equipment cards” asks for nothing, or just for a cop. The card is used up.",
  },
  "nothing-to-see": {
    question: "Polygraph, Metal Detector, Wiretap: what if there is nothing to look at, or no choice?",
    ruling: "A look that finds nothing is left out. One that leaves no choice is taken at once.",
  },
  "shooters-gun": {
    question: "Where is the shooter’s gun while a shot is about to hit?",
    ruling: "Where guns go: the book puts it back right after the shot, before the shot hits.",
  },
  "fallen-equipment": {
    question: "I have just been eliminated. Is my equipment still mine?",
    ruling:
      "Until that moment closes. Only a Mobile Detonator can be played, and the Evidence Bag does not reach your card.",
  },
  "own-shot": {
    question: "A Riot Shield has turned a shot on the shooter. Who gets their equipment?",
    ruling: "Nobody. It goes under the deck.",
  },
  "aim-at-criminals": {
    question: "May I aim at a criminal after my action?",
    ruling: "Yes, as with arm. You cannot shoot them.",
  },
  "seat-leaves": {
    question: "What if somebody leaves for good?",
    ruling: "A bot plays on for them. Nothing about their cards is revealed.",
  },
  "silent-table": {
    question: "What if nobody at the table answers?",
    ruling: `When time runs out, they investigate. After ${QUIET_TURNS} turns each they arm and shoot, so that every game ends.`,
  },
  "coffee-eliminated": {
    question: "What if I am eliminated before the turn I drank coffee for?",
    ruling: "The next cop counted from your seat plays.",
  },
  "coffee-criminal": {
    question: "What if I become a criminal before the turn I drank coffee for?",
    ruling: "You still have that turn, as a criminal.",
  },
  "coffee-and-smoke": {
    question: "Coffee and a Smoke Grenade in one turn: who is next?",
    ruling: "The player who drank the coffee. Then play goes on in the new direction.",
  },
  "smoke-again": {
    question: "What if the Smoke Grenade comes round again?",
    ruling: "It turns the direction back.",
  },
  "twenty-first": {
    question: `The book counts ${NUMBERS.equipment} cards and describes ${NUMBERS.kinds}. Which one is missing?`,
    ruling: "None: there is a second Defibrillator, as in the designers’ own list of the deck.",
  },
  "brings-back": {
    question: "The book says “is not eliminated” and “had to be eliminated”. Which?",
    ruling: "The player has been eliminated, and is brought back.",
  },
  "brought-back-bare": {
    question: "Who gets the equipment of a player who is brought back?",
    ruling: "Nobody. It goes under the deck.",
  },
  "not-held": {
    question: "Does this card count as equipment that is held?",
    ruling:
      "Not once it lies in front of a player. It stays where it lies, the Evidence Bag cannot take it, and the player may hold another card.",
  },
  "not-on-the-fallen": {
    question: "May it be laid in front of an eliminated player?",
    ruling: "No. It is for players in the game. If its player is eliminated later, it stays where it lies.",
  },
  "bag-of-ones-own": {
    question: "The book lets me choose a card of my own. When?",
    ruling: "Never, here. You hold one card at most, and that is the bag.",
  },
  "flash-and-token": {
    question: "What if a Flashbang hits a wounded leader?",
    ruling: "The token shows where the leader lies. Everybody still knows that card.",
  },
  "flash-forgets": {
    question: "I had seen some of these cards. Do I still know them?",
    ruling: "You know which cards there are, but not where. Only the player who laid them knows.",
  },
  "bound-shot-impossible": {
    question: "After a Restraining Order, a K-9 Unit takes the shooter’s gun. What now?",
    ruling: "The shooter announces another action.",
  },
  "detonator-on-leader": {
    question: "What if a leader without a wound is chosen?",
    ruling: "They are eliminated, and the game ends. The book’s word is the one for death, not for a shot.",
  },
  "detonator-ends": {
    question: "My Mobile Detonator ends the game. Do I win with my old team?",
    ruling: "No. You were shot, and would be a criminal.",
  },
  "bound-shot-turned": {
    question: "What if a Walkie-Talkie follows a Restraining Order?",
    ruling: "The gun turns, and the shot, which cannot be called off, goes to the new target.",
  },
  "camera-after-card": {
    question: "Does it work after a Wiretap, Metal Detector or Polygraph?",
    ruling: "Yes, when that card has taken effect. You choose one card among those that were just seen.",
  },
  "camera-after-move": {
    question: "What if the card that was seen has moved in the meantime?",
    ruling: "The camera finds it where it lies now. After a Flashbang it cannot.",
  },
  "armed-target": {
    question: "What if the chosen cop is armed?",
    ruling: "Their own aim stays.",
  },
};

/** cops 7 */
export const rulings: ChapterWords = {
  title: "Rulings",
  blocks: (_, mode) => [
    text(
      "Where the printed book is silent, or says two things, this table does the following.",
      "A ruling about one card is found with that card.",
    ),
    ...rulingBlocks(RULINGS, mode),
  ],
};
