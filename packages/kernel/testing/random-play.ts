import { type Asking, at, type Draw, type Game } from "@darbar/kernel";

/** A position in which somebody is to act, and how it came about, for messages. */
export interface Start<State> {
  readonly name: string;
  readonly state: State;
}

/** How a seat that plays at random chooses. */
export type Choose<Move> = (moves: readonly Move[], draw: Draw) => Move;

/** Deals, and plays at random until it has come to something; answers whether it came to that before the game was over. */
export function playUntil<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  isReached: (state: State) => boolean,
  choose: Choose<Move>,
  draw: Draw,
): boolean {
  for (const event of game.deal(state, draw)) game.evolve(state, event);
  while (game.outcome(state) === null) {
    if (isReached(state)) return true;
    const seat = at(game.waiting(state), 0);
    const decided = game.decide(state, seat, choose(game.legal(state, seat), draw), draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) game.evolve(state, event);
  }
  return false;
}

/** Mostly a pass where there is one, so that games last and hands and purses stay full. */
export function mostlyPass<Move extends { readonly do: string }>(otherwise: Choose<Move>): Choose<Move> {
  return (moves, draw) => {
    const [first] = moves;
    return first?.do === "pass" && draw.one([0, 1, 2, 3]) > 0 ? first : otherwise(moves, draw);
  };
}

/** Any move, each as likely as the others. */
export function anyMove<Move>(moves: readonly Move[], draw: Draw): Move {
  return at(moves, draw.one(moves.map((_, place) => place)));
}
