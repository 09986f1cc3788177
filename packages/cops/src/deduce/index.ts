export { type Concluded, type Conclusions, conclude } from "./conclude.ts";

export { countHands, type Hands, type LeaderSeats, roleOfKnown } from "./hands.ts";
export { AGENT, areOfOneTeam, CROOKED, HONEST, KINGPIN, leads, ROLE_COUNT, roleIn } from "./role.ts";
export { foldSighting, NOTHING_SEEN, placeOf, type Sighting, type Sightings, sightingOf } from "./sighting.ts";
export { newWitness, watch } from "./witness.ts";
