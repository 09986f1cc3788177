export { chance, trackCops } from "./knowledge.ts";
