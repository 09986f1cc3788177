import { averageStrategy } from "./average.ts";
import { measureStrategy } from "./best-response.ts";
import { dealtPosition, dealtPrior, FULL_DECK, KINDS, type Position } from "./position.ts";
import { newRegrets, playRound } from "./regret.ts";
import { layOut } from "./tree.ts";
import { OPEN_CARDS, PURSES, pursesAt, ROWS, roughWorths, rowOf, type Worths } from "./worths.ts";

/** What the worths hang on besides purses and cards. */
export type WorthTable = Pick<Position, "exchanger" | "examined" | "bomb">;

/** One way of looking ahead: so many turns, in so many rounds of CFR+. */
export interface Lookahead {
  readonly turns: number;
  readonly rounds: number;
}

/**
 * Works out what a turn is worth: every pair of purses is solved for a full deck some turns deep, with the worths so
 * far where those turns end, and so again, each time seeing that much further.
 */
export function searchWorths(table: WorthTable, sweeps: readonly Lookahead[], from: Worths = roughWorths()): Worths {
  return sweeps.reduce((before, lookahead) => searchOnce(table, lookahead, before), from);
}

function searchOnce(table: WorthTable, { turns, rounds }: Lookahead, before: Worths): Worths {
  const worths: Worths = new Float64Array(before.length);
  for (let index = 0; index < PURSES; index++) {
    for (const open of OPEN_CARDS) {
      for (let card = 0; card < (open === "none" ? 1 : KINDS); card++) {
        const only = new Array<number>(KINDS).fill(0).with(card, 1);
        const prior = dealtPrior(FULL_DECK, open === "mover" ? only : undefined, open === "other" ? only : undefined);
        const position = dealtPosition(pursesAt(index), FULL_DECK, { ...table, prior });
        worths[index * ROWS + rowOf(open, card)] = solvedValue(position, turns, rounds, before);
      }
    }
  }
  return worths;
}

function solvedValue(position: Position, turns: number, rounds: number, worths: Worths): number {
  const tree = layOut(position, turns, worths);
  const regrets = newRegrets(tree);
  for (let round = 0; round < rounds; round++) playRound(regrets);
  return measureStrategy(tree, averageStrategy(regrets)).value;
}
