import { charactersWith, MUST_COUP, ruleOf } from "@darbar/coup";
import { across, kindOf, type Position, type Side } from "./position.ts";

/** What is public at the start of a turn besides the cards. */
export interface Purses {
  readonly coins: readonly [number, number];
  readonly reserve: number;
}

/** Where a line of play leads. With one card each every challenge ends the game. */
export type Continuation =
  | { readonly type: "choice"; readonly side: Side; readonly ways: readonly Way[] }
  | { readonly type: "won"; readonly side: Side }
  /** A challenge: the claimant wins if they hold this kind (`without`: if they do not), and else loses. */
  | { readonly type: "proof"; readonly claimant: Side; readonly kind: number; readonly without: boolean }
  /** A turn begins. */
  | { readonly type: "turn"; readonly side: Side; readonly purses: Purses }
  /** This side has drawn from the Court and keeps what it likes; then the turn passes. */
  | { readonly type: "exchange"; readonly side: Side; readonly purses: Purses }
  /** This side sees the other's card; then the turn passes. */
  | { readonly type: "examine"; readonly side: Side; readonly purses: Purses };

/** A move by its name ("tax", "block duke") and what comes of it. */
interface Way {
  readonly move: string;
  readonly next: Continuation;
}

/**
 * The whole of one turn between two players with one card each, read from the table of actions (coup 2, 4).
 * Converting is left out: it only costs coins, and allegiance means nothing between two (coup 6).
 */
export function turnOf(position: Position, side: Side, purses: Purses): Continuation {
  const { coins, reserve } = purses;
  const other = across(side);
  const own = coins[side];
  const ways: Way[] = [];
  const add = (move: string, next: Continuation): void => void ways.push({ move, next });
  if (own >= ruleOf("coup").cost) add("coup", { type: "won", side });
  if (own >= MUST_COUP) return { type: "choice", side, ways };

  const kind = (name: Parameters<typeof kindOf>[0]): number => kindOf(name, position.exchanger);
  const exchanger = kind(position.exchanger);
  /** The turn passes, after this side's purse has changed by so much and the other's by so much. */
  const passes = (mine: number, theirs = 0, left = reserve): Continuation => ({
    type: "turn",
    side: other,
    purses: { coins: side === 0 ? [own + mine, coins[1] + theirs] : [coins[0] + theirs, own + mine], reserve: left },
  });
  const answers = (...given: readonly Way[]): Continuation => ({ type: "choice", side: other, ways: given });
  const pass = (next: Continuation): Way => ({ move: "pass", next });
  const challenge = (claimant: Side, claimed: number, without = false): Way => ({
    move: "challenge",
    next: { type: "proof", claimant, kind: claimed, without },
  });
  /** A claim across the table that, if nobody doubts it, costs the mover so much and nothing else happens. */
  const claimed = (move: string, as: number, cost: number): Way => ({
    move,
    next: { type: "choice", side, ways: [pass(passes(-cost)), challenge(other, as)] },
  });
  const block = (as: number, cost = 0): Way => claimed(`block ${charactersWith(position.exchanger)[as]}`, as, cost);

  add("income", passes(1));
  add("foreign-aid", answers(pass(passes(2)), block(kind("duke"))));
  add("tax", answers(pass(passes(3)), challenge(side, kind("duke"))));
  add("exchange", answers(pass({ type: "exchange", side, purses }), challenge(side, exchanger)));
  if (reserve > 0) {
    add("embezzle", answers(pass(passes(reserve, 0, 0)), challenge(side, kind("duke"), true)));
  }
  const { cost } = ruleOf("assassinate");
  if (own >= cost) {
    const killed = pass({ type: "won", side });
    add("assassinate", answers(killed, challenge(side, kind("assassin")), block(kind("contessa"), cost)));
  }
  const stolen = Math.min(2, coins[other]);
  if (stolen > 0) {
    const robbed = pass(passes(stolen, -stolen));
    const captain = kind("captain");
    add("steal", answers(robbed, challenge(side, captain), block(captain), block(exchanger)));
  }
  if (position.exchanger === "inquisitor") {
    add("examine", answers(pass({ type: "examine", side, purses }), challenge(side, exchanger)));
  }
  const price = ruleOf("bomb").cost;
  if (position.bomb && own >= price) {
    // coup 7, 9: nobody is left to pass it on to, and one influence is all that there is to lose.
    const defused = claimed("defuse", kind("contessa"), price);
    add("bomb", answers({ move: "explode", next: { type: "won", side } }, defused));
  }
  return { type: "choice", side, ways };
}
