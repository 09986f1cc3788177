/** The games there are. */
export const GAME_NAMES = ["coup", "cops"] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** The languages: what refusals are worded in. */
export const LANGUAGES = ["en", "fa", "he", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How well a bot can play. */
export const BOT_LEVELS = ["newcomer", "regular", "sharp", "master"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot can be like. */
export const BOT_STYLES = ["honest", "bluffer", "sceptic", "avenger", "greedy"] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

/** How much sooner bots that play among themselves can be over: quicker, or without pauses. */
export const HURRIES = ["fast", "skip"] as const;
export type Hurry = (typeof HURRIES)[number];

/**
 * What bots are called: more than a table has seats, so that one is free whatever the people there are called. These are
 * the names in records and messages; a page writes them in the script of its reader.
 */
export const BOT_NAMES = [
  "Anahita",
  "Bahram",
  "Cyrus",
  "Darya",
  "Esther",
  "Farid",
  "Golnar",
  "Homa",
  "Iraj",
  "Jamshid",
  "Zal",
] as const;
export type BotName = (typeof BOT_NAMES)[number];
