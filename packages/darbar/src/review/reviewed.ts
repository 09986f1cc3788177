import type { Reviewing, SeenGame } from "@darbar/bots/review";
import type { ReviewWords } from "@darbar/words/review-words";
import type { Voice } from "../text/voice.ts";

/** How a game is gone over once it was played, and how that is said. */
export interface Reviewed<Options, State, Move, GameEvent> {
  /** Has the master go over what a seat saw. */
  review(game: SeenGame<Options, GameEvent>): Reviewing<Move>;
  /** How its decisions are spoken of. */
  readonly words: ReviewWords;
  /** What an event of the seat's past says, if one may learn something of the others' cards from it. */
  told(event: GameEvent, view: State, voice: Voice): string | null;
}
