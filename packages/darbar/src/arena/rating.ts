import { rate, rating } from "openskill";

/** How good somebody is thought to be, and how sure that is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A rating system. */
export interface Rater {
  /** The rating of a player about whom nothing is known. */
  newRating(): Rating;
  /** The new ratings of those who have met; teams of a smaller rank have done better, those of equal rank as well. */
  rate(teams: readonly (readonly Rating[])[], ranks: readonly number[]): readonly (readonly Rating[])[];
}

/** The rating system of the package `openskill`, after Plackett and Luce. */
export const OPENSKILL: Rater = {
  newRating: () => rating(),
  rate: (teams, ranks) =>
    rate(
      teams.map((team) => team.slice()),
      { rank: ranks.slice() },
    ),
};
