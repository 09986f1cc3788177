import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryStore } from "../../src/store/memory-store.ts";
import { openSqliteStore } from "../../src/store/sqlite-store.ts";
import { holdStoreContract } from "./store.contract.ts";

holdStoreContract({
  name: "in memory",
  lasting: false,
  shared: false,
  location: async () => ({ open: async () => memoryStore(), remove: async () => undefined }),
});

holdStoreContract({
  name: "SQLite",
  lasting: true,
  shared: false,
  location: async () => {
    const folder = await mkdtemp(join(tmpdir(), "darbar-store-"));
    return {
      open: () => openSqliteStore(join(folder, "darbar.db")),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  },
});
