import type { TimeSpan } from "./beat.ts";
import type { Draw } from "./picture.ts";
import type { Boxes } from "./places.ts";
import type { Stage } from "./stage.ts";

/** What showing an event needs. */
export interface Staging {
  readonly root: HTMLElement;
  readonly stage: Stage;
  readonly draw: Draw;
  readonly milliseconds: number;
  /** Where the places were before this event. */
  readonly were: Boxes;
}

/** When something of an event begins, and how long it takes, in milliseconds. */
export interface Slice {
  readonly delay: number;
  readonly duration: number;
}

/** How much of the time one of several takes that follow one another. */
const ONE_OF_SEVERAL = 0.6;

/** The slice of each of several things that follow one another: the first has order 0, the last has order `last`. */
export function inOrder(last: number, milliseconds: number): (order: number) => Slice {
  if (last === 0) return () => ({ delay: 0, duration: milliseconds });
  const duration = milliseconds * ONE_OF_SEVERAL;
  return (order) => ({ delay: ((milliseconds - duration) * order) / last, duration });
}

/** The slice of a part of the time. */
export function during([begins, ends]: TimeSpan, milliseconds: number): Slice {
  return { delay: begins * milliseconds, duration: (ends - begins) * milliseconds };
}
