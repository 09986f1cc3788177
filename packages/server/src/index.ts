export { readConfig, SETTINGS } from "./config.ts";
export { countForgettable } from "./forgetting/count.ts";
export { type Forgotten, forget, type Retention } from "./forgetting/forget.ts";
export { type ServerOverrides, startServer } from "./serve.ts";
export { StartError } from "./start-error.ts";
export {
  type DatabaseStatus,
  databaseStatus,
  type NodeStatus,
  type StandbyStatus,
} from "./status/database-status.ts";
export { backUp } from "./store/backup.ts";
export type { MoveProgress } from "./store/move/copy.ts";
export { type MoveWish, moveStore } from "./store/move/move-store.ts";
export { openPostgresStore } from "./store/postgres/postgres-store.ts";
export { openSqliteStore } from "./store/sqlite-store.ts";
export { type Store, type StoredFact, StoreError } from "./store/store.ts";
