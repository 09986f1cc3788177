import { type BotOptions, type Inquiry, inquire, look } from "@darbar/bots";
import {
  type Asking,
  type Draw,
  fail,
  type GameRecord,
  ok,
  type Refusal,
  type Result,
  recordingDraw,
  type Seat,
  versionOf,
} from "@darbar/kernel";
import type { SoloRules } from "./solo-rules.ts";

/** A game at the practice table: what the server's table holds of one, without clocks. */
export interface SoloGame<Options = unknown, State extends Asking = Asking, Move = unknown, GameEvent = unknown> {
  readonly solo: SoloRules<Options, State, Move, GameEvent>;
  readonly number: number;
  /** The options as they were agreed on, with who starts. */
  readonly rawOptions: unknown;
  readonly options: Options;
  readonly seats: number;
  readonly state: State;
  /** How the bots play, by seat. */
  readonly manners: readonly BotOptions[];
  readonly drawn: (string | number)[];
  readonly moves: (readonly [Seat, Move])[];
  readonly events: GameEvent[];
  /** Sealed answers that wait for their window to close. */
  readonly given: Map<Seat, Move>;
  /** Whether the reader's is a pass by their order: it is taken back with the order. */
  isOrdered: boolean;
  /** When the open question was put. */
  opened: number;
}

/** What a game is dealt from. */
export interface Deal<Options> extends Pick<SoloGame, "number" | "rawOptions" | "manners"> {
  readonly options: Options;
}

/** Sets up and deals a game. */
export function dealGame<Options, State extends Asking, Move, GameEvent>(
  solo: SoloRules<Options, State, Move, GameEvent>,
  { number, rawOptions, options, manners }: Deal<Options>,
  draw: Draw,
  now: number,
): SoloGame<Options, State, Move, GameEvent> {
  const { rules } = solo;
  const seats = manners.length;
  const state = rules.setup(options, seats);
  const recording = recordingDraw(draw);
  const events = rules.deal(state, recording);
  for (const event of events) rules.evolve(state, event);
  return {
    solo,
    number,
    rawOptions,
    options,
    seats,
    state,
    manners,
    drawn: [...recording.drawn],
    moves: [],
    events: [...events],
    given: new Map(),
    isOrdered: false,
    opened: now,
  };
}

/** Plays a move that counts, and keeps what came of it. Refused moves change nothing. */
export function play(
  game: SoloGame,
  seat: Seat,
  move: unknown,
  draw: Draw,
  now: number,
): Result<readonly unknown[], Refusal> {
  const { state } = game;
  const { rules } = game.solo;
  const recording = recordingDraw(draw);
  const decided = rules.decide(state, seat, move, recording);
  if (!decided.ok) return decided;
  const { prompt } = state;
  for (const event of decided.value) rules.evolve(state, event);
  game.drawn.push(...recording.drawn);
  game.moves.push([seat, move]);
  game.events.push(...decided.value);
  game.given.delete(seat);
  if (state.prompt !== prompt) {
    game.given.clear();
    game.isOrdered = false;
    game.opened = now;
  }
  return ok(decided.value);
}

/** What an answer comes to: it is sealed until its window closes, or these are its events. */
export type Answered = { readonly sealed: unknown } | { readonly events: readonly unknown[] };

/** An answer to the open question. To one player's question it is played at once; in a window it is sealed. */
export function answer(
  game: SoloGame,
  seat: Seat,
  raw: unknown,
  draw: Draw,
  now: number,
): Result<Answered, Refusal | string> {
  const { rules } = game.solo;
  const move = rules.move(raw);
  if (!move.ok) return move;
  if (rules.waiting(game.state).length > 1) {
    const tried = rules.decide(game.state, seat, move.value, draw);
    if (!tried.ok) return fail(tried.error);
    game.given.set(seat, move.value);
    return ok({ sealed: move.value });
  }
  const played = play(game, seat, move.value, draw, now);
  return played.ok ? ok({ events: played.value }) : played;
}

/** Whether the open window can close: all have answered, or an answer is there that ends it at once (a challenge). */
export function isComplete({ solo: { rules }, state, given }: SoloGame, draw: Draw): boolean {
  if (given.size === 0) return false;
  if (rules.waiting(state).every((seat) => given.has(seat))) return true;
  return [...given].some(([seat, move]) => {
    const decided = rules.decide(state, seat, move, draw);
    if (!decided.ok) return false;
    const after = rules.view(state, "all");
    for (const event of decided.value) rules.evolve(after, event);
    return after.prompt !== state.prompt;
  });
}

/** The window closes: the answers that count are played, one after the other, in seat order. */
export function closeWindow(game: SoloGame, draw: Draw, now: number): readonly unknown[] {
  const { prompt } = game.state;
  const given = [...game.given].sort(([one], [other]) => one - other);
  const events: unknown[] = [];
  for (const [seat, move] of game.solo.thoseThatCount(game.state, given)) {
    if (game.state.prompt !== prompt) break;
    const played = play(game, seat, move, draw, now);
    if (played.ok) events.push(...played.value);
  }
  return events;
}

/** What the bot in a seat is asked: no more of the table than that seat sees. */
export function inquiryOf({ solo, state, events, manners }: SoloGame, seat: Seat, seed: string): Inquiry {
  return inquire(look(solo.rules, state, seat, events), manners[seat], seed);
}

/** The game as `replay` reads it. */
export function recordedGame({ solo: { rules }, rawOptions, options, seats, drawn, moves }: SoloGame): GameRecord {
  const version = versionOf(rules, options);
  return { game: rules.id, version, options: rawOptions, seats, draws: [...drawn], moves: [...moves] };
}
