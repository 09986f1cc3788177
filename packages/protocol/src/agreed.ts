/** What both sides agree on besides the shape of messages. No schema is in here: a page can take it along for nothing. */
export {
  CLOCK_NAMES,
  CLOCK_PARTS,
  CLOCK_RANGES,
  CLOCKS,
  type ClockPart,
  type Seconds,
  secondsOf,
} from "./clock.ts";
export { type ParameterIn, type Parameters, pathTo, ROUTES, type RouteName, STREAM_HEADER } from "./http/routes.ts";
export { LIMITS, PROTOCOL } from "./limits.ts";
export {
  BOT_LEVELS,
  BOT_NAMES,
  BOT_STYLES,
  type BotLevel,
  type BotName,
  type BotStyle,
  GAME_NAMES,
  type GameName,
  type Hurry,
  LANGUAGES,
  type Language,
} from "./names.ts";
export { passesBy, STANDING_ORDERS, type StandingOrder } from "./order.ts";
export { PHRASE_NAMES, type PhraseName, type PhrasePart, phraseSpec } from "./phrase-list.ts";
