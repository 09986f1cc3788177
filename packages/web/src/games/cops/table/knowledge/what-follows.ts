import type { CopsEvent, State } from "@darbar/cops";
import { type Conclusions, conclude, newWitness, type Sightings, watch } from "@darbar/cops/deduce";
import { remembering } from "./remembering.ts";
import { eyesOf } from "./what-i-know.ts";

const witnessOf = remembering(newWitness, watch);

/** What was concluded last, and from what. */
interface Concluded {
  readonly sightings: Sightings["all"];
  readonly players: State["players"];
  readonly conclusions: Conclusions;
}

let latest: Concluded | null = null;

/** What is certain for the viewer, by counting the cards that they have seen. */
export function whatFollows(past: readonly CopsEvent[], view: State): Conclusions {
  const { sightings } = witnessOf(past, eyesOf(past, view.viewer));
  const isSame = latest?.sightings === sightings.all && latest.players === view.players;
  if (latest === null || !isSame) {
    latest = { sightings: sightings.all, players: view.players, conclusions: conclude(view, sightings) };
  }
  return latest.conclusions;
}
