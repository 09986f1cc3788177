export { chancesAt } from "./card-chances.ts";
export { chance, trackCops } from "./knowledge.ts";
