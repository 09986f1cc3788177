export { type CopsBot, type CopsSight, playCops, type Watch } from "./game.ts";
export { READING, type Reading } from "./knowledge/behaviour.ts";
export { type EquipmentGuess, equipmentChance, trackEquipment } from "./knowledge/equipment.ts";
export { chance, chanceAt, chancesAt, type Knowledge, leaderAt, trackCops } from "./knowledge/knowledge.ts";
export { sampleWorld } from "./knowledge/sample.ts";
export { copsBot } from "./levels.ts";
export { COPS_STYLES, type Temper } from "./temper.ts";
export { copsTwins, countingBudget, twinOf } from "./twins.ts";
export { randomCops, uncertainCops } from "./yardstick.ts";
