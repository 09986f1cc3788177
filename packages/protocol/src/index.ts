export { ClientMessage } from "./client.ts";
export { Command, STANDING_ORDERS, type StandingOrder } from "./command.ts";
export { LIMITS, PROTOCOL } from "./limits.ts";
export { PHRASE_NAMES, PHRASES, Phrase, type PhraseName, type PhrasePart } from "./phrase.ts";
export type { ClockReading, Listed, Said, ServerMessage, Sitter, Snapshot, WireFact } from "./server.ts";
export { BOT_LEVELS, type BotLevel, Clock, GAME_NAMES, Setup } from "./setup.ts";
