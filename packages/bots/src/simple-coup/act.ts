import { type Character, type CoupEvent, INFLUENCE, type Move, type State } from "@darbar/coup";
import type { Draw, Seat } from "@darbar/kernel";
import type { Sight } from "../bot.ts";
import { chance, favourite } from "../chance.ts";
import { bearsOut, claimBy } from "../coup/claim-by.ts";
import { EARNING } from "../coup/earning.ts";
import { knownBlockersIn, wouldBeBlocked } from "../coup/known-blockers.ts";
import { lastAttackerOf } from "../coup/last-attacker.ts";
import { worthOfHand } from "./hand.ts";
import type { Personality } from "./personality.ts";

/** A hand below this is worth exchanging. */
const POOR_HAND = 15;

/** How often, in a hundred, it saves up for the coup that nothing stops; else two contessas could go on for ever. */
const SAVES_UP = 40;

/** The action for this turn: the most promising of those it can claim, or has the nerve to. */
export function chooseAction(
  { view, seat, legal, past }: Sight<State, Move, CoupEvent>,
  personality: Personality,
  draw: Draw,
): Move {
  const hand = view.players[seat].hidden as Character[];
  const bluffs = chance(draw, personality.bluffs);
  const savesUp = chance(draw, SAVES_UP);
  const dares = (move: Move): boolean => bluffs || bearsOut(hand, claimBy(view, move));
  const claimable = legal.filter((move) => dares(move) && !(savesUp && isAttack(move)));
  const attacker = personality.revenge === 0 ? null : lastAttackerOf(past, seat);
  const blockers = knownBlockersIn(past);
  const worth = (move: Move): number =>
    wouldBeBlocked(move, blockers) ? 0 : promise(view, seat, hand, move) + liking(move, attacker, personality);
  return favourite(claimable.length > 0 ? claimable : legal, worth, draw);
}

/** What the personality adds to a move. */
function liking(move: Move, attacker: Seat | null, { revenge, greed }: Personality): number {
  const avenges = attacker !== null && "target" in move && move.target === attacker;
  return (avenges ? revenge : 0) + (EARNING.includes(move.do) ? greed : 0);
}

/** Whether a move is an attack that a contessa turns away. */
function isAttack(move: Move): boolean {
  return move.do === "assassinate" || move.do === "bomb";
}

/** What an action promises, in points that mean nothing but more or less. */
function promise(view: State, seat: Seat, hand: readonly Character[], move: Move): number {
  switch (move.do) {
    case "income":
      return 15;
    case "foreign-aid":
      return 24;
    case "tax":
      return 40;
    case "exchange":
      return worthOfHand(hand) < POOR_HAND && hand.length === INFLUENCE ? 42 : 18;
    case "embezzle":
      return 12 * view.reserve;
    case "steal":
      return 20 + 6 * Math.min(2, view.players[move.target].coins) + threat(view, move.target) / 4;
    case "examine":
      return 15 + threat(view, move.target) / 2;
    case "coup":
      return 90 + threat(view, move.target);
    case "assassinate":
      return 55 + threat(view, move.target);
    case "bomb":
      return 45 + threat(view, move.target);
    case "convert":
      return move.target === seat ? 14 : 10;
    default:
      return 0;
  }
}

/** How dangerous a player is: the leader first. */
function threat(view: State, seat: Seat): number {
  const { coins, hidden } = view.players[seat];
  return 8 * hidden.length + 2 * Math.min(coins, 10);
}
