export { type Bot, look, type Sight } from "./bot.ts";
export { simpleCops } from "./simple-cops/simple-cops.ts";
export { simpleCoup } from "./simple-coup/simple-coup.ts";
export { TEMPERAMENT_NAMES, TEMPERAMENTS } from "./simple-coup/temperament.ts";
