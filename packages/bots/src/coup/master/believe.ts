import { type Character, type CoupEvent, coup, type Move, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Sight } from "../../bot.ts";
import { bearsOut, claimBy } from "../claim-by.ts";
import { type Belief, beforeTheDeal, type Likelihood, newBelief, updateBelief } from "../knowledge/index.ts";
import { type Evaluator, evaluate } from "../network/evaluator.ts";
import { newTrackRecord, type TrackRecord, track } from "../network/track-record.ts";
import { type PastDecision, pastDecisions } from "./past-decisions.ts";

/** Nobody plays exactly like the policy: every hand explains a decision at least this well. */
const FLOOR = 0.05;
/** How much of what is seen is weighed as if its maker played like the policy. */
const LIKE_THE_POLICY = 0.6;
/** Of those who could not bear a claim out so many make it, and so many let pass what they could block. */
const LIES = 0.5;
const LETS_PASS = 0.55;

/** How many decisions are weighed at most, and when it is too late for any more. */
export interface Care {
  readonly most: number;
  isLate(): boolean;
}

/** Every decision is weighed, however long that takes. */
export const ALL_CARE: Care = { most: Number.POSITIVE_INFINITY, isLate: () => false };

/**
 * What a seat can believe of all hands: the hard evidence, and how likely each hand would have done what its owner was
 * seen to do, if they play like the policy. Of more decisions than there is care for, the latest count. `watch` hears
 * what is believed after each event.
 */
export function believe(
  evaluator: Evaluator,
  { view, seat, past }: Pick<Sight<State, Move, CoupEvent>, "view" | "seat" | "past">,
  { most, isLate }: Care,
  watch?: (belief: Belief) => void,
): Belief {
  const seats = view.players.length;
  const decisions = tellingDecisions(view, past, seat, most);
  const table = coup.setup(view.options, seats);
  const record = newTrackRecord(seats);
  let belief = newBelief(beforeTheDeal(view));
  let next = 0;
  let drafted: ReadonlyMap<Seat, Likelihood> = new Map();
  for (const [at, event] of past.entries()) {
    const likelihoods = new Map(drafted);
    drafted = event.type === "drafted" ? likelihoodsOfKept(evaluator, table, record, seat) : new Map();
    for (; next < decisions.length && decisions[next].at === at; next++) {
      const decision = decisions[next];
      if (!isLate()) likelihoods.set(decision.seat, likelihoodOf(evaluator, table, record, decision));
    }
    belief = updateBelief(belief, event, likelihoods);
    coup.evolve(table, event);
    track(record, event);
    watch?.(belief);
  }
  return belief;
}

/** How likely the others would have kept a card in the draft, as the policy would: by the hand of that one card. */
function likelihoodsOfKept(
  evaluator: Evaluator,
  table: State,
  record: TrackRecord,
  own: Seat,
): ReadonlyMap<Seat, Likelihood> {
  const others = [...table.players.keys()].filter((seat) => seat !== own);
  return new Map(
    others.map((seat) => {
      const legal = coup.legal(table, seat);
      evaluate(evaluator, table, seat, record, legal);
      const chances = Array.from(evaluator.work.chances.subarray(0, legal.length));
      const place = (card: Character): number => legal.findIndex((move) => move.do === "keep" && move.card === card);
      return [seat, ([card]) => (FLOOR + chances[place(card)]) ** LIKE_THE_POLICY];
    }),
  );
}

/** The latest decisions that tell something of a hand, first of all of one that its maker may still have. */
function tellingDecisions(view: State, past: readonly CoupEvent[], own: Seat, most: number): readonly PastDecision[] {
  const table = coup.setup(view.options, view.players.length);
  const decisions = pastDecisions(past, own);
  const telling: PastDecision[] = [];
  let next = 0;
  for (const [at, event] of past.entries()) {
    for (; next < decisions.length && decisions[next].at === at; next++) {
      if (isTelling(table, decisions[next])) telling.push(decisions[next]);
    }
    coup.evolve(table, event);
  }
  if (telling.length <= most) return telling;
  const changed = view.players.map(() => -1);
  for (const [at, event] of past.entries()) {
    if (event.type === "returned" && event.knownTo !== "everyone") changed[event.seat] = at;
  }
  const isThere = ({ seat, at }: PastDecision): boolean => view.players[seat].hidden.length > 0 && at > changed[seat];
  return telling.filter(isThere).slice(-most);
}

/** Whether a decision tells something of its maker's hand: a pass does where they could have blocked. */
function isTelling(table: State, { seat, move }: PastDecision): boolean {
  return move.do !== "pass" || coup.legal(table, seat).some((each) => each.do === "block");
}

/** How likely a seat would have made a decision, by the hand that it held: as the policy would, and as people do. */
function likelihoodOf(
  evaluator: Evaluator,
  table: State,
  record: TrackRecord,
  { seat, move }: PastDecision,
): Likelihood {
  const player = table.players[seat];
  return (hand) => {
    const kept = player.hidden;
    player.hidden = hand as Character[];
    const legal = coup.legal(table, seat);
    const place = legal.findIndex((each) => isSame(each, move));
    let chance = place === -1 ? 0 : 1;
    if (place !== -1 && legal.length > 1) {
      evaluate(evaluator, table, seat, record, legal);
      chance = evaluator.work.chances[place];
    }
    player.hidden = kept;
    return (FLOOR + chance) ** LIKE_THE_POLICY * custom(table, legal, hand, move);
  };
}

/** How readily people do something with a hand, whatever the policy thinks of it: rather what is so than what is not. */
function custom(table: State, legal: readonly Move[], hand: readonly Character[], move: Move): number {
  if (!bearsOut(hand, claimBy(table, move))) return LIES;
  const couldBlock = move.do === "pass" && legal.some((each) => each.do === "block" && hand.includes(each.as));
  return couldBlock ? LETS_PASS : 1;
}

function isSame(one: Move, other: Move): boolean {
  if (one.do !== other.do) return false;
  if ("target" in one) return "target" in other && one.target === other.target;
  if ("as" in one) return "as" in other && one.as === other.as;
  if ("card" in one) return "card" in other && one.card === other.card;
  return true;
}
