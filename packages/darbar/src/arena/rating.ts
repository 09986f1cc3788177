/** How good somebody is thought to be, and how sure that is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A rating system. */
export interface Rater {
  /** One of whom nothing is known. */
  newRating(): Rating;
  /** The new ratings of those who have met; teams of a smaller rank have done better, those of equal rank as well. */
  rate(teams: readonly (readonly Rating[])[], ranks: readonly number[]): readonly (readonly Rating[])[];
}

/** The part of the package `openskill` that is needed. */
interface Openskill {
  rating(): Rating;
  rate(teams: Rating[][], options: { rank: number[] }): Rating[][];
}

const PACKAGE = "openskill";

/** The rating system of the package `openskill`; `null` where that is not installed. */
export async function findRater(): Promise<Rater | null> {
  try {
    const { rating, rate }: Openskill = await import(PACKAGE);
    return {
      newRating: () => rating(),
      rate: (teams, ranks) =>
        rate(
          teams.map((team) => team.slice()),
          { rank: ranks.slice() },
        ),
    };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return null;
    throw error;
  }
}
