import type { TestType } from "@playwright/test";
import { test as base } from "./fixtures.ts";
import { startTestServer, type TestServer } from "./server.ts";

/** No pause before a window closes, and none before a bot or a standing order answers. */
const HASTY = { DARBAR_WINDOW_GRID_MS: "0", DARBAR_WINDOW_FLOOR_MS: "0", DARBAR_BOT_PAUSE_PERCENT: "0" };

interface PerWorker {
  /** A server that tests share, at tables of their own, and that never pauses. */
  readonly hastyServer: TestServer;
}

type HastyTest = typeof base extends TestType<infer Ours, infer Shared> ? TestType<Ours, Shared & PerWorker> : never;

/** Our `test`, with a server that never pauses. */
export const test: HastyTest = base.extend<object, PerWorker>({
  hastyServer: [
    async ({ browserName: _ }, use) => {
      const server = await startTestServer(HASTY);
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
});
