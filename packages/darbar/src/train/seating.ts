import { type Evaluator, type Network, newEvaluator, SCRIPTED, type Sitter } from "@darbar/bots/coup-network";
import type { Draw } from "@darbar/kernel";

const HUNDRED: readonly number[] = Array.from({ length: 100 }, (_, place) => place);

/** How often, in a hundred, the learner plays against strangers: players with a style of their own. */
export const STRANGERS = 35;
/** Of the other tables, nine in thirteen are of itself alone; at the rest sit earlier selves. */
const ITSELF = 9;
const ITSELF_AND_PAST = 13;
/** At tables of so many seats and more it can meet strangers more often. */
const LARGE = 4;
/** The most seats of one game from which is learned. */
const MOST_WATCHED = 3;

/** Those who may sit at a training table. */
export interface TrainingCompany {
  readonly learner: Sitter;
  /** The learner again, unwatched. */
  readonly itself: Sitter;
  /** Earlier selves, of which the first `past` have been filled in. */
  readonly earlier: readonly Sitter[];
  past: number;
  readonly scripted: readonly Sitter[];
  /** The only opponent, where a best response to somebody is learned. */
  readonly rival: Sitter | null;
}

/** A company around a learner. */
export function newCompany(learner: Network, earlier: readonly Network[], rival: Network | null): TrainingCompany {
  const sitter = (kind: "learner" | "network", evaluator: Evaluator): Sitter => ({ kind, evaluator });
  return {
    learner: sitter("learner", newEvaluator(learner)),
    itself: sitter("network", newEvaluator(learner)),
    earlier: earlier.map((network) => sitter("network", newEvaluator(network))),
    past: 0,
    scripted: SCRIPTED.map((bot): Sitter => ({ kind: "bot", bot })),
    rival: rival === null ? null : sitter("network", newEvaluator(rival)),
  };
}

/**
 * Who sits where in the next game; `strangers`: how often, in a hundred, they are met at large tables. Nearly half the games are among learners alone; of a large table only some of them are
 * watched, else nearly all of the experience would be of large tables.
 */
export function seat(company: TrainingCompany, seats: number, draw: Draw, strangers = STRANGERS): readonly Sitter[] {
  const { learner, itself, earlier, past, scripted, rival } = company;
  const own = draw.one(HUNDRED.slice(0, seats));
  const fill = (other: () => Sitter): readonly Sitter[] =>
    Array.from({ length: seats }, (_, place) => (place === own ? learner : other()));
  if (rival !== null) return fill(() => rival);
  const mood = draw.one(HUNDRED);
  const known = 100 - (seats < LARGE ? STRANGERS : strangers);
  if (mood < (known * ITSELF) / ITSELF_AND_PAST || (mood < known && past === 0)) {
    let watched = 1;
    return fill(() => (watched++ < MOST_WATCHED ? learner : itself));
  }
  if (mood < known) {
    const ghost = earlier[draw.one(HUNDRED.slice(0, past))];
    return fill(() => (draw.one(HUNDRED) < 20 ? learner : ghost));
  }
  const style = scripted[draw.one([...scripted.keys()])];
  const mixed = draw.one(HUNDRED) < 50;
  return fill(() => (mixed ? scripted[draw.one([...scripted.keys()])] : style));
}
