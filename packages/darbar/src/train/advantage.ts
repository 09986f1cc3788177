import type { Experience } from "./experience.ts";

/** How far ahead estimates are trusted less than what happened (generalised advantage estimation). */
const LAMBDA = 0.95;

/** One player's decisions in a game, in order: their places in the experience, and which of them were turns. */
export interface Path {
  readonly places: number[];
  readonly turns: boolean[];
}

/** Works out, from how the game ended for the player, and what each of their turns costs, what each decision was worth. */
export function judgePath(experience: Experience, { places, turns }: Path, reward: number, turnCost: number): void {
  const { values, targets, advantages, stakes } = experience;
  let nextValue = reward;
  let advantage = 0;
  for (let step = places.length - 1; step >= 0; step--) {
    const place = places[step];
    const cost = turns[step] ? turnCost : 0;
    advantage = nextValue - cost - values[place] + (step === places.length - 1 ? 0 : LAMBDA * advantage);
    advantages[place] = advantage * stakes[place];
    targets[place] = Math.min(1, Math.max(0, values[place] + advantage));
    nextValue = values[place];
  }
}

/** Makes the advantages of all decisions 0 on average, with a spread of 1. */
export function normalise({ advantages, size }: Experience): void {
  let sum = 0;
  let squares = 0;
  for (let place = 0; place < size; place++) {
    sum += advantages[place];
    squares += advantages[place] ** 2;
  }
  const mean = sum / size;
  const spread = Math.sqrt(Math.max(0, squares / size - mean ** 2)) + 1e-6;
  for (let place = 0; place < size; place++) advantages[place] = (advantages[place] - mean) / spread;
}
