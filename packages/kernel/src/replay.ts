import { DrawError, scriptedDraw, seededDraw } from "./draw.ts";
import type { Asking, Game } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { fail, ok, type Refusal, type Result } from "./result.ts";
import type { Seat } from "./seat.ts";
import { recordedOptions } from "./version.ts";

/** One move of a replayed game and what came of it. */
export interface Step<Move, GameEvent> {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

export interface Replay<Options, State, Move, GameEvent> {
  readonly options: Options;
  readonly opening: readonly GameEvent[];
  readonly steps: readonly Step<Move, GameEvent>[];
  readonly state: State;
}

/** What is wrong with a record: at which move (`null`: the record itself is at fault), and why. */
export interface ReplayFault {
  readonly at: number | null;
  readonly reason: string | Refusal;
}

/** Plays a record again, every move checked; all or nothing. */
export function replay<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  record: GameRecord,
): Result<Replay<Options, State, Move, GameEvent>, ReplayFault> {
  if (record.game !== game.id) return fault(null, `this is a record of ${record.game}, not of ${game.id}`);
  const raw = recordedOptions(game, record);
  if (!raw.ok) return fault(null, raw.error);
  const options = game.options(raw.value, record.seats);
  if (!options.ok) return fault(null, options.error);

  const draw = scriptedDraw(record.draws, record.seed === undefined ? undefined : seededDraw(record.seed));
  const state = game.setup(options.value, record.seats);
  const steps: Step<Move, GameEvent>[] = [];
  let at: number | null = null;
  try {
    const opening = game.deal(state, draw);
    for (const event of opening) game.evolve(state, event);
    for (const [index, [seat, rawMove]] of record.moves.entries()) {
      at = index;
      const move = game.move(rawMove);
      if (!move.ok) return fault(index, move.error);
      const decided = game.decide(state, seat, move.value, draw);
      if (!decided.ok) return fault(index, decided.error);
      for (const event of decided.value) game.evolve(state, event);
      steps.push({ seat, move: move.value, events: decided.value });
    }
    if (draw.left() > 0) {
      return fault(null, `${draw.left()} of the ${record.draws.length} listed draws were never made`);
    }
    return ok({ options: options.value, opening, steps, state });
  } catch (error) {
    // A script that asks for a card that is not there. Anything else is a fault of ours and must be heard.
    if (error instanceof DrawError) return fault(at, error.message);
    throw error;
  }
}

function fault(at: number | null, reason: string | Refusal): { readonly ok: false; readonly error: ReplayFault } {
  return fail({ at, reason });
}
