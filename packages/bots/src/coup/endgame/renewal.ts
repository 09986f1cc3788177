import { type Character, charactersWith, EXCHANGED, type Exchanger } from "@darbar/coup";
import { across, KINDS, kindOf, type Position, type Side } from "./position.ts";

/** Whose card has been exchanged since the root: bit 0 for whoever moved first, bit 1 for the other. */
export type Renewed = number;

/** The same, with this side's card exchanged. */
export function renew(renewed: Renewed, side: Side): Renewed {
  return renewed | (1 << side);
}

export function isRenewed(renewed: Renewed, side: Side): boolean {
  return (renewed & (1 << side)) !== 0;
}

/** The characters in the order in which they are kept if the card aimed at does not come. */
export function keptFirst(exchanger: Exchanger): readonly Character[] {
  return KEPT_FIRST.filter((character) => charactersWith(exchanger).includes(character));
}

const KEPT_FIRST: readonly Character[] = ["assassin", "duke", "captain", "ambassador", "inquisitor", "contessa"];

/**
 * An exchange (coup 2), seen from outside: aiming at a card, how likely one comes from a card to another,
 * `[aim][from * KINDS + to]`. The cards drawn are as likely as those not face up make them; that the drawn cards say
 * something about the other's hand is left out of account.
 */
export function exchanges({ exchanger, unseen }: Position): readonly Float64Array[] {
  const order = keptFirst(exchanger).map((character) => kindOf(character, exchanger));
  return KIND_LIST.map((aim) => {
    const chances = new Float64Array(KINDS * KINDS);
    for (const from of KIND_LIST) {
      for (const drawn of DRAWS[EXCHANGED[exchanger]]) {
        const cards = [from, ...drawn];
        const kept = cards.includes(aim) ? aim : order.find((card) => cards.includes(card));
        chances[from * KINDS + (kept ?? from)] += chanceOfDrawing(unseen, from, drawn);
      }
    }
    return chances;
  });
}

const KIND_LIST: readonly number[] = Array.from({ length: KINDS }, (_, kind) => kind);

/** Every draw of one card or two, in order. */
const DRAWS: Readonly<Record<1 | 2, readonly (readonly number[])[]>> = {
  1: KIND_LIST.map((kind) => [kind]),
  2: KIND_LIST.flatMap((first) => KIND_LIST.map((second) => [first, second])),
};

function chanceOfDrawing(unseen: readonly number[], own: number, drawn: readonly number[]): number {
  const court = unseen.slice();
  court[own] = Math.max(0, court[own] - 1);
  let left = court.reduce((sum, count) => sum + count, 0);
  let chance = 1;
  for (const card of drawn) {
    chance *= Math.max(0, court[card]) / Math.max(1, left);
    court[card]--;
    left--;
  }
  return chance;
}

/** How likely each card of a side is at the root. */
export function chancesOf({ prior }: Position, side: Side): Float64Array {
  const chances = new Float64Array(KINDS);
  for (const [at, chance] of prior.entries()) chances[side === 0 ? Math.floor(at / KINDS) : at % KINDS] += chance;
  return chances;
}

/**
 * How likely each pair of cards is, apart from how it was come by: at the root the prior. A renewed card brings its
 * chance along with the play that led to it: what is left is how likely the other's card is beside it, for one card less
 * of its kind can lie there. Two renewed cards are taken to have nothing to do with each other.
 */
export function chancesOfPairs(position: Position, renewed: Renewed): Float64Array {
  const pairs = new Float64Array(KINDS * KINDS);
  if (renewed === 0) return Float64Array.from(position.prior);
  if (isRenewed(renewed, 0) && isRenewed(renewed, 1)) return pairs.fill(1);
  const side: Side = isRenewed(renewed, 0) ? 0 : 1;
  const others = chancesOf(position, across(side));
  for (const own of KIND_LIST) {
    const beside = others.map((chance, other) => (own === other ? chance * leftOf(position.unseen[other]) : chance));
    const sum = beside.reduce((total, chance) => total + chance, 0);
    for (const other of KIND_LIST) {
      const at = side === 0 ? own * KINDS + other : other * KINDS + own;
      // Both can be certain of a card that the other cannot have then: such a pair never comes up.
      pairs[at] = sum > 0 ? beside[other] / sum : others[other];
    }
  }
  return pairs;
}

/** How much of a kind is left when one of it is known to be elsewhere. */
function leftOf(count: number): number {
  return Math.max(0, count - 1) / Math.max(1, count);
}
