import { test as base, expect } from "@playwright/test";
import { openPerson, type PersonWish, type TestPerson } from "./people.ts";
import { startTestServer, type TestServer } from "./server.ts";

/** Opens a browser as somebody, at the shared server or at another. */
export type OpenPerson = (wish?: PersonWish, server?: TestServer) => Promise<TestPerson>;

interface PerTest {
  /** A server for this test alone, which it may stop and start. */
  readonly ownServer: TestServer;
  /** Browsers of people; when the test is over, none may have met an error or asked another origin. */
  readonly person: OpenPerson;
}

interface PerWorker {
  /** A server that tests share, at tables of their own. */
  readonly server: TestServer;
}

/** Playwright's `test` with our servers and people. */
export const test = base.extend<PerTest, PerWorker>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startTestServer();
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
  ownServer: async ({ browserName: _ }, use) => {
    const server = await startTestServer();
    await use(server);
    await server.dispose();
  },
  person: async ({ browser, server }, use) => {
    const people: TestPerson[] = [];
    await use(async (wish, elsewhere) => {
      const person = await openPerson(browser, (elsewhere ?? server).address, wish);
      people.push(person);
      return person;
    });
    const faults = people.flatMap((person) => person.faults);
    await Promise.all(people.map(({ context }) => context.close()));
    expect(faults, "errors in the console, or requests to other origins").toEqual([]);
  },
});

export { expect };

/** For a test that is much like another: it is run by `npm run screens` only. */
export const THOROUGH = { tag: "@thorough" } as const;
