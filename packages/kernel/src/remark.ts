import type { Seat } from "./seat.ts";

/** A quick phrase: what is said, of whom, of which of their cards, and what that is called. Each reader sees it in their own language. */
export interface Saying {
  readonly phrase: string;
  readonly player?: Seat;
  /** Which of that player's cards, counted from 0. */
  readonly place?: number;
  readonly card?: string;
}

/** A player has said something in a game. Talk is no move: the rules know nothing of it. */
export interface Remark {
  readonly seat: Seat;
  readonly saying: Saying;
  /** How much had happened before it: so many events of the log that it is heard with, or moves of the record that keeps it. */
  readonly after: number;
}
