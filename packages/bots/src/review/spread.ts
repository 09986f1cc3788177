/** How several moves did in the same worlds: `[move][world]`, empty for those that were not tried. */
export type Trials = readonly (readonly number[])[];

/** How a move did on average; `null` if it was not tried. */
export function meanOf(trials: Trials, place: number): number | null {
  const tried = trials[place];
  return tried.length === 0 ? null : tried.reduce((sum, value) => sum + value, 0) / tried.length;
}

/** One standard error of the difference between two moves, world by world. */
export function doubtBetween(trials: Trials, one: number, other: number): number {
  const worlds = Math.min(trials[one].length, trials[other].length);
  if (worlds < 2) return Number.POSITIVE_INFINITY;
  const gaps = Array.from({ length: worlds }, (_, world) => trials[one][world] - trials[other][world]);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / worlds;
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0);
  return Math.sqrt(squares / (worlds - 1) / worlds);
}
