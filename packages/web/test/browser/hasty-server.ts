import type { TestType } from "@playwright/test";
import { test as base } from "./fixtures.ts";
import { HASTY } from "./planted.ts";
import type { TestServer } from "./server.ts";

interface PerTest {
  /** The server that tests share, where new tables never pause. */
  readonly hastyServer: TestServer;
}

type HastyTest = typeof base extends TestType<infer Ours, infer Shared> ? TestType<Ours & PerTest, Shared> : never;

/** Our `test`, with a server that never pauses. */
export const test: HastyTest = base.extend<PerTest>({
  hastyServer: async ({ server, seed }, use) => {
    await server.plant({ seed, pace: HASTY });
    await use(server);
  },
});
