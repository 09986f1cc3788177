import type { Figure } from "./figure.ts";

/** Something that is measured, round by round: this checkout, another revision, a foreign program. */
export interface Contender<Measured = readonly Figure[]> {
  readonly name: string;
  /** Measures once; rejects if that does not work. */
  run(round: number): Promise<Measured>;
}

/**
 * Measures all of them in each round, one after the other, every second round in the opposite order: what a machine does
 * meanwhile meets all of them alike. Answers the rounds of each, in the order in which they were given.
 */
export async function takeTurns<Measured>(
  contenders: readonly Contender<Measured>[],
  rounds: number,
  progress: (line: string) => void,
): Promise<readonly (readonly Measured[])[]> {
  const measured: Measured[][] = contenders.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    const places = [...contenders.keys()];
    for (const place of round % 2 === 1 ? places : places.reverse()) {
      progress(`round ${round} of ${rounds}: ${contenders[place].name}`);
      measured[place].push(await contenders[place].run(round));
    }
  }
  return measured;
}
