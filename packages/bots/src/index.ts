export { type Bot, type Budget, look, type Sight } from "./bot.ts";
export { copsBot } from "./cops/levels.ts";
export { coupBot } from "./coup/levels.ts";
export * from "./coup/master/index.ts";
export * from "./coup/network/index.ts";
export { answerInquiry, type Inquiry, inquire } from "./inquiry.ts";
export { LEVELS, type Level, type Manner, STYLES, type Style, THINKING } from "./level.ts";
export {
  BOT_GAMES,
  type BotGame,
  botsOf,
  type ListedBots,
  listBots,
  makeBot,
  type NamedBot,
} from "./registry.ts";
export { simpleCops } from "./simple-cops/simple-cops.ts";
export { simpleCoup } from "./simple-coup/simple-coup.ts";
export { TEMPERAMENT_NAMES, TEMPERAMENTS } from "./simple-coup/temperament.ts";
