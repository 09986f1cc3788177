import { coup, type Event, type Options, type State } from "@darbar/coup";
import { type Draw, seededDraw } from "@darbar/kernel";
import { type Spent, startWatch } from "./stopwatch.ts";

/** What one benchmark has counted. */
export interface Measured extends Tally, Spent {
  readonly bytesPerDecision: number;
}

interface Tally {
  games: number;
  decisions: number;
  events: number;
}

/** A table that is played at random, again and again. */
interface Trial {
  readonly options: Options;
  readonly seats: number;
  readonly draw: Draw;
  /** Which of so many, quickly: choosing is not what is measured. */
  readonly choose: (count: number) => number;
}

/**
 * Plays random complete games in one thread for about so many CPU-seconds. Each decision is made as a live table makes
 * it: who is awaited, what is legal for them, decide with every check, and every event folded into the state.
 */
export function measure(options: Options, seats: number, seconds: number, seed: string): Measured {
  const trial: Trial = { options, seats, draw: seededDraw(seed), choose: chooser() };
  playFor(Math.min(seconds / 2, 1), trial, newTally()); // warm
  const tally = newTally();
  const watch = startWatch();
  playFor(seconds, trial, tally);
  return { ...tally, ...watch(), bytesPerDecision: bytesPerDecision(trial) };
}

function newTally(): Tally {
  return { games: 0, decisions: 0, events: 0 };
}

function chooser(): Trial["choose"] {
  let word = 12345;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return Math.floor(((word >>> 0) / 0x1_0000_0000) * count);
  };
}

function playFor(seconds: number, trial: Trial, tally: Tally): void {
  const watch = startWatch();
  do {
    for (let game = 0; game < 50; game++) playGame(trial, tally);
  } while (watch().cpuSeconds < seconds);
}

function playGame({ options, seats, draw, choose }: Trial, tally: Tally): void {
  const state = coup.setup(options, seats);
  foldAll(state, coup.deal(state, draw));
  while (state.winner === null) {
    const waiting = coup.waiting(state);
    const seat = waiting[choose(waiting.length)];
    const legal = coup.legal(state, seat);
    const decided = coup.decide(state, seat, legal[choose(legal.length)], draw);
    if (!decided.ok) throw new Error(`a legal move was refused: ${JSON.stringify(decided.error)}`);
    foldAll(state, decided.value);
    tally.decisions++;
    tally.events += decided.value.length;
  }
  tally.games++;
}

function foldAll(state: State, events: readonly Event[]): void {
  for (const event of events) coup.evolve(state, event);
}

/** What a decision allocates: how the heap grows over a few games, in the middle of many tries, for some collect. */
function bytesPerDecision(trial: Trial): number {
  const tries = Array.from({ length: 41 }, () => {
    const tally = newTally();
    const before = process.memoryUsage().heapUsed;
    for (let game = 0; game < 10; game++) playGame(trial, tally);
    return (process.memoryUsage().heapUsed - before) / tally.decisions;
  });
  return tries.sort((one, other) => one - other)[20];
}
