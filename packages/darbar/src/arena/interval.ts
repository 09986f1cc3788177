/** A share of successes, and where it lies with a certainty of 95 %. */
export interface Share {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;

/** A share with its Wilson interval: it stays between 0 and 1, and is honest where there are few games. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { games, wins, share: Number.NaN, low: 0, high: 1 };
  const share = wins / games;
  const weight = (Z * Z) / games;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + weight / (4 * games));
  return { games, wins, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
