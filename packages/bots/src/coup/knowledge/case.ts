import type { Seat } from "@darbar/kernel";
import { type Cards, countOf, drawsFrom, KINDS, minus, plus, sizeOf } from "./cards.ts";

/** Stands where a kind would for a card that could be any of the unseen ones. */
export const UNKNOWN = -1;
/** Nothing is on show to an inquisitor. */
export const NOTHING = -2;

/**
 * One of the ways in which the cards that have been seen may lie now. All other cards are unseen: every one of them is
 * as likely as each other one in every place that this case leaves open. That is what a deal and a shuffle make it.
 *
 * Weights add up to 1. One may be negative: "at least one duke" is two times "the one card is a duke" less "both are",
 * so that a hand need not be split into all that it could be.
 */
export interface Case {
  readonly weight: number;
  /** The cards known to be in each hand. */
  readonly hands: readonly Cards[];
  /** The cards known to be among the loose ones of the Court. */
  readonly bag: Cards;
  /** The cards under the Court in order, each a kind or `UNKNOWN`. */
  readonly under: readonly number[];
  /** The card on show to an inquisitor: a kind, `UNKNOWN` or `NOTHING`. It is still counted in its hand. */
  readonly presented: number;
  /** Whether a kind that was proven has left its hand again, unseen (coup 4, `ru`). */
  readonly slipped: boolean;
  /** The cards of which nothing is known. */
  readonly unseen: Cards;
}

export function withHand(given: Case, seat: Seat, hand: Cards): Case {
  return { ...given, hands: given.hands.with(seat, hand) };
}

/** The case made less likely. */
export function times(given: Case, factor: number): Case {
  return { ...given, weight: given.weight * factor };
}

/** One card of which nothing was known turns out to be of this kind: the caller says where it is. */
export function reveal(given: Case, kind: number): Case {
  const left = countOf(given.unseen, kind);
  if (left === 0) return times(given, 0);
  return { ...given, weight: (given.weight * left) / sizeOf(given.unseen), unseen: minus(given.unseen, kind) };
}

/** A card picked blindly out of a hand: one of the known kinds, or one of which nothing is known. */
export function pickBlindly(given: Case, seat: Seat, size: number): readonly (readonly [Case, number])[] {
  const picks: (readonly [Case, number])[] = [];
  const hand = given.hands[seat];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = countOf(hand, kind);
    if (count > 0) picks.push([times(given, count / size), kind]);
  }
  const unknown = size - sizeOf(hand);
  if (unknown > 0) picks.push([times(given, unknown / size), UNKNOWN]);
  return picks;
}

/** A card picked blindly out of a hand proves to be of this kind; it is still in the hand, and known there. */
export function pickKind(given: Case, seat: Seat, size: number, kind: number): readonly Case[] {
  return pickBlindly(given, seat, size).flatMap(([picked, as]) => {
    if (as === kind) return [picked];
    if (as !== UNKNOWN) return [];
    const revealed = reveal(picked, kind);
    return [withHand(revealed, seat, plus(revealed.hands[seat], kind))];
  });
}

/** A hand proves to have a card of this kind. */
export function require(given: Case, seat: Seat, size: number, kind: number): readonly Case[] {
  const hand = given.hands[seat];
  if (countOf(hand, kind) > 0) return [given];
  const unknown = size - sizeOf(hand);
  // Inclusion and exclusion: so many cards could be the one, less the pairs that were counted twice, and so on.
  const cases: Case[] = [];
  let revealed = given;
  let ways = 1;
  for (let many = 1; many <= unknown; many++) {
    revealed = reveal(revealed, kind);
    revealed = withHand(revealed, seat, plus(revealed.hands[seat], kind));
    ways = (ways * (unknown - many + 1)) / many;
    cases.push(times(revealed, many % 2 === 1 ? ways : -ways));
  }
  return cases;
}

/** A hand proves to have no card of this kind. */
export function exclude(given: Case, seat: Seat, size: number, kind: number): readonly Case[] {
  if (countOf(given.hands[seat], kind) > 0) return [];
  return [given, ...require(given, seat, size, kind).map((required) => times(required, -1))];
}

/** Everything that a hand can be. */
export function split(given: Case, seat: Seat, size: number): readonly Case[] {
  const hand = given.hands[seat];
  const unknown = size - sizeOf(hand);
  if (unknown === 0) return [given];
  return drawsFrom(given.unseen, unknown).map(({ drawn, chance }) => ({
    ...withHand(given, seat, hand + drawn),
    weight: given.weight * chance,
    unseen: given.unseen - drawn,
  }));
}
