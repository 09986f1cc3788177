import { type Character, coup, type Event, type Move, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Sight } from "../../bot.ts";
import { type Belief, beforeTheDeal, type Likelihood, newBelief, updateBelief } from "../knowledge/index.ts";
import { type Mind, think } from "../network/mind.ts";
import { newTrackRecord, type TrackRecord, track } from "../network/track-record.ts";
import { type PastDecision, pastDecisions } from "./past-decisions.ts";

/** Nobody plays exactly like the policy: every hand explains a decision at least this well. */
const FLOOR = 0.05;

/**
 * What a seat can believe of all hands: the hard evidence, and how likely each hand would have done what its owner was
 * seen to do, if they play like the policy. Once it is late, the hard evidence alone. `watch` hears what is believed
 * after each event.
 */
export function believe(
  mind: Mind,
  { view, seat, past }: Pick<Sight<State, Move, Event>, "view" | "seat" | "past">,
  isLate: () => boolean,
  watch?: (belief: Belief) => void,
): Belief {
  const seats = view.players.length;
  const decisions = pastDecisions(past, seat);
  const table = coup.setup(view.options, seats);
  const record = newTrackRecord(seats);
  let belief = newBelief(beforeTheDeal(view));
  let next = 0;
  for (const [at, event] of past.entries()) {
    const likelihoods = new Map<Seat, Likelihood>();
    for (; next < decisions.length && decisions[next].at === at; next++) {
      const decision = decisions[next];
      if (isTelling(table, decision) && !isLate())
        likelihoods.set(decision.seat, likelihoodOf(mind, table, record, decision));
    }
    belief = updateBelief(belief, event, likelihoods);
    coup.evolve(table, event);
    track(record, event);
    watch?.(belief);
  }
  return belief;
}

/** Whether a decision tells something of its maker's hand: a pass does where they could have blocked. */
function isTelling(table: State, { seat, move }: PastDecision): boolean {
  return move.do !== "pass" || coup.legal(table, seat).some((each) => each.do === "block");
}

/** How likely a seat would have made a decision, by the hand that it held. */
function likelihoodOf(mind: Mind, table: State, record: TrackRecord, { seat, move }: PastDecision): Likelihood {
  const player = table.players[seat];
  return (hand) => {
    const kept = player.hidden;
    player.hidden = hand as Character[];
    const legal = coup.legal(table, seat);
    const place = legal.findIndex((each) => isSame(each, move));
    let chance = place === -1 ? 0 : 1;
    if (place !== -1 && legal.length > 1) {
      think(mind, table, seat, record, legal);
      chance = mind.work.chances[place];
    }
    player.hidden = kept;
    return FLOOR + chance;
  };
}

function isSame(one: Move, other: Move): boolean {
  if (one.do !== other.do) return false;
  if ("target" in one) return "target" in other && one.target === other.target;
  if ("as" in one) return "as" in other && one.as === other.as;
  if ("card" in one) return "card" in other && one.card === other.card;
  return true;
}
