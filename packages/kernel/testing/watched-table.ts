import {
  type Asking,
  type Draw,
  type Game,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
  viewersOf,
} from "@darbar/kernel";
import { expect } from "vitest";

/**
 * A table that checks itself: whatever happens at it, each viewer's view, folded from what that viewer is told, must
 * stay the view of the table, and everything must be accounted for.
 */
export interface WatchedTable<State extends Asking, Move, GameEvent> {
  readonly game: Game<unknown, State, Move, GameEvent>;
  readonly state: State;
  readonly views: ReadonlyMap<Viewer, State>;
  /** What each viewer was told of the latest move. */
  readonly heard: Map<Viewer, GameEvent[]>;
  readonly check: Check<State, GameEvent>;
}

/** What a game checks besides, of a table and the event that was just folded into it. */
export type Check<State, GameEvent> = (state: State, event: GameEvent, isLast: boolean) => void;

/** A table before the deal, and everybody who watches it. */
export function watchTable<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  options: Options,
  seats: number,
  check: Check<State, GameEvent> = () => {},
): WatchedTable<State, Move, GameEvent> {
  const state = game.setup(options, seats);
  const views = new Map(viewersOf(seats).map((viewer) => [viewer, game.view(state, viewer)]));
  return { game: game as Game<unknown, State, Move, GameEvent>, state, views, heard: new Map(), check };
}

/** Lets facts happen at a table, with all checks. */
export function happen<State extends Asking, Move, GameEvent>(
  { game, state, views, heard, check }: WatchedTable<State, Move, GameEvent>,
  events: readonly NoInfer<GameEvent>[],
): void {
  for (const viewer of views.keys()) heard.set(viewer, []);
  for (const [index, event] of events.entries()) {
    game.evolve(state, event);
    for (const [viewer, view] of views) {
      const told = game.redact(event, viewer);
      if (told !== null) {
        game.evolve(view, told);
        heard.get(viewer)?.push(told);
      }
      expectSame(view, game.view(state, viewer), () => `the view of ${viewer} after ${JSON.stringify(event)}`);
    }
    check(state, event, index === events.length - 1);
  }
  expect(game.audit(state), "the audit").toBeNull();
}

/** Plain data is compared as text first: that is quick, and almost always enough. */
function expectSame(folded: unknown, wanted: unknown, what: () => string): void {
  if (JSON.stringify(folded) !== JSON.stringify(wanted)) expect(folded, what()).toEqual(wanted);
}

/** What comes of a move. Checks that deciding changes nothing, whether the move is made or refused. */
export function decideAt<State extends Asking, Move, GameEvent>(
  { game, state }: WatchedTable<State, Move, GameEvent>,
  seat: Seat,
  move: Move,
  draw: Draw,
): Result<readonly GameEvent[], Refusal> {
  const before = JSON.stringify(state);
  const decided = game.decide(state, seat, move, draw);
  expect(JSON.stringify(state), "deciding changed the table").toBe(before);
  return decided;
}

/** What a seat may do, which it can tell from its own view as well as from the table. */
export function legalAt<State extends Asking, Move, GameEvent>(
  { game, state, views }: WatchedTable<State, Move, GameEvent>,
  seat: Seat,
): readonly Move[] {
  const moves = game.legal(state, seat);
  const own = views.get(seat);
  if (own !== undefined) expect(game.legal(own, seat), "what is legal, told from the seat's own view").toEqual(moves);
  return moves;
}
