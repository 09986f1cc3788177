import { coup, type State } from "../src/index.ts";
import { everyOutcome } from "./every-outcome.ts";

/**
 * How many ways a game can go on for so many moves: every seat that is asked × every legal move × every card that can be
 * drawn, equal cards counting once. A game that ends before counts for nothing.
 */
export function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of coup.waiting(state)) {
    for (const move of coup.legal(state, seat)) {
      for (const decided of everyOutcome((draw) => coup.decide(state, seat, move, draw))) {
        if (!decided.ok) throw new Error(`legal and refused: ${decided.error.code}`);
        if (depth === 1) {
          count++;
          continue;
        }
        const next = coup.view(state, "all");
        for (const event of decided.value) coup.evolve(next, event);
        count += perft(next, depth - 1);
      }
    }
  }
  return count;
}
