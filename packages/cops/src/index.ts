export { copsAtTable } from "./at-table.ts";
export { cops } from "./cops.ts";
export { DWELLS, dwellOf, pauseOver } from "./dwell.ts";
export { ENDINGS, type Ending } from "./end.ts";
export { EQUIPMENT_CARDS, EQUIPMENT_COPIES, EQUIPMENT_NAMES, type EquipmentName } from "./equipment/box.ts";
export { equipmentRule } from "./equipment/index.ts";
export type { EquipmentRule } from "./equipment/rule.ts";
export { type CopsEvent, type Lasting, type Look, MOMENTS, type Moment, QUESTIONS, type Question } from "./event.ts";
export { IDENTITIES, type Identity, isLeader, type Place, SLOTS, type Slot, TEAMS, type Team } from "./identity.ts";
export { isKnownTo, type KnownTo } from "./knowledge.ts";
export { ACTIONS, type ActionMove, type ActionName, type Move, type Play, type TwoPlaces } from "./move.ts";
export { commonCards, ORDERS } from "./opening.ts";
export { optionList } from "./option-list.ts";
export type { Options } from "./options.ts";
export { isConcealed, isCop, takesTurns, touches } from "./player.ts";
export { BARS, type Bar, REFUSALS, type RefusalCode } from "./refusal.ts";
export {
  boxFor,
  FEWEST_SEATS,
  MODES,
  MOST_SEATS,
  type Mode,
  RULES,
  type Rules,
  rulesFor,
  VERSION,
  type Version,
} from "./rules.ts";
export type {
  Card,
  Fallen,
  Held,
  Laid,
  Player,
  Playing,
  Standing,
  State,
} from "./state.ts";
export { type Summary, summary } from "./summary.ts";
export { isReversed, teamOf } from "./team.ts";
export { everyVariant, type Variant } from "./variants.ts";
