import type { Reviewing, SeenGame } from "@darbar/bots/review";
import type { Seat } from "@darbar/kernel";
import type { Names } from "../text/voice.ts";

/** How a game is gone over once it was played, and how that is said. */
export interface Reviewed<Options, State, Move, GameEvent> {
  /** Has the master go over what a seat saw. */
  review(game: SeenGame<Options, GameEvent>): Reviewing<Move>;
  /** The question that was open, as it was put to the seat. */
  asked(view: State, seat: Seat, names: Names): string;
  /** What could be done, as a menu has it. */
  option(move: Move, view: State, seat: Seat, names: Names): string;
  /** What the master guesses at: "Duke", "kingpin". */
  guess(what: string): string;
  /** What an event of the seat's past says, if one may learn something of the others' cards from it. */
  told(event: GameEvent, view: State, names: Names): string | null;
}
