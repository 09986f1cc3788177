export { type Breach, LAWS, type LawNumber } from "./breach.ts";
export { holdLaws, type Trial } from "./suite.ts";
export type { LawCase } from "./table.ts";
export { type LawCount, walk } from "./walk.ts";
