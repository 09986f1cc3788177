import { type RecordingDraw, recordingDraw, seededDraw } from "../draw.ts";
import type { Asking, Game } from "../game.ts";
import type { GameRecord } from "../record.ts";
import type { Seat, Viewer } from "../seat.ts";
import { viewersOf } from "../seat.ts";

/** The options and seats that a game is tried with. */
export interface LawCase {
  readonly options: unknown;
  readonly seats: number;
}

/** A game under trial: the state, and what each viewer has made of the events they were sent. */
export interface TrialTable<State, Move, GameEvent> {
  readonly initial: State;
  readonly state: State;
  readonly seats: number;
  readonly viewers: readonly Viewer[];
  readonly folded: Map<Viewer, State>;
  readonly draw: RecordingDraw;
  readonly log: GameEvent[];
  readonly moves: [Seat, Move][];
}

export function trialTable<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  { options: raw, seats }: LawCase,
  seed: string,
): TrialTable<State, Move, GameEvent> {
  const options = game.options(raw, seats);
  if (!options.ok) throw new Error(`a trial needs options that the game knows: ${options.error}`);
  const state = game.setup(options.value, seats);
  const viewers = viewersOf(seats);
  return {
    initial: game.view(state, "all"),
    state,
    seats,
    viewers,
    folded: new Map(viewers.map((viewer) => [viewer, game.view(state, viewer)])),
    draw: recordingDraw(seededDraw(seed)),
    log: [],
    moves: [],
  };
}

/** The record of a trial so far, for whoever wants to see a breach again. */
export function recordOf<State, Move, GameEvent>(
  id: string,
  { options, seats }: LawCase,
  table: TrialTable<State, Move, GameEvent>,
): GameRecord {
  return { game: id, options, seats, draws: table.draw.drawn.slice(), moves: table.moves.slice() };
}
