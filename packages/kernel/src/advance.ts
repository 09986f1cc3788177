import type { Draw } from "./draw.ts";
import type { Asking, Game } from "./game.ts";
import type { Refusal, Result } from "./result.ts";
import type { Seat } from "./seat.ts";

/** Makes a move at a table that needs no state before it: what comes of it is decided and folded. A refused move changes nothing. */
export function advance<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly GameEvent[], Refusal> {
  if (game.advance !== undefined) return game.advance(state, seat, move, draw);
  const decided = game.decide(state, seat, move, draw);
  if (decided.ok) for (const event of decided.value) game.evolve(state, event);
  return decided;
}
