/** What a run has seen. */
export interface Tally {
  nodes: number;
  /** "gang hit riot-shield": how often each card was played, by game and moment. */
  readonly plays: Map<string, number>;
  /** "base shoot": how often each action was resolved, "base over honest": how often a game ended so. */
  readonly seen: Map<string, number>;
}

/** A tally of nothing yet. */
export function newTally(): Tally {
  return { nodes: 0, plays: new Map(), seen: new Map() };
}

/** Counts one more of something. */
export function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
