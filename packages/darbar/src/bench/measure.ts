import { coup, type Event, type Move, type Options, type State } from "@darbar/coup";
import { type Draw, seededDraw } from "@darbar/kernel";

/** What one benchmark has counted. */
export interface Measured {
  readonly games: number;
  readonly decisions: number;
  readonly events: number;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly bytesPerDecision: number;
}

/**
 * Plays random complete games in one thread for about so many CPU-seconds. Each decision is made as a live table makes
 * it: who is awaited, what is legal for them, decide with every check, and every event folded into the state.
 */
export function measure(options: Options, seats: number, seconds: number, seed: string): Measured {
  const draw = seededDraw(seed);
  const choose = chooser();
  const tally = { games: 0, decisions: 0, events: 0 };
  playFor(Math.min(seconds / 4, 1), options, seats, draw, choose, { ...tally }); // warm

  const wallBefore = process.hrtime.bigint();
  const cpuBefore = cpuSeconds();
  playFor(seconds, options, seats, draw, choose, tally);
  const cpu = cpuSeconds() - cpuBefore;
  const wall = Number(process.hrtime.bigint() - wallBefore) / 1e9;
  return {
    ...tally,
    cpuSeconds: cpu,
    wallSeconds: wall,
    bytesPerDecision: bytesPerDecision(options, seats, draw, choose),
  };
}

/** CPU time of this process so far. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

type Choose = (count: number) => number;

/** Which of so many, quickly: choosing is not what is measured. */
function chooser(): Choose {
  let word = 12345;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return Math.floor(((word >>> 0) / 0x1_0000_0000) * count);
  };
}

interface Tally {
  games: number;
  decisions: number;
  events: number;
}

function playFor(seconds: number, options: Options, seats: number, draw: Draw, choose: Choose, tally: Tally): void {
  const end = cpuSeconds() + seconds;
  do {
    for (let game = 0; game < 50; game++) playGame(options, seats, draw, choose, tally);
  } while (cpuSeconds() < end);
}

function playGame(options: Options, seats: number, draw: Draw, choose: Choose, tally: Tally): void {
  const state = coup.setup(options, seats);
  foldAll(state, coup.deal(state, draw));
  while (state.winner === null) {
    const waiting = coup.waiting(state);
    const seat = waiting[choose(waiting.length)];
    const legal: readonly Move[] = coup.legal(state, seat);
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

/** What a decision allocates: the growth of the heap over stretches in which no garbage was collected. */
function bytesPerDecision(options: Options, seats: number, draw: Draw, choose: Choose): number {
  let bytes = 0;
  let decisions = 0;
  for (let stretch = 0; stretch < 200; stretch++) {
    const tally: Tally = { games: 0, decisions: 0, events: 0 };
    const before = process.memoryUsage().heapUsed;
    playGame(options, seats, draw, choose, tally);
    const grown = process.memoryUsage().heapUsed - before;
    if (grown <= 0) continue; // A collection came in between.
    bytes += grown;
    decisions += tally.decisions;
  }
  return decisions === 0 ? 0 : bytes / decisions;
}
