export { ACTION_LIST, type ActionRule, blockedAs, claimOf, EXCHANGED, MUST_COUP, ruleOf } from "./action-table.ts";
export { coupAtTable } from "./at-table.ts";
export {
  ALLEGIANCES,
  type Allegiance,
  CHARACTERS,
  type Character,
  type Claim,
  charactersWith,
  type Exchanger,
} from "./character.ts";
export { coup } from "./coup.ts";
export { DWELLS, dwellOf } from "./dwell.ts";
export {
  copiesFor,
  EDITIONS,
  type Edition,
  FEWEST_SEATS,
  MOST_SEATS,
  RULES,
  type Rules,
  rulesBy,
  VERSION,
} from "./edition.ts";
export { type CoupEvent, type Purse, QUESTIONS, type Question } from "./event.ts";
export { looksFalse } from "./looks-false.ts";
export { certainCards } from "./memory.ts";
export { type ActionName, type Move, PLAIN_ACTIONS, TARGETED_ACTIONS } from "./move.ts";
export { optionList } from "./option-list.ts";
export type { Options } from "./options.ts";
export {
  type AskedOnAction,
  type AskedOnChallenge,
  COINS,
  INFLUENCE,
  isLiving,
  type Player,
  type State,
  targetOf,
} from "./state.ts";
export { type Summary, summary } from "./summary.ts";
export { isHarmless, touches } from "./touch.ts";
export { everyVariant, type Variant } from "./variants.ts";
