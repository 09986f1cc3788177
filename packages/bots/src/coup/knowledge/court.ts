import type { Seat } from "@darbar/kernel";
import { countOf, KINDS, minus, plus, sizeOf } from "./cards.ts";
import { type Case, pickBlindly, reveal, times, UNKNOWN, withHand } from "./case.ts";

/** The top card of the Court goes into a hand: `kind`, if the viewer sees it, else `UNKNOWN`. */
export function drawTop(given: Case, seat: Seat, loose: number, kind: number): readonly Case[] {
  return topCards(given, loose).flatMap(([taken, top]) => {
    if (kind === UNKNOWN || kind === top) return [top === UNKNOWN ? taken : receive(taken, seat, top)];
    return top === UNKNOWN ? [receive(reveal(taken, kind), seat, kind)] : [];
  });
}

/** What the top card can be: chance picks from the loose ones; under them the order is fixed. */
function topCards(given: Case, loose: number): readonly (readonly [Case, number])[] {
  if (loose === 0) return [[{ ...given, under: given.under.slice(1) }, given.under[0]]];
  const tops: (readonly [Case, number])[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = countOf(given.bag, kind);
    if (count > 0) tops.push([{ ...times(given, count / loose), bag: minus(given.bag, kind) }, kind]);
  }
  const unknown = loose - sizeOf(given.bag);
  if (unknown > 0) tops.push([times(given, unknown / loose), UNKNOWN]);
  return tops;
}

function receive(given: Case, seat: Seat, kind: number): Case {
  return withHand(given, seat, plus(given.hands[seat], kind));
}

/** A card known to be in a hand goes back to the Court. */
export function giveBack(given: Case, seat: Seat, kind: number, to: "shuffled" | "under"): readonly Case[] {
  if (countOf(given.hands[seat], kind) === 0) return [];
  return [put(withHand(given, seat, minus(given.hands[seat], kind)), kind, to)];
}

/** The presented card goes back to the Court, unseen by this viewer. */
export function giveBackPresented(given: Case, seat: Seat, to: "shuffled" | "under"): readonly Case[] {
  return given.presented === UNKNOWN ? [put(given, UNKNOWN, to)] : giveBack(given, seat, given.presented, to);
}

/**
 * A card of the owner's choice goes back to the Court, unseen by this viewer. If a kind was proven, each case says
 * from now on whether it is that kind that has slipped away.
 */
export function giveBackBlindly(
  given: Case,
  seat: Seat,
  size: number,
  to: "shuffled" | "under",
  proven: number,
): readonly Case[] {
  return pickBlindly(given, seat, size).flatMap(([picked, kind]) => {
    if (kind !== UNKNOWN) return giveBack(kind === proven ? { ...picked, slipped: true } : picked, seat, kind, to);
    if (proven === UNKNOWN) return [put(picked, UNKNOWN, to)];
    const such = put(reveal(picked, proven), proven, to);
    return [{ ...such, slipped: true }, put(picked, UNKNOWN, to), times(such, -1)];
  });
}

function put(given: Case, kind: number, to: "shuffled" | "under"): Case {
  if (to === "under") return { ...given, under: [...given.under, kind] };
  return kind === UNKNOWN ? given : { ...given, bag: plus(given.bag, kind) };
}
