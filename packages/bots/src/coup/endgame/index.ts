export { adviseEndgame, USUAL_EFFORT } from "./advise.ts";
export { pairOf } from "./endgame-position.ts";
export { exploitabilityOf } from "./policy.ts";
export { policyOf } from "./seat-at.ts";
export { measureSolution, solve } from "./solve.ts";
export { ENDGAME_SUITE } from "./suite.ts";
