export { type Config, readConfig, SETTINGS, type Setting } from "./config.ts";
export { countForgettable } from "./forgetting/count.ts";
export { type Forgotten, forget, type Retention } from "./forgetting/forget.ts";
export { newLogger } from "./logging.ts";
export { type Parts, type RunningServer, StartError, startServer } from "./serve.ts";
export { backUp } from "./store/backup.ts";
export { memoryStore } from "./store/memory-store.ts";
export { openSqliteStore } from "./store/sqlite-store.ts";
export { type Store, StoreError } from "./store/store.ts";
