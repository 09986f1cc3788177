import type { Viewer } from "@darbar/kernel";
import type { CopsEvent } from "../event.ts";
import { redact } from "../redact.ts";
import { foldSighting, NOTHING_SEEN, type Sightings } from "./sighting.ts";

/** Somebody who has watched a game so far: with whose eyes, and what they have seen. Never changed, only replaced. */
export interface Witness {
  readonly eyes: Viewer;
  readonly sightings: Sightings;
}

/** A witness before the deal. */
export function newWitness(eyes: Viewer): Witness {
  return { eyes, sightings: NOTHING_SEEN };
}

/** The witness after one more event. One that tells more than these eyes may see proves no more. */
export function watch({ eyes, sightings }: Witness, told: CopsEvent): Witness {
  const event = redact(told, eyes);
  return event === null ? { eyes, sightings } : { eyes, sightings: foldSighting(sightings, event) };
}
