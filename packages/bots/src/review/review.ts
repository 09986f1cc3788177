import type { Seat } from "@darbar/kernel";
import type { HeardWord } from "./critic.ts";

/** What the master takes another seat to hold, or to be, and how likely: "duke", 0.38. */
export interface Guess {
  readonly seat: Seat;
  /** A character in Coup; a team or a leader in Good Cop Bad Cop. */
  readonly what: string;
  readonly chance: number;
  /** How likely it was at the seat's decision before; the same as now at the first one. */
  readonly before: number;
}

/** What an event has made of a guess. */
export interface Shift {
  /** The place of the event in the seat's past. */
  readonly at: number;
  readonly seat: Seat;
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/** Something the seat could have done. */
export interface WeighedOption<Move> {
  readonly move: Move;
  /** The chance to win after it, as far as the master can tell; `null` if it did not look at it. */
  readonly worth: number | null;
  /** How often the master would have done it. */
  readonly share: number;
  /** Whether what is between it and the best may be mere chance. */
  readonly isAboutBest: boolean;
}

/**
 * What can be said of a move for certain: that the master would have made it (`about-equal`: though another one has come out
 * a little better, by no more than chance may do), that it was another one and yet may be as good (`close-call`), or what it
 * has cost.
 */
export type Verdict =
  | { readonly is: "as-master" }
  | { readonly is: "about-equal" }
  | { readonly is: "close-call" }
  | { readonly is: "costly" /** The chance to win that was given away. */; readonly cost: number };

/** A decision of the seat, and what the master thought of it at the time. */
export interface ReviewedDecision<Move> {
  /** How many events of its past the seat had seen. */
  readonly seen: number;
  /** Turns since the deal, this one included. */
  readonly turn: number;
  readonly question: string;
  /** The best first, those that were not looked at last. */
  readonly options: readonly WeighedOption<Move>[];
  /** The place among the options of what was played. */
  readonly played: number;
  /** Whether the worths are exact, not found by playing on. */
  readonly isSolved: boolean;
  readonly guesses: readonly Guess[];
  /** What others have said since the decision before, and how far the master believed it. */
  readonly heard: readonly HeardWord[];
  /** How the guesses have moved since the decision before, event by event. */
  readonly shifts: readonly Shift[];
  /** `null` where nothing can be said for certain. */
  readonly verdict: Verdict | null;
}
