export {
  type Belief,
  believedHands,
  believedOf,
  type Likelihood,
  newBelief,
  updateBelief,
} from "./belief.ts";
export { drawHands } from "./draw-hands.ts";
export { handsOf, holds, type PossibleHand } from "./hands.ts";
export type { Knowledge } from "./knowledge.ts";
export { learn } from "./learn.ts";
export { beforeTheDeal, knowledgeOf, trackCoup } from "./track.ts";
