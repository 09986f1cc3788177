import { layoutOf, type Network, networkOf, type Shape } from "@darbar/bots/coup-network";
import { type Adam, newAdam, step } from "./adam.ts";
import type { Crew } from "./crew.ts";
import { firstWeights } from "./first-weights.ts";
import { EARLIER_SELVES, type OrderResult, type Score, type Tools } from "./order.ts";
import { paceAt } from "./schedule.ts";

/** How often the experience of a round is gone through, and in how many parts. */
const EPOCHS = 2;
const PARTS = 8;
/** A gradient longer than this is shortened. */
const LONGEST = 0.5;
/** Rounds after which the learner is kept as an earlier self. */
const KEEP_EVERY = 20;

/** What a training is about. */
export interface Plan {
  readonly shape: Shape;
  readonly seed: string;
  readonly hands: number;
  /** Decisions in a round, over all hands. */
  readonly decisions: number;
  /** Decisions after which the pace is at its slowest. */
  readonly planned: number;
  /** What a turn costs: next to nothing, but a win in fewer turns is worth more than one in many. */
  readonly turnCost: number;
  /** How often, in a hundred, strangers are met at tables of four seats and more. */
  readonly strangers: number;
  /** How often, in a hundred, the table is a classic one of six seats, besides those that chance picks. */
  readonly large: number;
}

/** A training under way. The weights lie where the hands can read them. */
export interface Training {
  readonly plan: Plan;
  readonly weights: Float32Array;
  readonly earlier: Float32Array;
  past: number;
  readonly gradients: readonly Float32Array[];
  readonly adam: Adam;
  round: number;
  /** Decisions learned from. */
  steps: number;
}

/** What a round came to. */
export interface Round {
  readonly games: number;
  readonly decisions: number;
  readonly turns: number;
  readonly stalled: number;
  readonly entropy: number;
  readonly error: number;
  readonly moved: number;
}

/** A training that begins. */
export function newTraining(plan: Plan): Training {
  const { size } = layoutOf(plan.shape);
  const training: Training = {
    plan,
    weights: shared(size),
    earlier: shared(size * EARLIER_SELVES),
    past: 0,
    gradients: Array.from({ length: plan.hands }, () => shared(size)),
    adam: newAdam(size),
    round: 0,
    steps: 0,
  };
  training.weights.set(firstWeights(plan.shape, plan.seed));
  return training;
}

/** The network as it is now. */
export function networkIn({ plan, weights }: Training): Network {
  return networkOf(plan.shape, weights.slice());
}

/** What each hand needs to work on a training. */
export function toolsFor({ plan, weights, earlier, gradients }: Training, rival: Tools["rival"]): readonly Tools[] {
  const { shape, seed, hands, turnCost, strangers, large } = plan;
  const decisions = Math.ceil(plan.decisions / hands);
  return gradients.map((gradient, share) => ({
    shape,
    seed,
    share,
    decisions,
    turnCost,
    strangers,
    large,
    weights,
    earlier,
    gradient,
    rival,
  }));
}

/** Plays a round of games and learns from them. */
export async function trainRound(training: Training, crew: Crew): Promise<Round> {
  const { plan, adam, weights, gradients } = training;
  const collected = await crew.ask({ do: "collect", round: training.round, past: training.past });
  const sum = { games: 0, decisions: 0, turns: 0, stalled: 0, entropy: 0, error: 0, moved: 0 };
  const learnedFrom = { decisions: 0 };
  for (const reply of collected) addGames(sum, reply);
  const { objective, rate } = paceAt(training.steps, plan.planned);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let part = 0; part < PARTS; part++) {
      const learned = await crew.ask({
        do: "learn",
        epoch: EPOCHS * training.round + epoch,
        part,
        parts: PARTS,
        objective,
      });
      step(adam, weights, meanOf(gradients), rate, LONGEST);
      for (const reply of learned) {
        if (reply.done !== "learned") continue;
        if (epoch === 0) learnedFrom.decisions += reply.losses.decisions;
        if (epoch === EPOCHS - 1) addLosses(sum, reply);
      }
    }
  }
  training.round++;
  training.steps += learnedFrom.decisions;
  if (training.round % KEEP_EVERY === 0) keepSelf(training);
  const { entropy, error, moved, ...games } = sum;
  const mean = (total: number): number => total / learnedFrom.decisions;
  return { ...games, entropy: mean(entropy), error: mean(error), moved: mean(moved) };
}

/** Plays so many games against each baseline. */
export async function measureTraining({ round }: Training, crew: Crew, games: number): Promise<readonly Score[]> {
  const scores: Score[] = [];
  for (const reply of await crew.ask({ do: "measure", round, games })) {
    if (reply.done !== "measured") continue;
    for (const { style, seats, won, played } of reply.scores) {
      const known = scores.find((score) => score.style === style && score.seats === seats);
      if (known === undefined) scores.push({ style, seats, won, played });
      else {
        known.won += won;
        known.played += played;
      }
    }
  }
  return scores;
}

function shared(size: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(4 * size));
}

function meanOf(gradients: readonly Float32Array[]): Float32Array {
  const [first, ...others] = gradients;
  if (others.length === 0) return first;
  return first.map((slope, place) => others.reduce((sum, other) => sum + other[place], slope) / gradients.length);
}

/** Keeps the learner as an earlier self; when there is no more room, in turn instead of another. */
function keepSelf(training: Training): void {
  const times = training.round / KEEP_EVERY - 1;
  // The older an earlier self, the longer it stays: only the second half of them changes once all are there.
  const half = EARLIER_SELVES / 2;
  const place = times < EARLIER_SELVES ? times : half + (times % half);
  training.earlier.set(training.weights, place * training.weights.length);
  training.past = Math.min(EARLIER_SELVES, times + 1);
}

function addGames(sum: { games: number; decisions: number; turns: number; stalled: number }, reply: OrderResult): void {
  if (reply.done !== "collected") return;
  sum.games += reply.games;
  sum.decisions += reply.decisions;
  sum.turns += reply.turns;
  sum.stalled += reply.stalled;
}

function addLosses(sum: { entropy: number; error: number; moved: number }, reply: OrderResult): void {
  if (reply.done !== "learned") return;
  sum.entropy += reply.losses.entropy;
  sum.error += reply.losses.error;
  sum.moved += reply.losses.moved;
}
