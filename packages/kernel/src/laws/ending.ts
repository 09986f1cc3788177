import type { Outcome } from "../game.ts";
import { demand } from "./breach.ts";

/** Law 4: an outcome speaks of the seats of its table, and what it says of them agrees. */
export function checkEnding({ winners, ranks, scores }: Outcome, seats: number): void {
  const all = [...new Array(seats).keys()];
  const isOrdered = winners.every((seat, place) => all.includes(seat) && winners.indexOf(seat) === place);
  demand(4, isOrdered, () => `the winners are ${winners}`);
  demand(4, ranks === undefined || ranks.length === seats, () => `${ranks?.length} ranks for ${seats} seats`);
  demand(4, scores === undefined || scores.length === seats, () => `${scores?.length} scores for ${seats} seats`);
  if (ranks === undefined) return;
  const first = all.filter((seat) => ranks[seat] === 1);
  demand(
    4,
    String(first) === String(winners.toSorted((one, other) => one - other)),
    () => `${winners} have won and ${first} are first`,
  );
  for (const [seat, rank] of ranks.entries()) {
    const ahead = ranks.filter((other) => other < rank).length;
    demand(4, rank === ahead + 1, () => `seat ${seat} has rank ${rank}, and ${ahead} are ahead of it`);
  }
}
