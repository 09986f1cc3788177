export { clausesIn, compareCitations, holdCitations } from "./citations.ts";
export {
  anyKind,
  anyMove,
  firstAsked,
  mostlyPass,
  playAtRandom,
  type Start,
  timeOuts,
  variantOf,
} from "./random-play.ts";
export { type Example, exampleIn, readExample, runExample, writeExample } from "./readme.ts";
export { Scenario, type Vocabulary } from "./scenario.ts";
export { Script } from "./script.ts";
export { TEST_SEED, testChance } from "./seed.ts";
export { ALL, itInAll, usually } from "./sizes.ts";
export { nameOfSeat, nameOfSeats, oneOf, seatOf, seatsIn, viewerOf, wordsOf } from "./spoken.ts";
export { happen, type WatchedTable, watchTable } from "./watched-table.ts";
