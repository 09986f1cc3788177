import { type CopsEvent, cops, type Move, type State } from "@darbar/cops";
import { type Draw, type Seat, seededDraw } from "@darbar/kernel";

/** A table before the deal. */
export function tableOf(options: object, seats: number): State {
  const read = cops.options(options, seats);
  if (!read.ok) throw new Error(read.error);
  return cops.setup(read.value, seats);
}

/** The deal of a small table: P1 holds the agent, P2 the kingpin, everybody else two crooked cards. */
export function dealtTo(seats: number): CopsEvent {
  const hands = Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return ["agent", "honest", "crooked"] as const;
    return seat === 1 ? (["honest", "kingpin", "crooked"] as const) : (["crooked", "honest", "crooked"] as const);
  });
  const equipment = hands.map((_, seat) => (["taser", "riot-shield", "coffee"] as const)[seat % 3]);
  return { type: "dealt", hands, leftOver: [], equipment };
}

/** A table at which these facts have come to pass since the deal, as the table itself knows it. */
export function tableAfter(options: object, seats: number, events: readonly CopsEvent[]): State {
  const state = tableOf(options, seats);
  for (const event of [dealtTo(seats), ...events]) cops.evolve(state, event);
  return state;
}

/** Plays a game of random moves, and shows each position, and each decision, on the way. */
export function randomGame(
  options: object,
  seats: number,
  seed: string,
  see: (state: State, seat: Seat, draw: Draw) => void,
  hear: (events: readonly CopsEvent[]) => void = () => undefined,
): State {
  const draw = seededDraw(seed);
  const state = tableOf(options, seats);
  const fold = (events: readonly CopsEvent[]): void => {
    hear(events);
    for (const event of events) cops.evolve(state, event);
  };
  fold(cops.deal(state, draw));
  while (cops.outcome(state) === null) {
    const seat = draw.one(cops.waiting(state));
    see(state, seat, draw);
    const legal = cops.legal(state, seat);
    const decided = cops.decide(state, seat, wishFor(legal, draw), draw);
    if (!decided.ok) throw new Error(decided.error.code);
    fold(decided.value);
  }
  return state;
}

/** Any legal move, but equipment more often than not: it is what there is most to say of. */
function wishFor(legal: readonly Move[], draw: Draw): Move {
  const plays = legal.filter((move) => move.do === "play");
  const wished = plays.length > 0 && draw.one([0, 1, 2]) > 0 ? plays : legal;
  return wished[draw.one([...wished.keys()])];
}
