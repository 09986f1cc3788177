import { across, KINDS, type Position, type Side } from "./position.ts";
import { chancesOf, chancesOfPairs, isRenewed, type Renewed } from "./renewal.ts";
import type { Continuation, Purses } from "./turn.ts";
import { type OpenCard, type Worths, worthOf } from "./worths.ts";

/** How a line of play ends. */
export type End = Exclude<Continuation, { readonly type: "choice" | "exchange" }>;

/** What the ends of lines are worth, each a matrix by both cards; the same end is kept once. */
export interface Payoffs {
  readonly position: Position;
  readonly worths: Worths;
  /** Whose card is known to both at the root. */
  readonly open: OpenCard;
  /** For who moves first, times the chance of each pair: `[own card * KINDS + other's card]`. */
  readonly forMover: Float64Array[];
  /** For the other, the same from there. */
  readonly forOther: Float64Array[];
  readonly places: Map<string, number>;
  readonly pairs: readonly Float64Array[];
}

/** No ends yet. */
export function newPayoffs(position: Position, worths: Worths): Payoffs {
  const pairs = [0, 1, 2, 3].map((renewed) => chancesOfPairs(position, renewed));
  const known = ([0, 1] as const).map((side) => chancesOf(position, side).filter((chance) => chance > 0).length === 1);
  const open = known[0] === known[1] ? "none" : known[0] ? "mover" : "other";
  return { position, worths, open, forMover: [], forOther: [], places: new Map(), pairs };
}

/** Which of the payoffs an end has, when these cards have been exchanged. */
export function payoffOf(payoffs: Payoffs, end: End, renewed: Renewed): number {
  const key = `${keyOf(end)} ${renewed}`;
  const known = payoffs.places.get(key);
  if (known !== undefined) return known;
  const place = payoffs.forMover.length;
  payoffs.places.set(key, place);
  const side = end.type === "proof" ? end.claimant : end.side;
  const worth = worthOfEnd(payoffs, end, renewed);
  const mover = new Float64Array(KINDS * KINDS);
  const other = new Float64Array(KINDS * KINDS);
  for (let mine = 0; mine < KINDS; mine++) {
    for (let theirs = 0; theirs < KINDS; theirs++) {
      const at = mine * KINDS + theirs;
      const payoff = payoffs.pairs[renewed][at] * (side === 0 ? worth(mine, theirs) : -worth(theirs, mine));
      mover[at] = payoff;
      other[theirs * KINDS + mine] = -payoff;
    }
  }
  payoffs.forMover.push(mover);
  payoffs.forOther.push(other);
  return place;
}

function keyOf(end: End): string {
  switch (end.type) {
    case "won":
      return `won ${end.side}`;
    case "proof":
      return `proof ${end.claimant} ${end.kind} ${end.without}`;
    case "turn":
    case "examine":
      return `${end.type} ${end.side} ${end.purses.coins.join()}`;
  }
}

type Worth = (own: number, other: number) => number;

/** What an end is worth to its side, by that side's card and the other's. */
function worthOfEnd(payoffs: Payoffs, end: End, renewed: Renewed): Worth {
  switch (end.type) {
    case "won":
      return () => 1;
    case "proof":
      return (own) => ((own === end.kind) !== end.without ? 1 : -1);
    case "turn":
      return worthOfTurn(payoffs, end.side, end.purses, renewed);
    case "examine":
      return worthOfExamination(payoffs, end.side, end.purses);
  }
}

/** What a turn is worth to the side whose turn it is. A card that everybody knew is a secret again once exchanged. */
function worthOfTurn({ worths, open }: Payoffs, side: Side, { coins }: Purses, renewed: Renewed): Worth {
  const own = coins[side];
  const others = coins[across(side)];
  const known: Side = open === "mover" ? 0 : 1;
  if (open === "none" || isRenewed(renewed, known)) return () => worthOf(worths, own, others, "none", 0);
  if (known === side) return (card) => worthOf(worths, own, others, "mover", card);
  return (_, card) => worthOf(worths, own, others, "other", card);
}

/**
 * coup 5: the inquisitor gives the card back, and then both know it, or has it replaced, and then it is a secret; of
 * the two they choose the better (`plus`), or it is always replaced (`ru`).
 */
function worthOfExamination({ position, worths }: Payoffs, side: Side, { coins }: Purses): Worth {
  const own = coins[side];
  const others = coins[across(side)];
  const replaced = -worthOf(worths, others, own, "none", 0);
  if (position.examined === "replaced") return () => replaced;
  return (_, card) => Math.max(replaced, -worthOf(worths, others, own, "mover", card));
}
