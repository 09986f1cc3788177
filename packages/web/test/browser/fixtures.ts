import { test as base, expect } from "@playwright/test";
import { openPerson, type PersonWish, type TestPerson } from "./people.ts";
import { FAST } from "./planted.ts";
import { howToRepeat, seedOf } from "./seed.ts";
import { startTestServer, type TestServer } from "./server.ts";

/** Opens a browser as somebody, at the shared server or at another. */
export type OpenPerson = (wish?: PersonWish, server?: Pick<TestServer, "address">) => Promise<TestPerson>;

interface PerTest {
  /** Decides what is left to chance in this test: what is dealt and drawn, what bots do, how long they pause. */
  readonly seed: string;
  /** A server that tests share, at tables of their own. */
  readonly server: TestServer;
  /** A server for this test alone, which it may stop and start. */
  readonly ownServer: TestServer;
  /** Browsers of people; when the test is over, none may have met an error or asked another origin. */
  readonly person: OpenPerson;
}

interface PerWorker {
  readonly runningServer: TestServer;
}

/** Playwright's `test` with our servers and people. */
export const test = base.extend<PerTest, PerWorker>({
  seed: async ({ browserName: _ }, use, test) => {
    const seed = seedOf(test);
    await use(seed);
    if (test.status !== test.expectedStatus) process.stdout.write(`\n${howToRepeat(test)}\n`);
  },
  runningServer: [
    async ({ browserName: _ }, use) => {
      const server = await startTestServer();
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
  server: async ({ runningServer, seed }, use) => {
    await runningServer.plant({ seed, pace: FAST });
    await use(runningServer);
  },
  ownServer: async ({ seed }, use) => {
    const server = await startTestServer();
    await server.plant({ seed, pace: FAST });
    await use(server);
    await server.dispose();
  },
  person: async ({ browser, server, seed }, use) => {
    const people: TestPerson[] = [];
    await use(async (wish, elsewhere) => {
      const own = `${seed}, person ${people.length}`;
      const person = await openPerson(browser, (elsewhere ?? server).address, wish, own);
      people.push(person);
      return person;
    });
    const faults = people.flatMap((person) => person.faults);
    await Promise.all(people.map(({ context }) => context.close()));
    expect(faults, "errors in the console, or requests to other origins").toEqual([]);
  },
});

export { expect };

/** For a test that is much like another: it is run by `npm run test:all` only. */
export const THOROUGH = { tag: "@thorough" } as const;
