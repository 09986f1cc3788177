import type { Inquiry } from "@darbar/bots";
import type { Result } from "@darbar/kernel";

/** What a thread is asked: how a seat would answer, thought about for at most so many milliseconds. */
export interface ThreadQuestion {
  readonly game: string;
  readonly inquiry: Inquiry;
  readonly most: number;
}

/** Whether a thread is there at all, which it says by the same word. */
export const THERE = "there?";

/** What comes back from a thread: a move, or what went wrong. */
export type ThreadReply = Result<unknown>;
