export { cleanLine } from "./clean-line.ts";
export { FLOOR, GRID, TICK } from "./clock.ts";
export { type Deed, decideCommand } from "./command.ts";
export type { TableContext } from "./context.ts";
export { MOST_LINES } from "./conversation.ts";
export { storedFrom } from "./entries.ts";
export { entryOf } from "./entry.ts";
export type { CommandKey, Entry, Fact, SaidFact } from "./fact.ts";
export { callBy, fold } from "./fold.ts";
export { type Founding, firstFacts } from "./founding.ts";
export { type RunningGame, setUpGame } from "./game/running-game.ts";
export { happen } from "./happen.ts";
export type { TableHost } from "./host.ts";
export { type KeptRecord, keptRecord, storedRecord } from "./kept-record.ts";
export { LiveTable } from "./live-table.ts";
export type { Have, Watcher } from "./log.ts";
export { foldTable } from "./read.ts";
export { recorded, recordFor, type SeenGame } from "./record.ts";
export type { Refused } from "./refusal.ts";
export { type Actor, checkSetup, isNameTaken, isRenamed, NAME_TAKEN } from "./seating.ts";
export { SHUFFLE_TIME } from "./shuffle.ts";
export { snapshotFor, viewerAt } from "./snapshot.ts";
export { type Standing, stand, standingOf } from "./standing.ts";
export { emptyTable, type GameAtTable, isPlaying, seatOf, type Table } from "./state.ts";
export {
  type Along,
  type StoredFact,
  type StoredLine,
  type StoredRecord,
  StoreError,
  type StoreFault,
} from "./stored.ts";
export { isTalk } from "./talk.ts";
export { PATIENCE } from "./thoughts.ts";
export { UnreadableTable } from "./unreadable.ts";
