export * from "./agreed.ts";
export { ClientMessage } from "./client.ts";
export { Command, Commitment } from "./command.ts";
export { Phrase } from "./phrase.ts";
export type { ClockReading, How, Listed, Said, ServerMessage, Sitter, Snapshot, WireFact } from "./server.ts";
export { Clock, Setup } from "./setup.ts";
