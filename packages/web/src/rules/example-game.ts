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
