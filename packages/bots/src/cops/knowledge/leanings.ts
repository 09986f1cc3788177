/** How much likelier words make it that a leader lies at a place: by place for the agent, then by place for the kingpin. */
export type Leanings = Float64Array;

/** Words lean nowhere yet. */
export function noLeanings(seats: number): Leanings {
  return new Float64Array(6 * seats).fill(1);
}

/** How much words lean to the two leaders lying at these places. */
export function leaningTo(leanings: Leanings | null, [agent, kingpin]: readonly [number, number]): number {
  return leanings === null ? 1 : leanings[agent] * leanings[leanings.length / 2 + kingpin];
}
