import type { Seat } from "@darbar/kernel";
import type { GameAtTable, Table } from "./state.ts";

/*
 * A question to one player alone that has one answer is answered by their order, whatever order it is: two equal cards to
 * lose, nothing to show. What came of it tells no more than if they had pressed, and neither may when it came: so it comes
 * after as long as they have taken over other questions, not after the short pause of a pass.
 */

/** How long somebody takes of whom nothing is known yet: at least, and so much more at most, in milliseconds. */
const AT_FIRST = [2_000, 4_000] as const;
/** By how much such a time differs from one of theirs at most, as a share of it: nobody takes as long twice. */
const NEARLY = 0.15;

/** Whether an order answers for a seat because there is one answer. */
export function isAnsweredAlone({ game, orders }: Table, seat: Seat): boolean {
  if (game === null || orders[seat] === null) return false;
  const { running } = game;
  return running.waiting().length === 1 && !running.canPass(seat) && running.onlyAnswer(seat) !== null;
}

/** A time like those that a seat has taken in this game: nearly one of them, by chance. */
export function timeLikeTheirs({ took }: Pick<GameAtTable, "took">, seat: Seat, chance: () => number): number {
  const times = took[seat] ?? [];
  const one = times[Math.floor(chance() * times.length)] ?? AT_FIRST[0] + chance() * AT_FIRST[1];
  return one * (1 + NEARLY * (2 * chance() - 1));
}
