import { type Asking, advance, type Draw, type Game, type Seat, seededDraw } from "@darbar/kernel";

/** What was played. */
export interface Tally {
  games: number;
  decisions: number;
  events: number;
}

/** A tally of nothing yet. */
export function newTally(): Tally {
  return { games: 0, decisions: 0, events: 0 };
}

/** A table that is played at random, again and again. */
export interface BenchTrial<Options, State extends Asking, Move, GameEvent> {
  readonly rules: Game<Options, State, Move, GameEvent>;
  readonly options: Options;
  readonly seats: number;
  readonly draw: Draw;
  /** Which of so many, quickly: choosing is not what is measured. */
  readonly choose: (count: number) => number;
  /** Whether every seat follows the game, as somebody who learns from it does: by what it is sent, folded into its view. */
  readonly observed: boolean;
}

/** A table to be played at random; the same seed, the same games. */
export function newTrial<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  options: Options,
  seats: number,
  seed: string,
  observed = false,
): BenchTrial<Options, State, Move, GameEvent> {
  let word = 12345;
  const choose = (count: number): number => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return ((word >>> 16) * count) >>> 16;
  };
  return { rules, options, seats, draw: seededDraw(seed), choose, observed };
}

/** How often a part of a decision is done again for nothing, to see what it costs. */
export interface Again {
  readonly legal: number;
  readonly decide: number;
  readonly evolve: number;
}

/** Every part once, as a live table does it. */
export const ONCE: Again = { legal: 0, decide: 0, evolve: 0 };

/**
 * Plays one random game. Each decision is made as a live table makes it: who is awaited, what is legal for them, decide
 * with every check, and every event folded into the state.
 */
export function playBenchGame<Options, State extends Asking, Move, GameEvent>(
  { rules, options, seats, draw, choose, observed }: BenchTrial<Options, State, Move, GameEvent>,
  tally: Tally,
  again: Again = ONCE,
): void {
  const state = rules.setup(options, seats);
  // A second state that gets the same events, where folding is done again.
  const twin = again.evolve > 0 ? rules.setup(options, seats) : null;
  const views = observed ? viewsOf(rules, state, seats) : [];
  const opening = rules.deal(state, draw);
  fold(rules, state, opening);
  if (twin !== null) fold(rules, twin, opening);
  observe(rules, views, opening);
  while (rules.outcome(state) === null) {
    const waiting = rules.waiting(state);
    const seat = waiting[choose(waiting.length)];
    for (let time = 0; time < again.legal; time++) rules.legal(state, seat);
    const legal = rules.legal(state, seat);
    const move = legal[choose(legal.length)];
    for (let time = 0; time < again.decide; time++) rules.decide(state, seat, move, draw);
    const decided = advance(rules, state, seat, move, draw);
    if (!decided.ok) throw new Error(`a legal move was refused: ${JSON.stringify(decided.error)}`);
    if (twin !== null) fold(rules, twin, decided.value);
    observe(rules, views, decided.value);
    tally.decisions++;
    tally.events += decided.value.length;
  }
  tally.games++;
}

function fold<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  state: State,
  events: readonly GameEvent[],
): void {
  for (const event of events) rules.evolve(state, event);
}

function viewsOf<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  state: State,
  seats: number,
): State[] {
  const views: State[] = [];
  for (let seat: Seat = 0; seat < seats; seat++) views.push(rules.view(state, seat));
  return views;
}

/** What happened reaches each seat: what that seat may see of it, folded into its view. What the public sees whole all seats see so. */
function observe<Options, State extends Asking, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  views: readonly State[],
  events: readonly GameEvent[],
): void {
  if (views.length === 0) return;
  for (const event of events) {
    const isPublic = rules.redact(event, "public") === event;
    for (let seat: Seat = 0; seat < views.length; seat++) {
      const seen = isPublic ? event : rules.redact(event, seat);
      if (seen !== null) rules.evolve(views[seat], seen);
    }
  }
}
