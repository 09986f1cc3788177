import { type Character, type CoupEvent, charactersWith, INFLUENCE, type Move, type State } from "@darbar/coup";
import type { Draw, Seat } from "@darbar/kernel";
import type { Sight } from "../bot.ts";
import { chance, favourite } from "../chance.ts";
import { bearsOut, claimBy } from "../coup/claim-by.ts";
import { knownBlockersIn, wouldBeBlocked } from "../coup/known-blockers.ts";
import { worthOfHand } from "../simple-coup/hand.ts";
import type { Personality } from "./personality.ts";

/** A hand below this is worth exchanging: two of a kind. */
const POOR_HAND = 14;

/** The action for this turn: the most promising of those that its hand allows, or the hand that it pretends to have. */
export function chooseAction(
  { view, seat: me, legal, past }: Sight<State, Move, CoupEvent>,
  personality: Personality,
  draw: Draw,
): Move {
  const hand = view.players[me].hidden as readonly Character[];
  const held = chance(draw, personality.pretends) ? [...hand, draw.one(charactersWith(view.options.character))] : hand;
  const blockers = knownBlockersIn(past);
  const open = legal.filter((move) => bearsOut(held, claimBy(view, move)) && !wouldBeBlocked(move, blockers));
  return favourite(open, (move) => promise(view, me, hand, move), draw);
}

/** What an action promises, in points that mean nothing but more or less. */
function promise(view: State, me: Seat, hand: readonly Character[], move: Move): number {
  switch (move.do) {
    case "coup":
      return 100 + threat(view, move.target);
    case "assassinate":
      return 60 + threat(view, move.target);
    case "bomb":
      return 50 + threat(view, move.target);
    case "tax":
      return 42;
    case "steal":
      return 12 + 9 * Math.min(2, view.players[move.target].coins) + threat(view, move.target) / 8;
    case "exchange":
      return hand.length === INFLUENCE && worthOfHand(hand) < POOR_HAND ? 32 : 14;
    case "embezzle":
      return 11 * view.reserve;
    case "examine":
      return 12 + threat(view, move.target) / 3;
    case "foreign-aid":
      return 28;
    case "income":
      return 16;
    case "convert":
      return move.target === me ? 12 : 8;
    default:
      return 0;
  }
}

/** How many others are still in the game. */
export function opponents(view: State, me: Seat): number {
  return view.players.filter(({ hidden }, seat) => seat !== me && hidden.length > 0).length;
}

/** How dangerous a player is: the one with more cards, then the one with more coins. */
function threat(view: State, seat: Seat): number {
  const { coins, hidden } = view.players[seat];
  return 10 * hidden.length + 2 * Math.min(coins, 7);
}
