import type { Beat, Spot } from "../../src/motion/beat.ts";
import { whatChanges } from "../../src/motion/perform.ts";

/** The names of all places that beats speak of. */
export function placesIn(beats: readonly Beat[]): readonly string[] {
  const spots = beats.flatMap((beat): readonly Spot[] => [
    ...("from" in beat ? [beat.from] : []),
    ...whatChanges(beat),
  ]);
  return spots.flatMap((spot) => {
    if ("handOf" in spot) return [`seat-${spot.handOf}`];
    if ("lostOf" in spot) return [`seat-${spot.lostOf}`];
    return spot.else === undefined ? [spot.at] : [spot.at, spot.else];
  });
}

/** The names of all pictures that beats show. */
export function picturesIn(beats: readonly Beat[]): readonly string[] {
  return beats.flatMap((beat) => [
    ...("thing" in beat ? [beat.thing] : []),
    ...("face" in beat ? [beat.face] : []),
    ...("back" in beat && beat.back !== undefined ? [beat.back] : []),
  ]);
}
