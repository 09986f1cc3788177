import type { Thought } from "./critic.ts";
import type { Verdict } from "./review.ts";

/** A loss smaller than this is not worth a word. */
const LEAST_COST = 0.04;
/** A difference is clear where it is so many standard errors. */
const CLEAR = 2;
/** The master would have done it, if it does so at least so often as what it does most. */
const OFTEN = 0.5;

/** What can be said of a move for certain. */
export function verdictOn(thought: Thought, played: number): Verdict | null {
  const { worths, mix } = thought;
  const most = Math.max(...mix);
  const isUsual = mix[played] >= OFTEN * most;
  const cost = costOf(thought, played, (place) => isUsual || mix[place] >= OFTEN * most);
  if (!isUsual) {
    if (cost > 0) return { is: "costly", cost };
    return worths[played] !== null && costOf(thought, played, () => true) === 0 ? { is: "close-call" } : null;
  }
  // Where every move is equally good to the master, there is nothing to say.
  const isChoice = mix.some((share) => share !== most) || worths.some((worth) => worth !== worths[played]);
  if (!isChoice || cost > 0) return null;
  return { is: seemsBest(worths, played) ? "as-master" : "about-equal" };
}

/** Whether no other move is worth more, in whole points, as it is read. */
function seemsBest(worths: Thought["worths"], played: number): boolean {
  const points = (worth: number | null): number => Math.round((worth ?? 0) * 100);
  return worths[played] === null || worths.every((worth) => points(worth) <= points(worths[played]));
}

/** Whether what is between a move and the best may be mere chance. */
export function isAboutBest({ worths, doubt }: Thought, place: number): boolean {
  const worth = worths[place];
  if (worth === null) return false;
  return worths.every((other, at) => other === null || other <= worth || other - worth < CLEAR * doubt(at, place));
}

/** By how much the best of some moves is clearly better than the one that was played; 0 if none is. */
function costOf({ worths, doubt }: Thought, played: number, isCompared: (place: number) => boolean): number {
  const worth = worths[played];
  if (worth === null) return 0;
  let cost = 0;
  for (const [place, other] of worths.entries()) {
    if (other === null || !isCompared(place)) continue;
    const lost = other - worth;
    if (lost >= LEAST_COST && lost >= CLEAR * doubt(place, played)) cost = Math.max(cost, lost);
  }
  return cost;
}
