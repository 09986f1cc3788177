import type { Workspace } from "@darbar/bots/coup-network";
import type { Experience } from "./experience.ts";

/** What is learned for (proximal policy optimisation). */
export interface Objective {
  /** What a mixed policy is worth beside a winning one. */
  readonly entropy: number;
  /** A policy that has moved this far from the one that made the experience learns no more from it. */
  readonly clip: number;
  /** What a right estimate of the value is worth. */
  readonly value: number;
}

/** Sums over decisions. */
export interface Losses {
  decisions: number;
  entropy: number;
  /** How far the estimates of the value are from what happened, squared. */
  error: number;
  /** How far the policy has moved (an estimate of the Kullback–Leibler divergence). */
  moved: number;
}

/** No losses yet. */
export function newLosses(): Losses {
  return { decisions: 0, entropy: 0, error: 0, moved: 0 };
}

/** Counts a decision that the workspace has just thought about again. */
export function addLosses(losses: Losses, experience: Experience, place: number, work: Workspace): void {
  const ratio = work.chances[experience.chosen[place]] / experience.chances[place];
  losses.decisions++;
  losses.entropy += entropyOf(work);
  losses.error += (work.value - experience.targets[place]) ** 2;
  losses.moved += ratio - 1 - Math.log(Math.max(ratio, 1e-9));
}

/** How mixed a policy is, in nats. */
function entropyOf({ chances, count }: Workspace): number {
  let entropy = 0;
  for (let move = 0; move < count; move++) if (chances[move] > 0) entropy -= chances[move] * Math.log(chances[move]);
  return entropy;
}

/** The loss of a decision: what the slopes are slopes of. */
export function lossOf(experience: Experience, place: number, work: Workspace, objective: Objective): number {
  const advantage = experience.advantages[place];
  const ratio = work.chances[experience.chosen[place]] / experience.chances[place];
  const clipped = Math.min(1 + objective.clip, Math.max(1 - objective.clip, ratio));
  const gain = Math.min(ratio * advantage, clipped * advantage);
  const target = experience.targets[place];
  const surprise = -target * Math.log(work.value) - (1 - target) * Math.log(1 - work.value);
  return -gain - objective.entropy * experience.leeways[place] * entropyOf(work) + objective.value * surprise;
}

/** Writes how the loss rises with each legal move's logit; gives back how it rises with the logit of the value. */
export function slopes(
  experience: Experience,
  place: number,
  work: Workspace,
  objective: Objective,
  into: Float32Array,
): number {
  const { chances, count, value } = work;
  const chosen = experience.chosen[place];
  const advantage = experience.advantages[place];
  const ratio = chances[chosen] / experience.chances[place];
  const isClipped = advantage > 0 ? ratio > 1 + objective.clip : ratio < 1 - objective.clip;
  const pull = isClipped ? 0 : advantage * ratio;
  const entropy = entropyOf(work);
  const bonus = objective.entropy * experience.leeways[place];
  for (let move = 0; move < count; move++) {
    const chance = chances[move];
    const towards = (move === chosen ? 1 : 0) - chance;
    const levelling = chance > 0 ? chance * (Math.log(chance) + entropy) : 0;
    into[move] = -pull * towards + bonus * levelling;
  }
  return objective.value * (value - experience.targets[place]);
}
