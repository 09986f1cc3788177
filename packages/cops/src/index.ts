export { copsAtTable } from "./at-table.ts";
export {
  bearsOut,
  CLAIM_WORDS,
  type Claim,
  type ClaimCount,
  type ClaimWord,
  claimCount,
  claimOf,
  claimSaying,
  claimsAt,
  type HeardClaim,
  hearClaims,
} from "./claim.ts";
export { cops } from "./cops.ts";
export { DWELLS, dwellOf, isQuiet } from "./dwell.ts";
export { ENDINGS, type Ending } from "./end.ts";
export { EQUIPMENT_CARDS, EQUIPMENT_COPIES, EQUIPMENT_NAMES, type EquipmentName } from "./equipment/box.ts";
export { equipmentRule } from "./equipment/index.ts";
export { type CopsEvent, type Lasting, type Look, MOMENTS, type Moment, QUESTIONS, type Question } from "./event.ts";
export { IDENTITIES, type Identity, isLeader, type Place, SLOTS, type Slot, type Team } from "./identity.ts";
export { isKnownTo, type KnownTo } from "./knowledge.ts";
export { ACTIONS, type ActionMove, type ActionName, type Move, type Play, type TwoPlaces } from "./move.ts";
export { commonCards } from "./opening.ts";
export type { Options } from "./options.ts";
export { isConcealed, isCop, touches } from "./player.ts";
export { REFUSALS } from "./refusal.ts";
export {
  boxFor,
  FEWEST_SEATS,
  MODES,
  MOST_SEATS,
  type Mode,
  RULES,
  type Rules,
  VERSION,
  type Version,
} from "./rules.ts";
export type {
  Card,
  Held,
  Laid,
  Player,
  State,
} from "./state.ts";
export { summary } from "./summary.ts";
export { isReversed, teamOf } from "./team.ts";
export { everyVariant, type Variant } from "./variants.ts";
