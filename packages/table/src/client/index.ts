export { beforeTheDeal, foldEvents, foldFact } from "./fold-fact.ts";
export { type FollowedLog, follow, type TableMessage } from "./follow-log.ts";
export {
  type AnyRules,
  type FollowedGame,
  type FollowedTable,
  type Follower,
  followedFrom,
  type HeardClock,
  heard,
  presentIn,
} from "./followed-table.ts";
