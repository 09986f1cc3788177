import { afterAll, beforeAll, test } from "vitest";
import { findPostgres } from "./binaries.ts";
import { ask, type PrivateServer, startPrivateServer } from "./private-server.ts";

/** Schemas of a server for the tests of one file, each used once. */
export interface Schemas {
  server(): PrivateServer;
  /** The address of a new schema. */
  fresh(): Promise<string>;
  drop(url: string): Promise<void>;
}

/** Runs tests against a PostgreSQL server of their own. Where there is no PostgreSQL, one test says so and is left out. */
export function withPostgres(tests: (schemas: Schemas) => void): void {
  const binaries = findPostgres();
  if (binaries === null) {
    test("on PostgreSQL", (context) => {
      // Not everybody has the programs; where the suite must be whole, they are there.
      context.skip("PostgreSQL cannot be found: install it, or name the folder of its programs in POSTGRES_BIN.");
    });
    return;
  }
  let server: PrivateServer | null = null;
  let made = 0;
  const running = (): PrivateServer => {
    if (server === null) throw new Error("PostgreSQL has not been started");
    return server;
  };
  beforeAll(async () => {
    server = await startPrivateServer(binaries);
  });
  afterAll(() => server?.stop());
  tests({
    server: running,
    fresh: () => running().schema(`place_${++made}`),
    drop: async (url) => {
      const name = /search_path%3D(\w+)/.exec(url)?.[1] ?? "";
      await ask(running().url, `DROP SCHEMA ${name} CASCADE`);
    },
  });
}

/** For stores that have no reason to fail. */
export function unexpected(error: Error): never {
  throw error;
}
