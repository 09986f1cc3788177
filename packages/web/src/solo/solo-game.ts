import { look, simpleCoup, TEMPERAMENT_NAMES, TEMPERAMENTS } from "@darbar/bots";
import { coup, type Event, type Move, type Options, RULES, type State, thoseThatCount } from "@darbar/coup";
import {
  type Draw,
  fail,
  type GameRecord,
  ok,
  type Refusal,
  type Result,
  recordingDraw,
  type Seat,
} from "@darbar/kernel";

export type TemperamentName = (typeof TEMPERAMENT_NAMES)[number];

/** A game at the practice table: what the server's table holds of one, for Coup and without clocks. */
export interface SoloGame {
  readonly number: number;
  /** The options as they were agreed on, with who starts. */
  readonly rawOptions: unknown;
  readonly options: Options;
  readonly seats: number;
  readonly state: State;
  /** How the bots are inclined, by seat. */
  readonly temperaments: readonly TemperamentName[];
  readonly drawn: (string | number)[];
  readonly moves: (readonly [Seat, Move])[];
  readonly events: Event[];
  /** Sealed answers that wait for their window to close. */
  readonly given: Map<Seat, Move>;
  /** When the open question was put. */
  opened: number;
}

/** Sets up and deals a game. */
export function dealGame(
  number: number,
  rawOptions: unknown,
  options: Options,
  seats: number,
  draw: Draw,
  now: number,
): SoloGame {
  const state = coup.setup(options, seats);
  const temperaments = Array.from({ length: seats }, () => draw.one(TEMPERAMENT_NAMES));
  const recording = recordingDraw(draw);
  const events = coup.deal(state, recording);
  for (const event of events) coup.evolve(state, event);
  return {
    number,
    rawOptions,
    options,
    seats,
    state,
    temperaments,
    drawn: [...recording.drawn],
    moves: [],
    events: [...events],
    given: new Map(),
    opened: now,
  };
}

/** Plays a move that counts, and keeps what came of it. Refused moves change nothing. */
export function play(
  game: SoloGame,
  seat: Seat,
  move: Move,
  draw: Draw,
  now: number,
): Result<readonly Event[], Refusal> {
  const { state } = game;
  const recording = recordingDraw(draw);
  const decided = coup.decide(state, seat, move, recording);
  if (!decided.ok) return decided;
  const { prompt } = state;
  for (const event of decided.value) coup.evolve(state, event);
  game.drawn.push(...recording.drawn);
  game.moves.push([seat, move]);
  game.events.push(...decided.value);
  game.given.delete(seat);
  if (state.prompt !== prompt) {
    game.given.clear();
    game.opened = now;
  }
  return ok(decided.value);
}

/** What an answer comes to: it is sealed until its window closes, or these are its events. */
export type Answered = { readonly sealed: Move } | { readonly events: readonly Event[] };

/** An answer to the open question. To one player's question it is played at once; in a window it is sealed. */
export function answer(
  game: SoloGame,
  seat: Seat,
  raw: unknown,
  draw: Draw,
  now: number,
): Result<Answered, Refusal | string> {
  const move = coup.move(raw);
  if (!move.ok) return move;
  if (coup.waiting(game.state).length > 1) {
    const tried = coup.decide(game.state, seat, move.value, draw);
    if (!tried.ok) return fail(tried.error);
    game.given.set(seat, move.value);
    return ok({ sealed: move.value });
  }
  const played = play(game, seat, move.value, draw, now);
  return played.ok ? ok({ events: played.value }) : played;
}

/** Whether the open window can close: all have answered, or an answer is there that ends it at once (a challenge). */
export function isComplete({ state, given }: SoloGame, draw: Draw): boolean {
  if (given.size === 0) return false;
  if (coup.waiting(state).every((seat) => given.has(seat))) return true;
  return [...given].some(([seat, move]) => {
    const decided = coup.decide(state, seat, move, draw);
    if (!decided.ok) return false;
    const after = coup.view(state, "all");
    for (const event of decided.value) coup.evolve(after, event);
    return after.prompt !== state.prompt;
  });
}

/** The window closes: the answers that count are played, one after the other, in seat order. */
export function closeWindow(game: SoloGame, draw: Draw, now: number): readonly Event[] {
  const { prompt } = game.state;
  const given = [...game.given].sort(([one], [other]) => one - other);
  const events: Event[] = [];
  for (const [seat, move] of thoseThatCount(game.state, given)) {
    if (game.state.prompt !== prompt) break;
    const played = play(game, seat, move, draw, now);
    if (played.ok) events.push(...played.value);
  }
  return events;
}

/** What the bot in a seat answers, from what that seat sees. */
export function botMove({ state, temperaments }: SoloGame, seat: Seat, draw: Draw): Move {
  return simpleCoup(TEMPERAMENTS[temperaments[seat]]).choose(look(coup, state, seat), draw);
}

/** Who starts the next game; `null` where the edition leaves it open (coup 1). */
export function startsNext({ options, state }: SoloGame): Seat | null {
  return RULES[options.edition].nextGameStarts === "winner" ? state.winner : null;
}

/** The game as `replay` reads it. */
export function recordedGame({ rawOptions, seats, drawn, moves }: SoloGame): GameRecord {
  return { game: coup.id, version: coup.version, options: rawOptions, seats, draws: [...drawn], moves: [...moves] };
}
