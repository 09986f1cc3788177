import type { Seat } from "@darbar/kernel";
import type { Standing } from "./standing.ts";

/** The turn in which those who have won came nearest to it at once. */
interface TurningPoint {
  readonly turn: number;
  /** How many events had happened when it began. */
  readonly seen: number;
  readonly from: number;
  readonly to: number;
}

/** A rise smaller than this may be luck of playing on so few times. */
const CLEAR_RISE = 0.15;

/** The turning point of a game; `null` if it came by small steps. */
export function turningPoint(standings: readonly Standing[], winners: readonly Seat[]): TurningPoint | null {
  const chanceIn = ({ chances }: Standing): number =>
    winners.reduce((sum, seat) => sum + chances[seat], 0) / winners.length;
  let best: TurningPoint | null = null;
  for (const [at, { turn, seen }] of standings.slice(0, -1).entries()) {
    const [from, to] = [chanceIn(standings[at]), chanceIn(standings[at + 1])];
    if (to - from >= CLEAR_RISE && to - from > (best === null ? 0 : best.to - best.from))
      best = { turn, seen, from, to };
  }
  return best;
}
