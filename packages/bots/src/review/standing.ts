import { type Asking, type Draw, type Game, type Seat, seededDraw } from "@darbar/kernel";

/** A finished game with all cards open. */
export interface OpenGame<Options, GameEvent> {
  readonly options: Options;
  readonly seats: number;
  readonly past: readonly GameEvent[];
}

/** How a game stood at the beginning of a turn, or at its end, for one who sees all cards. */
export interface Standing {
  /** How many events had happened. */
  readonly seen: number;
  /** Turns since the deal, the one that begins included. */
  readonly turn: number;
  /** By seat, the chance to win. */
  readonly chances: readonly number[];
}

/** Plays a table on, which it may change, and says for each seat how it came out: 1 has won, 0 has lost. */
export type PlayOut<State, GameEvent> = (table: State, past: readonly GameEvent[], draw: Draw) => readonly number[];

/** Goes through a game turn by turn, and plays it on so many times from each. */
export function* standingsIn<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  rules: Game<Options, State, Move, GameEvent>,
  { options, seats, past }: OpenGame<Options, GameEvent>,
  playOut: PlayOut<State, GameEvent>,
  tries: number,
): Generator<Standing> {
  const table = rules.setup(options, seats);
  let turn = 0;
  let isNew = false;
  for (const [at, event] of past.entries()) {
    rules.evolve(table, event);
    if (event.type === "turn") {
      turn++;
      isNew = true;
    }
    if (!isNew || rules.waiting(table).length === 0) continue;
    isNew = false;
    const seen = at + 1;
    const soFar = past.slice(0, seen);
    const sums = Array.from({ length: seats }, () => 0);
    for (let time = 0; time < tries; time++) {
      const outcome = playOut(rules.view(table, "all"), soFar, seededDraw(`standing ${seen} ${time}`));
      for (const [seat, worth] of outcome.entries()) sums[seat] += worth;
    }
    yield { seen, turn, chances: sums.map((sum) => sum / tries) };
  }
  const winners: readonly Seat[] = rules.outcome(table)?.winners ?? [];
  yield { seen: past.length, turn, chances: ends(seats, winners) };
}

function ends(seats: number, winners: readonly Seat[]): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
}
