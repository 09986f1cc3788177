import type { Edition } from "@darbar/coup";
import { type RulingName, type RulingWords, rulingsOf } from "../ruling-list.ts";
import { type ChapterWords, text } from "../write.ts";

const RULINGS: Readonly<Record<RulingName, RulingWords>> = {
  "poor-target": {
    question: "May I steal from a player who has no coins?",
    ruling: "No. It would be a pass, and passing is not allowed.",
  },
  "treasury-short": {
    question: "What if the treasury has too few coins?",
    ruling: "You take what is left.",
  },
  "two-challenges": {
    question: "What if two players challenge?",
    ruling:
      "The first closes the window, and it alone counts. If several arrive before the window has closed, the nearest clockwise from the claimant counts; the others never happened.",
  },
  "court-short": {
    question: "What if the Court has fewer cards than an exchange draws?",
    ruling: "You draw what is there and return as many.",
  },
  "last-opponent-falls": {
    question: "What if the last opponent is put out in the middle of an action?",
    ruling:
      "Anything that needs no answer still happens: a thief gets the coins. Then the game is won, and no more cards are drawn.",
  },
  "two-seats": {
    question: "How many coins does the first of two players start with?",
    ruling: "1 instead of 2, as in the other books.",
  },
  "ten-coins": {
    question: "The book says that 10 coins force a coup. And 11?",
    ruling: "10 or more do, counted at the start of the turn.",
  },
  "cost-after-challenge": {
    question: "Does what I paid come back when my action is lost to a challenge?",
    ruling: "Yes. When it is lost to a block, it does not.",
  },
  "shuffle-forgets": {
    question: "I put a card back into the Court. Do I know where it is?",
    ruling: "No. The Court has been shuffled, and the shuffle ends what anybody knew of it.",
  },
  "proven-then-out": {
    question: "I showed a card, and then I am put out in the same turn. Is it replaced?",
    ruling: "No. There is nothing to replace.",
  },
  "proven-twin": {
    question: "I hold two of a kind, have shown one, and then lose or return one of them. Do I replace the other?",
    ruling:
      "Yes. You have proven a character, not a piece of cardboard: if you still hold one when the turn ends, it goes under the deck, and you draw.",
  },
  "proven-exchanger": {
    question: "I showed the Ambassador or Inquisitor to exchange. May I return that very card?",
    ruling: "Yes. It is in your hand for the exchange it allowed.",
  },
  "anyone-blocks-for-nobody": {
    question:
      "Anyone may block, and a challenge has put the target of an assassination out. Is anybody asked to block?",
    ruling: "No. There is nothing left to block.",
  },
  "empty-reserve": {
    question: "May I embezzle an empty reserve?",
    ruling: "No. It would be a pass, and passing is not allowed.",
  },
  "embezzler-caught": {
    question: "Must an embezzler caught with a Duke lose the Duke?",
    ruling: "No. They lose an influence of their choice.",
  },
  "embezzler-refuses": {
    question: "May a challenged embezzler refuse to show their cards?",
    ruling: "Yes, and they lose the challenge, as with every claim.",
  },
  "fellows-aid": {
    question: "A player on my own side takes foreign aid. Am I asked?",
    ruling: "Yes, like everybody, but you can only pass.",
  },
  "bomb-nowhere": {
    question: "What if there is nobody left to pass the bomb to?",
    ruling: "The holder lets it explode or defuses it.",
  },
  "bomb-to-the-fallen": {
    question: "What if the bomb is passed to a player who has just been put out by the challenge about it?",
    ruling: "It goes back to the table.",
  },
  "bomb-bluff": {
    question: "May a holder with two cards, caught bluffing, choose anything?",
    ruling: "No. Both cards go.",
  },
  "seat-leaves": {
    question: "What if somebody leaves for good?",
    ruling: "A bot plays on for them. Nothing about their cards is revealed.",
  },
  "empty-treasury-timeout": {
    question: "Time runs out on a turn, and the treasury is empty. What does the table play?",
    ruling:
      "A coup or an assassination, if there are coins for one, rather than an income that brings nothing: so every game ends.",
  },
};

/** coup 9 */
export const rulings: ChapterWords = {
  title: "Rulings",
  blocks: (_, edition: Edition) => [
    text("Where the printed book is silent, this table does the following."),
    ...rulingsOf(edition).map((name) => ({ kind: "ruling", ...RULINGS[name] }) as const),
  ],
};
