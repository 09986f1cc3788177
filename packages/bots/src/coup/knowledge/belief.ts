import type { Character, CoupEvent } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { type Cards, charactersOf } from "./cards.ts";
import { split, times } from "./case.ts";
import { chancesOfHands, handsOf, type PossibleHand } from "./hands.ts";
import { type Knowledge, mergeCases, rescale } from "./knowledge.ts";
import { learn } from "./learn.ts";

/**
 * What a viewer believes: the hard evidence, weighed by how well each hand explains what its owner was seen to do.
 *
 * While the hands that all opponents can have together are few, they are kept together, exactly. With more, each
 * opponent's hand is kept apart, weighed by what that opponent alone did; the hard evidence ties them together again
 * when they are drawn (`drawHands`), and as soon as they are few enough they are kept together once more.
 */
export interface Belief {
  readonly evidence: Knowledge;
  /** All opponents weighed together; `null` while they are too many. */
  readonly together: Knowledge | null;
  /** Each seat weighed by itself; empty while they are kept together. */
  readonly apart: readonly Knowledge[];
}

/** How likely a seat would have done what it was seen to do, with this hand. */
export type Likelihood = (hand: readonly Character[]) => number;

/** More cases than this are not weighed together. */
const MOST_TOGETHER = 1000;

/** A belief that rests on hard evidence alone. */
export function newBelief(evidence: Knowledge): Belief {
  return { evidence, together: evidence, apart: [] };
}

/** What is believed after one more event: what was done is weighed first, with the hands it was done with. */
export function updateBelief(
  belief: Belief,
  event: CoupEvent,
  likelihoods: ReadonlyMap<Seat, Likelihood> = NO_LIKELIHOODS,
): Belief {
  let weighed = belief;
  for (const [seat, likelihood] of likelihoods) weighed = weighSeat(weighed, seat, likelihood);
  const evidence = learn(weighed.evidence, event);
  const { together, apart } = weighed;
  if (together !== null) return fallApart({ evidence, together: learn(together, event), apart });
  const learned = apart.map((each) => learn(each, event));
  if (handsTogether(evidence) > MOST_TOGETHER) return { evidence, together: null, apart: learned };
  const rejoined = learned.reduce((joint, each, seat) => likenedTo(joint, evidence, each, seat), evidence);
  return { evidence, together: rejoined, apart: [] };
}

function weighSeat({ evidence, together, apart }: Belief, seat: Seat, likelihood: Likelihood): Belief {
  if (together !== null) return fallApart({ evidence, together: weigh(together, seat, likelihood), apart });
  return { evidence, together, apart: apart.with(seat, weigh(apart[seat], seat, likelihood)) };
}

/** What has become too much to keep together is kept apart. */
function fallApart(belief: Belief): Belief {
  const { evidence, together } = belief;
  if (together === null || together.cases.length <= MOST_TOGETHER) return belief;
  return {
    evidence,
    together: null,
    apart: evidence.sizes.map((_, seat) => likenedTo(evidence, evidence, together, seat)),
  };
}

const NO_LIKELIHOODS: ReadonlyMap<Seat, Likelihood> = new Map();

/** Every hand that a seat may have, the likeliest first. */
export function believedHands(belief: Belief, seat: Seat): readonly PossibleHand[] {
  return handsOf(belief.together ?? belief.apart[seat], seat);
}

/** The knowledge in which a seat's hands are weighed. */
export function believedOf(belief: Belief, seat: Seat): Knowledge {
  return belief.together ?? belief.apart[seat];
}

/** Weighs every hand of a seat. What no hand explains teaches nothing. */
function weigh(knowledge: Knowledge, seat: Seat, likelihood: Likelihood): Knowledge {
  const known = new Map<Cards, number>();
  const factorOf = (cards: Cards): number => {
    const before = known.get(cards);
    if (before !== undefined) return before;
    const factor = likelihood(charactersOf(cards, knowledge.options.character));
    known.set(cards, factor);
    return factor;
  };
  const { cases, sizes } = knowledge;
  const told = cases.flatMap((each) => split(each, seat, sizes[seat]));
  const weighed = told.map((each) => times(each, factorOf(each.hands[seat])));
  // Where every case has told the hand already, none becomes like another.
  return told.length === cases.length ? rescale(knowledge, weighed) : mergeCases(knowledge, weighed);
}

/** Weighs a seat's hands by how much likelier they are believed to be than the evidence makes them. */
function likenedTo(knowledge: Knowledge, evidence: Knowledge, believed: Knowledge, seat: Seat): Knowledge {
  if (seat === evidence.viewer || evidence.sizes[seat] === 0) return knowledge;
  const before = chancesOfHands(evidence, seat);
  const after = chancesOfHands(believed, seat);
  const ratios = new Map<string, number>();
  for (const [cards, chance] of before) {
    ratios.set(charactersOf(cards, evidence.options.character).join(), (after.get(cards) ?? 0) / chance);
  }
  return weigh(knowledge, seat, (hand) => ratios.get(hand.join()) ?? 0);
}

/** How many cases there would be if all opponents' hands were told apart. */
function handsTogether(evidence: Knowledge): number {
  let cases = evidence.cases.length;
  for (const seat of evidence.sizes.keys()) {
    if (seat !== evidence.viewer) cases *= chancesOfHands(evidence, seat).size;
    if (cases > MOST_TOGETHER) break;
  }
  return cases;
}
