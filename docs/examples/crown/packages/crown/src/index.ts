export { crownAtTable } from "./at-table.ts";
export { type Card, type CrownEvent, crown, type Move, type State } from "./crown.ts";
export { optionList } from "./option-list.ts";
