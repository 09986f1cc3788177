export { advance } from "./advance.ts";
export { at } from "./at.ts";
export { type AtTable, atTable, type Given, type ListedGame, listGame, redactAll, type Variant } from "./at-table.ts";
export {
  copyDeck,
  type Deck,
  deckSize,
  drawCard,
  newDeck,
  putUnder,
  shuffleIn,
  takeCard,
  takeTop,
  topCard,
  type UnderCard,
  viewDeck,
  withCard,
  without,
} from "./deck.ts";
export {
  type Draw,
  DrawError,
  type RecordingDraw,
  recordingDraw,
  type ScriptedDraw,
  scriptedDraw,
  seededChance,
  seededDraw,
} from "./draw.ts";
export { type Dwell, type LeadIn, leadIn } from "./dwell.ts";
export type { Asking, Game, Outcome } from "./game.ts";
export { isPass, PASS } from "./pass.ts";
export { type GameRecord, parseRecord } from "./record.ts";
export { parseTalk, type SpokenLine } from "./record-talk.ts";
export type { Remark, Saying } from "./remark.ts";
export { type Replay, type ReplayFault, replay, type Step } from "./replay.ts";
export { fail, ok, type Refusal, type Result, refuse } from "./result.ts";
export { clockwise, isKnower, type Knowers, type Seat, stepsClockwise, type Viewer, viewersOf } from "./seat.ts";
export {
  allSeats,
  hasSeat,
  isOnly,
  MOST_SEATS,
  NO_SEATS,
  nextSeat,
  onlySeat,
  type SeatSet,
  seatSet,
  seatsOf,
  withoutSeat,
  withSeat,
} from "./seat-set.ts";
export { recordedOptions, versionOf } from "./version.ts";
export {
  type Answered,
  isSilent,
  nearestAnswer,
  noAnswers,
  openWindow,
  type ResponseWindow,
  redactAnswer,
  sealAnswer,
  viewAnswers,
  viewAwaited,
  waitingIn,
} from "./window.ts";
