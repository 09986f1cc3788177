import { type Bot, look } from "@darbar/bots";
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
  scriptedDraw,
} from "@darbar/kernel";
import type { SoloRules } from "./solo-rules.ts";

/** What makes one bot different from another, in its game's own words. */
export type Temperament = string | number;

/** A game at the practice table: what the server's table holds of one, without clocks. */
export interface SoloGame<Options = unknown, State extends Asking = Asking, Move = unknown, Event = unknown> {
  readonly solo: SoloRules<Options, State, Move, Event>;
  readonly number: number;
  /** The options as they were agreed on, with who starts. */
  readonly rawOptions: unknown;
  readonly options: Options;
  readonly seats: number;
  readonly state: State;
  /** What the bots are like, by seat. */
  readonly temperaments: readonly Temperament[];
  readonly drawn: (string | number)[];
  readonly moves: (readonly [Seat, Move])[];
  readonly events: Event[];
  /** Sealed answers that wait for their window to close. */
  readonly given: Map<Seat, Move>;
  /** When the open question was put. */
  opened: number;
}

/** Sets up and deals a game. */
export function dealGame<Options, State extends Asking, Move, Event>(
  solo: SoloRules<Options, State, Move, Event>,
  number: number,
  rawOptions: unknown,
  options: Options,
  seats: number,
  draw: Draw,
  now: number,
): SoloGame<Options, State, Move, Event> {
  const { rules } = solo;
  const state = rules.setup(options, seats);
  const temperaments = Array.from({ length: seats }, () => drawTemperament(solo, draw));
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
    temperaments,
    drawn: [...recording.drawn],
    moves: [],
    events: [...events],
    given: new Map(),
    opened: now,
  };
}

function drawTemperament(solo: SoloRules, draw: Draw): Temperament {
  const recording = recordingDraw(draw);
  solo.newBot(recording);
  return recording.drawn[0];
}

/** The bot of a temperament. Fails if the game knows none such. */
export function botOf(solo: SoloRules, temperament: Temperament): Bot<Asking, unknown> {
  return solo.newBot(scriptedDraw([temperament]));
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

/** What the bot in a seat answers, from what that seat sees. */
export function botMove({ solo, state, temperaments }: SoloGame, seat: Seat, draw: Draw): unknown {
  return botOf(solo, temperaments[seat]).choose(look(solo.rules, state, seat), draw);
}

/** The game as `replay` reads it. */
export function recordedGame({ solo: { rules }, rawOptions, seats, drawn, moves }: SoloGame): GameRecord {
  return { game: rules.id, version: rules.version, options: rawOptions, seats, draws: [...drawn], moves: [...moves] };
}
