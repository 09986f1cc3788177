export { type Config, readConfig, SETTINGS, type Setting } from "./config.ts";
export { commitmentTo, fairDraw, seedOf } from "./fair/shuffle.ts";
export { type Verified, verifyRecord } from "./fair/verify.ts";
export { newLogger } from "./logging.ts";
export { type Parts, type RunningServer, StartError, startServer } from "./serve.ts";
export { backUp } from "./store/backup.ts";
export { memoryStore } from "./store/memory-store.ts";
export { openSqliteStore } from "./store/sqlite-store.ts";
export { type Store, StoreError } from "./store/store.ts";
