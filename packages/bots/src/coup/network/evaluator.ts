import type { Move, State } from "@darbar/coup";
import type { Draw, Seat } from "@darbar/kernel";
import { FEATURES, writeFeatures } from "./features.ts";
import { MOST_LEGAL, MOVES, writeMask } from "./moves.ts";
import { type Network, newWorkspace, run, type Shape, type Workspace } from "./network.ts";
import { fillSlots, newSlots, type Slots } from "./slots.ts";
import type { TrackRecord } from "./track-record.ts";

/** The shape of a network that plays Coup, with hidden layers of these sizes. */
export function shapeWith(hidden: readonly [number, number]): Shape {
  return { inputs: FEATURES, hidden, moves: MOVES };
}

/** A network ready to play, with the room it needs. */
export interface Evaluator {
  readonly network: Network;
  readonly work: Workspace;
  readonly slots: Slots;
}

export function newEvaluator(network: Network): Evaluator {
  return { network, work: newWorkspace(network.shape, MOST_LEGAL), slots: newSlots() };
}

/**
 * Evaluates a decision: afterwards the workspace has the chance of each legal move, in their order, and the value.
 * `view` may be the table itself: only what the seat sees is looked at.
 */
export function evaluate(
  evaluator: Evaluator,
  view: State,
  seat: Seat,
  record: TrackRecord,
  legal: readonly Move[],
  temperature = 1,
): void {
  const { network, work, slots } = evaluator;
  fillSlots(slots, view, seat);
  writeFeatures(view, seat, slots, record, work.inputs);
  writeMask(legal, seat, slots, work.moves);
  work.count = legal.length;
  run(network, work, temperature);
}

const FINE = 1 << 16;
const FRACTIONS: readonly number[] = Array.from({ length: FINE }, (_, place) => place);

/** A number from 0 up to 1, each as likely as another. */
export function fraction(draw: Draw): number {
  return (draw.one(FRACTIONS) + 0.5) / FINE;
}

/** The place of one of `count` chances, each as likely as it says. */
export function pick(chances: ArrayLike<number>, count: number, draw: Draw): number {
  let left = fraction(draw);
  for (let place = 0; place < count - 1; place++) {
    left -= chances[place];
    if (left < 0) return place;
  }
  return count - 1;
}
