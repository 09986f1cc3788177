import type { Objective } from "./objective.ts";

/** How training goes on as it goes on. */
export interface Pace {
  readonly objective: Objective;
  /** How far a step goes. */
  readonly rate: number;
}

const FIRST_ENTROPY = 0.12;
const LAST_ENTROPY = 0.05;
const FIRST_RATE = 1e-3;
const LAST_RATE = 1e-4;

/**
 * The pace after so many decisions of those planned: it slows down evenly. What a mixed policy is worth never falls to
 * nothing: a policy that has become sure of itself loses four games in five to whoever studies it.
 */
export function paceAt(steps: number, planned: number): Pace {
  const left = Math.max(0, 1 - steps / planned);
  const between = (first: number, last: number): number => last + (first - last) * left;
  return {
    objective: { entropy: between(FIRST_ENTROPY, LAST_ENTROPY), clip: 0.2, value: 0.5 },
    rate: between(FIRST_RATE, LAST_RATE),
  };
}
