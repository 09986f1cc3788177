import {
  type Asking,
  at,
  type Draw,
  type Game,
  type GameRecord,
  recordingDraw,
  type Seat,
  type Variant,
} from "@darbar/kernel";

/** A position in which somebody is to act, and how it came about, for messages. */
export interface Start<State> {
  readonly name: string;
  readonly state: State;
}

/** Which of the legal moves somebody makes who plays by chance. */
export type Choose<Move> = (moves: readonly Move[], chance: Draw) => Move;

/** How a game is played that nobody plays in earnest. */
export interface RandomPlay<State, Move, GameEvent> {
  /** What decides who answers and how; what decides the cards, if nothing is said. */
  readonly chance?: Draw;
  /** Who of those who are asked; anybody, if nothing is said. */
  readonly who?: (asked: readonly Seat[], chance: Draw) => Seat;
  /** Any move, if nothing is said. */
  readonly choose?: (moves: readonly Move[], chance: Draw, state: State, seat: Seat) => Move;
  /** Sees every position in which somebody answers, with all that has happened. */
  readonly see?: (state: State, seat: Seat, past: readonly GameEvent[]) => void;
  /** Hears what the deal and every answer have brought, once it is folded. */
  readonly hear?: (events: readonly GameEvent[], state: State) => void;
  /** Ends a game before its time. */
  readonly until?: (state: State, answers: number) => boolean;
}

/** What has become of such a game. */
export interface PlayedGame<State, GameEvent> {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly record: GameRecord;
}

/** A way to play: options, read as strictly as those that come from outside, and seats. */
export function variantOf<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  raw: unknown,
  seats: number,
): Variant<Options> {
  const options = game.options(raw, seats);
  if (!options.ok) throw new Error(options.error);
  return { options: options.value, seats };
}

/** Deals a game and plays it by chance. `draw`: what decides the cards, once for all or anew for each decision. */
export function playAtRandom<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  { options, seats }: Variant<Options>,
  draw: Draw | ((decision: number) => Draw),
  play: RandomPlay<State, Move, GameEvent> = {},
): PlayedGame<State, GameEvent> {
  const drawFor = typeof draw === "function" ? draw : () => draw;
  const { chance = drawFor(0), who = anyone, choose = anyMove, see, hear, until } = play;
  const state = game.setup(options, seats);
  const events: GameEvent[] = [];
  const draws: (string | number)[] = [];
  const moves: [Seat, Move][] = [];
  const happen = (decide: (draw: Draw) => readonly GameEvent[]): void => {
    const recording = recordingDraw(drawFor(moves.length));
    const facts = decide(recording);
    for (const event of facts) game.evolve(state, event);
    events.push(...facts);
    draws.push(...recording.drawn);
    hear?.(facts, state);
  };
  happen((recording) => game.deal(state, recording));
  while (game.outcome(state) === null && until?.(state, moves.length) !== true) {
    const seat = who(game.waiting(state), chance);
    see?.(state, seat, events);
    const move = choose(game.legal(state, seat), chance, state, seat);
    moves.push([seat, move]);
    happen((recording) => {
      const decided = game.decide(state, seat, move, recording);
      if (!decided.ok) throw new Error(`seat ${seat} cannot ${JSON.stringify(move)}: ${decided.error.code}`);
      return decided.value;
    });
  }
  return { state, events, record: { game: game.id, options, seats, draws, moves } };
}

function anyone(asked: readonly Seat[], chance: Draw): Seat {
  return chance.one(asked);
}

/** Nobody answers: whoever is asked lets their time run out. */
export function timeOuts<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
): RandomPlay<State, Move, GameEvent> {
  return { who: firstAsked, choose: (_moves, _chance, state, seat) => game.fallback(state, seat) };
}

/** The first of those who are asked, in seat order. */
export function firstAsked(asked: readonly Seat[]): Seat {
  return at(asked, 0);
}

/** Any move, each as likely as the others. */
export function anyMove<Move>(moves: readonly Move[], chance: Draw): Move {
  return at(moves, chance.one([...moves.keys()]));
}

/** First a kind of move, then one of it: there may be many ways to do one thing. */
export function anyKind<Move extends { readonly do: string }>(moves: readonly Move[], chance: Draw): Move {
  const kind = chance.one([...new Set(moves.map((move) => move.do))]);
  return anyMove(
    moves.filter((move) => move.do === kind),
    chance,
  );
}

/** Mostly a pass where there is one, so that games last and hands and purses stay full. */
export function mostlyPass<Move extends { readonly do: string }>(otherwise: Choose<Move>): Choose<Move> {
  return (moves, chance) => {
    const [first] = moves;
    return first?.do === "pass" && chance.one([0, 1, 2, 3]) > 0 ? first : otherwise(moves, chance);
  };
}
