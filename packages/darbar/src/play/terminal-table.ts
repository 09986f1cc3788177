import {
  type Asking,
  type Game,
  type GameRecord,
  type Remark,
  recordingDraw,
  type Saying,
  type Seat,
  type SpokenLine,
  seededDraw,
} from "@darbar/kernel";

/** A table at which a game is being played, and which writes it down. */
export interface TerminalTable<State, Move, GameEvent> {
  /** The table before the deal, anew each time. */
  before(): State;
  /** Everything, also what no player sees. */
  readonly state: State;
  /** The opening events. */
  readonly opening: readonly GameEvent[];
  /** Everything that has happened. */
  events(): readonly GameEvent[];
  /** Plays a legal move and gives what came of it. */
  play(seat: Seat, move: Move): readonly GameEvent[];
  /** Everything that was said, each after so many events. */
  said(): readonly Remark[];
  /** Somebody says something. */
  say(seat: Seat, saying: Saying): void;
  /** The game so far, as a record. */
  record(): GameRecord;
}

/** Opens a table and deals. */
export function openTerminalTable<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  options: Options,
  names: readonly string[],
  seed: string,
): TerminalTable<State, Move, GameEvent> {
  const seats = names.length;
  const draw = recordingDraw(seededDraw(seed));
  const state = rules.setup(options, seats);
  const opening = rules.deal(state, draw);
  for (const event of opening) rules.evolve(state, event);
  const events = opening.slice();
  const moves: [Seat, Move][] = [];
  const said: Remark[] = [];
  const talk: SpokenLine[] = [];
  return {
    before: () => rules.setup(options, seats),
    state,
    opening,
    events: () => events,
    play(seat, move) {
      const decided = rules.decide(state, seat, move, draw);
      if (!decided.ok) throw new Error(`seat ${seat} was offered ${JSON.stringify(move)}: ${decided.error.code}`);
      for (const event of decided.value) rules.evolve(state, event);
      events.push(...decided.value);
      moves.push([seat, move]);
      return decided.value;
    },
    said: () => said,
    say(seat, saying) {
      said.push({ seat, saying, after: events.length });
      talk.push([moves.length, seat, saying]);
    },
    record: () => ({
      game: rules.id,
      version: rules.version,
      // A replay calls the players by their numbers.
      title: names.map((name, seat) => `${seat + 1}: ${name}`).join(", "),
      options,
      seats,
      draws: draw.drawn.slice(),
      moves: moves.slice(),
      ...(talk.length > 0 && { talk: talk.slice() }),
    }),
  };
}
