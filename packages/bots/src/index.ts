export { type Chances, type Forecast, forecasterOf, type Moment } from "./beliefs/forecast.ts";
export { type Bot, type Budget, look, type Sight } from "./bot.ts";
export { copsBot } from "./cops/levels.ts";
export { coupBot } from "./coup/levels.ts";
export { coupTwins } from "./coup/twins.ts";
export { answerInquiry, type Inquiry, inquire } from "./inquiry.ts";
export { type BotOptions, LEVELS, type Level, STYLES, type Style, THINKING } from "./level.ts";
export {
  BOT_GAMES,
  type BotGame,
  botsOf,
  type ListedBots,
  makeBot,
  type NamedBot,
} from "./registry.ts";
export { PERSONALITIES, PERSONALITY_NAMES } from "./simple-coup/personality.ts";
export { simpleCoup } from "./simple-coup/simple-coup.ts";
export { TWIN_GAMES } from "./twins/twin-games.ts";
export { countingBudget, type Leak, tryGame } from "./twins/twins.ts";
