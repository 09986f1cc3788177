import { type Draw, scriptedDraw, seededDraw } from "../draw.ts";
import type { Asking, Game } from "../game.ts";
import type { Seat } from "../seat.ts";
import { demand } from "./breach.ts";
import { same, whereDifferent } from "./same.ts";
import type { TrialTable } from "./table.ts";

/** Laws 3 and 4 about the open question: what may be answered, what is refused, and that somebody can answer. */
export function checkMoves<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  table: TrialTable<State, Move, GameEvent>,
  strangers: readonly Move[],
): void {
  const { state, seats } = table;
  const waiting = game.waiting(state);
  const over = game.outcome(state) !== null;
  demand(4, over === (waiting.length === 0), () => (over ? "the game is over and still asks" : "nobody can act"));
  const before = JSON.stringify(state);
  for (let seat = 0; seat < seats; seat++) {
    const legal = game.legal(state, seat);
    const onView = game.legal(game.view(state, seat), seat);
    demand(3, same(legal, onView), () => `legal differs on the view of seat ${seat}: ${whereDifferent(legal, onView)}`);
    demand(3, legal.length > 0 === waiting.includes(seat), () => `seat ${seat} has ${legal.length} moves`);
    checkAccepted(game, state, seat, legal);
    checkRefused(game, state, seat, legal, strangers);
    if (legal.length === 0) continue;
    const fallback = game.fallback(game.view(state, seat), seat);
    demand(4, same(fallback, game.fallback(state, seat)), () => `the fallback of seat ${seat} peeks past its view`);
    demand(4, includes(legal, fallback), () => `the fallback of seat ${seat} is ${JSON.stringify(fallback)}`);
  }
  demand(3, JSON.stringify(state) === before, () => "asking and refusing have changed the state");
}

function checkAccepted<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  seat: Seat,
  legal: readonly Move[],
): void {
  for (const move of legal) {
    const decided = game.decide(state, seat, move, anyDraw());
    demand(3, decided.ok, () => `legal but refused for seat ${seat}: ${JSON.stringify(move)}`);
  }
}

function checkRefused<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  seat: Seat,
  legal: readonly Move[],
  strangers: readonly Move[],
): void {
  const ahead = game.advance === undefined ? null : game.view(state, "all");
  for (const move of strangers) {
    if (includes(legal, move)) continue;
    const decided = game.decide(state, seat, move, anyDraw());
    demand(3, !decided.ok, () => `not legal but accepted for seat ${seat}: ${JSON.stringify(move)}`);
    if (ahead === null) continue;
    const advanced = game.advance?.(ahead, seat, move, anyDraw());
    demand(5, same(advanced, decided), () => `advancing says something else of ${JSON.stringify(move)}`);
  }
  if (ahead !== null) demand(5, same(ahead, state), () => "advancing by what is refused has changed the state");
}

/** What has been decided: the events, what was drawn for them, and the state that advancing leads to. */
export interface Decided<State, GameEvent> {
  readonly events: readonly GameEvent[];
  readonly drawn: readonly (string | number)[];
  /** `null` for a game that advances by deciding and folding anyway. */
  readonly ahead: State | null;
}

/** Decides a move as a table would, watching that deciding changes nothing and says the same twice (law 5). */
export function decidePurely<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  table: TrialTable<State, Move, GameEvent>,
  seat: Seat,
  move: Move,
): Decided<State, GameEvent> {
  const { state, draw } = table;
  const before = JSON.stringify(state);
  const drawnBefore = draw.drawn.length;
  const decided = game.decide(state, seat, move, draw);
  demand(3, decided.ok, () => `legal but refused for seat ${seat}: ${JSON.stringify(move)}`);
  demand(5, JSON.stringify(state) === before, () => `deciding ${JSON.stringify(move)} has changed the state`);
  const drawn = draw.drawn.slice(drawnBefore);
  const again = game.decide(state, seat, move, scriptedDraw(drawn));
  demand(5, same(decided, again), () => `deciding ${JSON.stringify(move)} twice differs`);
  if (game.advance === undefined) return { events: decided.value, drawn, ahead: null };
  const ahead = game.view(state, "all");
  const advanced = game.advance(ahead, seat, move, scriptedDraw(drawn));
  demand(
    5,
    same(advanced, decided),
    () => `advancing by ${JSON.stringify(move)} comes to something else than deciding`,
  );
  return { events: decided.value, drawn, ahead };
}

function includes<Move>(moves: readonly Move[], wanted: Move): boolean {
  return moves.some((move) => same(move, wanted));
}

function anyDraw(): Draw {
  return seededDraw("any");
}
