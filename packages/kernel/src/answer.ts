import type { Draw } from "./draw.ts";
import type { Asking, Game } from "./game.ts";
import { type Refusal, type Result, refuse } from "./result.ts";
import type { Seat } from "./seat.ts";

/** A move on its way to a table: who answers which question, and how. */
export interface Answer<Move> {
  readonly seat: Seat;
  /** The number of the question that is answered (`state.prompt` as the player saw it). */
  readonly prompt: number;
  readonly move: Move;
}

/** Decides an answer, if the question is still open: a stale answer is refused, never reinterpreted. */
export function decideAnswer<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  answer: Answer<Move>,
  draw: Draw,
): Result<readonly GameEvent[], Refusal> {
  if (answer.prompt !== state.prompt) return refuse("stale", { answered: answer.prompt, open: state.prompt });
  return game.decide(state, answer.seat, answer.move, draw);
}
