export { type Endgame, exactEndgame } from "./endgame.ts";
export { type Advice, advise, masterCoup } from "./master.ts";
