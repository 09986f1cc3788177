import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { Sight } from "../../bot.ts";
import type { Evaluator } from "../network/evaluator.ts";
import type { TrackRecord } from "../network/track-record.ts";
import { rollOut } from "./rollout.ts";

/** How far a move that turns out better is preferred: large values would trust a few rollouts too much. */
const ETA = 10;
/** So many rollouts count half. */
const DOUBT = 12;
/** Moves that the policy would hardly ever play are not looked at. */
const UNLIKELY = 0.01;

/** What came of looking ahead. */
export interface SearchResult {
  /** The chance to win after each legal move; `null` where it was not looked at. */
  readonly values: readonly (number | null)[];
  /** How often every move that was looked at was played out, at least. */
  readonly rollouts: number;
}

/** Plays out every move worth looking at, again and again, in worlds as they come, until time is over. */
export function lookAhead(
  evaluator: Evaluator,
  { seat, legal }: Sight<State, Move, CoupEvent>,
  record: TrackRecord,
  policy: readonly number[],
  nextWorld: () => State,
  draw: Draw,
  isOver: () => boolean,
): SearchResult {
  const places = [...legal.keys()].filter((place) => policy[place] >= UNLIKELY);
  const sums = legal.map(() => 0);
  const counts = legal.map(() => 0);
  while (!isOver()) {
    const world = nextWorld(); // The same one for every move, so that none is lucky.
    for (const place of places) {
      if (isOver()) break;
      sums[place] += rollOut(evaluator, world, seat, legal[place], record, draw);
      counts[place]++;
    }
  }
  const values = counts.map((count, place) => (count === 0 ? null : sums[place] / count));
  return { values, rollouts: Math.min(...places.map((place) => counts[place])) };
}

/** The policy, tilted towards what turned out well; the fewer the rollouts, the less. */
export function tilt(policy: readonly number[], { values, rollouts }: SearchResult): readonly number[] {
  if (rollouts === 0) return policy;
  const trust = (ETA * rollouts) / (rollouts + DOUBT);
  const best = Math.max(...values.map((value) => value ?? 0));
  const tilted = policy.map((chance, place) => {
    const value = values[place];
    return value === null ? 0 : chance * Math.exp(trust * (value - best));
  });
  const total = tilted.reduce((sum, chance) => sum + chance, 0);
  return tilted.map((chance) => chance / total);
}
