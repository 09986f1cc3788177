import type { Block } from "../../../rules/text.ts";
import { table } from "../../../rules/write.ts";

/** The coins after each turn of the books' example game (coup 10): the three players' and the treasury's; `null`: out. */
export const EXAMPLE_COINS: readonly {
  readonly purses: readonly (number | null)[];
  readonly treasury: number;
}[] = [
  { purses: [5, 2, 2], treasury: 41 },
  { purses: [5, 2, 2], treasury: 41 },
  { purses: [5, 2, 5], treasury: 38 },
  { purses: [8, 2, 5], treasury: 35 },
  { purses: [8, 3, 5], treasury: 34 },
  { purses: [8, 3, 2], treasury: 37 },
  { purses: [1, 3, 2], treasury: 44 },
  { purses: [1, 5, null], treasury: 44 },
];

/** A turn of the example in words: what happens, and what becomes of the cards. */
export type ExampleTurn = readonly [what: string, cards: string];

/** The example game as a table: turn, what happens, cards, the three purses, the treasury. */
export function exampleTable(
  head: readonly string[],
  turns: readonly ExampleTurn[],
  number: (number: number) => string = String,
): Block {
  return table(
    head,
    turns.map(([what, cards], turn) => {
      const { purses, treasury } = EXAMPLE_COINS[turn];
      const coins = purses.map((purse) => (purse === null ? "–" : number(purse)));
      return [number(turn + 1), what, cards, ...coins, number(treasury)];
    }),
  );
}
