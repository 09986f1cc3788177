import type { Options } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { NO_CARDS, sizeOf } from "./cards.ts";
import { type Case, UNKNOWN } from "./case.ts";

/** That a seat's proven card of this kind is still to be replaced (coup 4, `ru`). */
interface Outstanding {
  readonly seat: Seat;
  readonly kind: number;
}

/**
 * What one viewer knows of where all the cards are, from hard evidence alone. What a player could not have helped is
 * counted exactly: deals, draws, shuffles, the order under the deck, cards seen. Which of their cards a player chose to
 * lose, return or present is taken as blind choice; why they chose it is for a belief to say.
 */
export interface Knowledge {
  readonly options: Options;
  readonly viewer: Seat | "public";
  /** How many face-down cards each seat has. */
  readonly sizes: readonly number[];
  readonly loose: number;
  readonly proven: readonly Outstanding[];
  readonly cases: readonly Case[];
}

/**
 * More cases than this are not kept apart: which cards of the Court were seen on their way there is forgotten, as plain
 * card counting does. It takes a long game of nine or ten seats to get here.
 */
const MOST_CASES = 4096;

/** Weights as small as this come from rounding, not from chance. */
const NEXT_TO_NOTHING = 1e-13;

/** Cases that say the same become one, those that cannot be go, and the weights add up to 1 again. */
export function mergeCases(knowledge: Knowledge, cases: readonly Case[]): Knowledge {
  const merged = gather(knowledge, cases);
  if (merged.cases.length <= MOST_CASES) return merged;
  return gather(merged, merged.cases.map(forgetTheCourt));
}

function gather(knowledge: Knowledge, cases: readonly Case[]): Knowledge {
  const merged = new Map<string, Case>();
  let sum = 0;
  for (const each of cases) {
    if (each.weight === 0) continue;
    const plain = forgetNeedless(knowledge, each);
    const key = keyOf(plain);
    const same = merged.get(key);
    merged.set(key, same === undefined ? plain : { ...plain, weight: plain.weight + same.weight });
    sum += each.weight;
  }
  return shared(knowledge, merged.values(), sum);
}

/** What a case says, as one string: each heap of cards is a small number, and so one character. */
function keyOf({ hands, bag, under, presented, slipped, unseen }: Case): string {
  const rest = String.fromCharCode(bag, unseen, presented + OFFSET, slipped ? 1 : 0);
  return String.fromCharCode(...hands) + rest + String.fromCharCode(...under.map((kind) => kind + OFFSET));
}

/** What makes the lowest of `UNKNOWN`, `NOTHING` and the kinds 0. */
const OFFSET = 2;

/** The weights add up to 1 again, of cases that all say something different. */
export function rescale(knowledge: Knowledge, cases: readonly Case[]): Knowledge {
  return shared(
    knowledge,
    cases,
    cases.reduce((sum, { weight }) => sum + weight, 0),
  );
}

function shared(knowledge: Knowledge, cases: Iterable<Case>, sum: number): Knowledge {
  // What cannot have happened has not: then something before the first event was not told, and nothing is learned.
  if (!(sum > NEXT_TO_NOTHING)) return knowledge;
  const kept: Case[] = [];
  for (const each of cases) {
    const weight = each.weight / sum;
    if (Math.abs(weight) > NEXT_TO_NOTHING) kept.push({ ...each, weight });
  }
  return { ...knowledge, cases: kept };
}

/** Where all hands are known the Court has the rest: which of its cards were seen before makes no difference. */
function forgetNeedless({ sizes }: Knowledge, given: Case): Case {
  if (given.bag === NO_CARDS || given.under.includes(UNKNOWN)) return given;
  for (const [seat, hand] of given.hands.entries()) if (sizeOf(hand) < sizes[seat]) return given;
  return forgetTheCourt(given);
}

function forgetTheCourt(given: Case): Case {
  return { ...given, bag: NO_CARDS, unseen: given.unseen + given.bag };
}
