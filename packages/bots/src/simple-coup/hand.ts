import type { Character, CoupEvent, Move, Question, State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { Sight } from "../bot.ts";
import { favourite } from "../chance.ts";

/** What a character is worth in hand, to a player of simple tastes. */
const WORTH: Readonly<Record<Character, number>> = {
  duke: 10,
  contessa: 8,
  assassin: 8,
  captain: 8,
  inquisitor: 6,
  ambassador: 4,
};

/** What a hand is worth: two of a kind are little more than one. */
export function worthOfHand(hand: readonly Character[]): number {
  return [...new Set(hand)].reduce((sum, card) => sum + WORTH[card], hand.length);
}

/** The move that leaves the best hand, of those that part with cards. */
function bestParting(hand: readonly Character[], moves: readonly Move[]): Move {
  const worth = (move: Move): number => worthOfHand(without(hand, partedWith(move)));
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

/** The card to keep in a draft: a good one, but not the same one every time. */
function chooseKeep(moves: readonly Move[], draw: Draw): Move {
  return favourite(moves, (move) => (move.do === "keep" ? 2 * WORTH[move.card] : 0), draw);
}

/** The answer to a question about cards, which anybody answers alike who plays by rules of thumb. */
export function chooseCards(
  { view, seat, legal }: Sight<State, Move, CoupEvent>,
  question: CardQuestion,
  draw: Draw,
): Move {
  switch (question) {
    case "lose-challenge":
    case "lose-influence":
    case "return":
    case "present":
      return bestParting(view.players[seat].hidden as readonly Character[], legal);
    case "keep":
      return chooseKeep(legal, draw);
    case "judge":
      return judge(view.presented, legal);
    case "side":
      return legal[draw.one([0, 1])];
    case "prove":
    case "over":
      return legal[0]; // A card that can be shown comes first.
  }
}

/** All questions but those about actions, claims and bombs. */
type CardQuestion = Exclude<Question, "act" | "respond" | "block" | "contest" | "bomb">;

/** What the inquisitor does with a presented card: strong ones have to go. */
function judge(card: Character | null, moves: readonly Move[]): Move {
  const wanted = card !== null && WORTH[card] > WORTH.inquisitor ? "replace" : "give-back";
  return moves.find((move) => move.do === wanted) ?? moves[0];
}

function partedWith(move: Move): readonly Character[] {
  if (move.do === "return") return move.cards;
  return move.do === "lose" || move.do === "present" ? [move.card] : [];
}

function without(hand: readonly Character[], gone: readonly Character[]): readonly Character[] {
  const left = hand.slice();
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
