import type { Seat } from "@darbar/kernel";

/** A line of the log. */
export interface StoryLine {
  /** Which event of the game's past it tells; between two of them: what was said, or answered for the reader. */
  readonly index: number;
  readonly text: string;
  /** How it is felt: a turn begins, something is claimed, contested, lost, won, said, or just told. */
  readonly tone: "turn" | "claim" | "challenge" | "loss" | "win" | "said" | "plain";
  /** Whose doing it is. */
  readonly seat: Seat | null;
}
