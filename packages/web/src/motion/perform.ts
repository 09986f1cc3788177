import type { Beat, Spot } from "./beat.ts";
import { alight, cross, fly, holdUp, sparks, visit, wash } from "./flights.ts";
import {
  faceOff,
  fade,
  layDown,
  lean,
  lift,
  nod,
  shake,
  swing,
  swirl,
  tense,
  tremble,
  turn,
  wake,
} from "./gestures.ts";
import { elementAt } from "./places.ts";
import { inOrder, type Slice, type Staging } from "./staging.ts";

/** How many sparks there may be at once, and around one player. */
const MOST_SPARKS = 40;
const SPARKS_OF_ONE = 16;

/** Performs all that is to be seen of an event, at the same time, within its moment. */
export function perform(beats: readonly Beat[], staging: Staging): void {
  const last = Math.max(0, ...beats.map((beat) => ("order" in beat ? beat.order : 0)));
  const slice = inOrder(last, staging.milliseconds);
  const sparkling = beats.filter((beat) => beat.do === "sparks").length;
  const sparksOfOne = Math.min(SPARKS_OF_ONE, Math.floor(MOST_SPARKS / Math.max(1, sparkling)));
  for (const beat of beats) show(beat, staging, slice, sparksOfOne);
}

/** Where less motion is wanted, what has changed appears by fading. */
export function fadeIn(beats: readonly Beat[], { root, stage, milliseconds }: Staging): void {
  const changed = new Set(beats.flatMap(whatChanges).map((spot) => elementAt(root, spot)));
  for (const element of changed) {
    if (element !== null) stage.move(element, [{ opacity: 0.4 }, {}], { duration: Math.min(200, milliseconds) });
  }
}

/** Where something is different when a beat is over. */
export function whatChanges(beat: Beat): readonly Spot[] {
  switch (beat.do) {
    case "fly":
    case "visit":
      return [beat.to];
    case "hold-up":
    case "sparks":
    case "turn":
    case "come":
    case "go":
    case "wash":
    case "lift":
    case "lay-down":
    case "swing":
      return [beat.at];
    case "cross":
      return beat.places;
    case "face-off":
      return [{ at: `seat-${beat.seats[1]}` }];
    case "lean":
    case "nod":
    case "shake":
    case "tense":
    case "fade":
    case "wake":
      return [{ at: `seat-${beat.seat}` }];
    case "tremble":
    case "swirl":
      return [];
  }
}

function show(beat: Beat, staging: Staging, slice: (order: number) => Slice, sparksOfOne: number): void {
  switch (beat.do) {
    case "fly":
      return fly(beat, staging, slice(beat.order));
    case "hold-up":
      return holdUp(beat, staging, slice(beat.order));
    case "turn":
      return turn(beat, staging, slice(beat.order));
    case "cross":
      return cross(beat, staging);
    case "visit":
      return visit(beat, staging, slice(beat.order));
    case "come":
    case "go":
      return alight(beat, staging);
    case "wash":
      return wash(beat, staging);
    case "sparks":
      return sparks(beat, staging, sparksOfOne);
    case "lift":
      return lift(beat, staging, slice(beat.order));
    case "lay-down":
      return layDown(beat, staging, slice(beat.order));
    case "swing":
      return swing(beat, staging);
    case "face-off":
      return faceOff(beat.seats, staging);
    case "lean":
      return lean(beat.seat, beat.towards, staging);
    case "nod":
      return nod(beat.seat, staging);
    case "shake":
      return shake(beat, staging);
    case "tense":
      return tense(beat, staging);
    case "fade":
      return fade(beat.seat, staging);
    case "wake":
      return wake(beat.seat, staging);
    case "tremble":
      return tremble(beat, staging);
    case "swirl":
      return swirl(beat, staging);
  }
}
