/** One sort of players: how many of a hundred are like that, and of their words, how many of a hundred are lies where these pay. */
interface Sort {
  readonly share: number;
  readonly lies: number;
}

/** How a listener takes the word of others: which sorts of players there are, as long as nobody is known better. */
export interface Trust {
  readonly sorts: readonly Sort[];
  /** What is left of the wish to lie for each other player who knows the card, too. */
  readonly dread: number;
}

/** How a careful player takes it. */
export const WARY: Trust = {
  sorts: [
    { share: 70, lies: 4 },
    { share: 30, lies: 85 },
  ],
  dread: 0.6,
};

/** Takes everybody at their word, whatever became of it before. */
export const CREDULOUS: Trust = { sorts: [{ share: 100, lies: 4 }], dread: 1 };
