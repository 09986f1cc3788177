import { type Bot, look } from "@darbar/bots";
import { type Asking, type Draw, type Game, type GameRecord, recordingDraw, type Seat } from "@darbar/kernel";

/** Deals a game, and lets these bots play it to its end. */
export function playOut<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  rawOptions: object,
  bots: readonly Bot<State, Move, GameEvent>[],
  draw: Draw,
): GameRecord {
  const seats = bots.length;
  const options = rules.options(rawOptions, seats);
  if (!options.ok) throw new Error(options.error);
  const state = rules.setup(options.value, seats);
  const recording = recordingDraw(draw);
  const events: GameEvent[] = [];
  const moves: [Seat, Move][] = [];
  const happen = (more: readonly GameEvent[]): void => {
    for (const event of more) rules.evolve(state, event);
    events.push(...more);
  };
  happen(rules.deal(state, recording));
  while (rules.outcome(state) === null) {
    const [seat] = rules.waiting(state);
    const move = bots[seat].choose(look(rules, state, seat, events), draw);
    const decided = rules.decide(state, seat, move, recording);
    if (!decided.ok) throw new Error(`a bot was refused: ${JSON.stringify(decided.error)}`);
    happen(decided.value);
    moves.push([seat, move]);
  }
  return { game: rules.id, version: rules.version, options: rawOptions, seats, draws: [...recording.drawn], moves };
}
