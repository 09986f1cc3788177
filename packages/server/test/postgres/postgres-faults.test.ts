import { describe, expect, onTestFinished, test } from "vitest";
import { MIGRATIONS } from "../../src/store/postgres/migrations.ts";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.ts";
import type { Store } from "../../src/store/store.ts";
import { facts, fate, table } from "../store/contract-kit.ts";
import { openLine } from "./cut-line.ts";
import { ask } from "./private-server.ts";
import { unexpected, withPostgres } from "./with-server.ts";

const ALONE = { alone: true, report: unexpected };

async function opened(url: string, alone = true): Promise<Store> {
  const store = await openPostgresStore(url, { alone, report: unexpected });
  onTestFinished(() => store.close());
  return store;
}

/** Opens a database as soon as the server has noticed that whoever had it is gone. */
async function reopened(url: string): Promise<Store> {
  for (;;) {
    try {
      return await opened(url);
    } catch (error) {
      expect((error as Error).message).toMatch(/is in use by another server/);
    }
  }
}

/** Why a database could not be opened. */
async function refusal(url: string): Promise<string> {
  const error = await openPostgresStore(url, ALONE).then(
    async (store) => void (await store.close()),
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: "StoreError", fault: "broken" });
  return String((error as Error).message);
}

withPostgres(({ server, fresh }) => {
  describe("a database that cannot be used is refused with one sentence", () => {
    test("nobody is there, no such database, no such user's right", async () => {
      const { url } = server();
      expect(await refusal("postgres://darbar@127.0.0.1:1/postgres")).toMatch(/cannot be opened: .*ECONNREFUSED/);
      expect(await refusal(url.replace("/postgres", "/nowhere"))).toMatch(
        /there is no such database .*: create it first/,
      );
      await ask(url, "CREATE ROLE guest LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC");
      expect(await refusal(url.replace("darbar@", "guest@"))).toMatch(/may not make tables there .*: grant that/);
    });

    test("tables of something else, and a schema from the future", async () => {
      const other = await fresh();
      await ask(other, "CREATE TABLE tables (recipe text)");
      expect(await refusal(other)).toMatch(/holds tables of something else/);
      const newer = await fresh();
      await (await openPostgresStore(newer, ALONE)).close();
      await ask(newer, `UPDATE darbar_schema SET version = ${MIGRATIONS.length + 1}`);
      expect(await refusal(newer)).toMatch(/was written by a newer Darbar .*: use that one$/);
    });

    test("another server has it, until that one is closed", async () => {
      const url = await fresh();
      const store = await openPostgresStore(url, ALONE);
      expect(await refusal(url)).toMatch(/is in use by another server: stop that one first/);
      await store.close();
      await opened(url);
    });
  });

  test("servers that start together make the tables once", async () => {
    const url = await fresh();
    const stores = await Promise.all(Array.from({ length: 5 }, () => opened(url, false)));
    await stores[0].createTable(table("a"), facts(0, 1));
    for (const store of stores) expect(await store.load("a")).toEqual(facts(0, 1));
  });

  test("in one group, who is not at the head of their table is refused, and the neighbours are kept", async () => {
    const store = await opened(await fresh());
    const ids = Array.from({ length: 40 }, (_, index) => `t${index}`);
    await Promise.all(ids.map((id) => store.createTable(table(id), facts(0, 1))));
    const fates = await Promise.all(ids.map((id, index) => fate(store.append(id, facts(index % 4 === 0 ? 0 : 1, 1)))));
    expect(fates).toEqual(ids.map((_, index) => (index % 4 === 0 ? "conflict" : "kept")));
  });

  test("a server that dies under a write comes back, and nothing that was acknowledged is lost", async () => {
    const url = await fresh();
    const store = await opened(url);
    await store.createTable(table("a"), facts(0, 1));
    await server().kill();
    const waiting = fate(store.append("a", facts(1, 1)));
    const asked = store.load("a");
    await server().start();
    expect(await waiting).toBe("kept");
    expect((await asked)?.length).toBeGreaterThan(0);
    expect(await store.load("a")).toEqual(facts(0, 2));
  });

  describe("a line that is cut before the answer comes", () => {
    test("it is found out that the facts were kept", async () => {
      const line = await openLine(await fresh());
      onTestFinished(() => line.close());
      const store = await opened(line.url);
      await store.createTable(table("a"), facts(0, 1));
      line.silence();
      const waiting = fate(store.append("a", facts(1, 2)));
      await line.withheld();
      line.cut();
      expect(await waiting).toBe("kept");
      expect(await store.load("a")).toEqual(facts(0, 3));
      expect(await fate(store.append("a", facts(3, 1)))).toBe("kept");
    });

    test("another writer's fact of that number is a conflict, and what is late never arrives", async () => {
      const url = await fresh();
      const line = await openLine(url);
      onTestFinished(() => line.close());
      const store = await opened(line.url, false);
      const other = await opened(url, false);
      await store.createTable(table("a"), facts(0, 1));
      expect(await fate(other.append("a", facts(1, 1, "other")))).toBe("kept");
      line.silence();
      const waiting = fate(store.append("a", facts(1, 1)));
      await line.withheld();
      line.cut();
      expect(await waiting).toBe("conflict");
      // The epoch was raised: whoever has not read the table since then is behind it.
      expect(await fate(other.append("a", facts(2, 1)))).toBe("conflict");
      await other.load("a");
      expect(await fate(other.append("a", facts(2, 1)))).toBe("kept");
    });
  });

  test("a commit that did not wait for the standby is not acknowledged", async () => {
    const url = await fresh();
    const store = await opened(url);
    await store.createTable(table("a"), facts(0, 1));
    await ask(server().url, "ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
    await ask(server().url, "SELECT pg_reload_conf()");
    let kept = 1;
    let isUnderWay = false;
    const append = async (): Promise<string> => {
      isUnderWay = true;
      const came = await fate(store.append("a", facts(kept, 1)));
      isUnderWay = false;
      if (came === "kept") kept++;
      return came;
    };
    try {
      const isWaiting = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
      let waiting = append();
      // The server reads its settings anew in its own time: until then a commit waits for nobody.
      while ((await ask(server().url, isWaiting)).length === 0) if (!isUnderWay) waiting = append();
      await ask(server().url, `SELECT pg_cancel_backend(pid) FROM (${isWaiting}) AS waiting`);
      expect(await waiting).toBe("conflict");
    } finally {
      await ask(server().url, "ALTER SYSTEM RESET synchronous_standby_names");
      await ask(server().url, "SELECT pg_reload_conf()");
    }
    expect(await store.load("a")).toEqual(facts(0, kept + 1));
    expect(await fate(store.append("a", facts(kept + 1, 1)))).toBe("kept");
  });

  test("a database that another server has taken meanwhile ends the store", async () => {
    const url = await fresh();
    const line = await openLine(url);
    onTestFinished(() => line.close());
    const reported = Promise.withResolvers<Error>();
    const store = await openPostgresStore(line.url, { alone: true, report: reported.resolve });
    onTestFinished(() => store.close());
    await store.createTable(table("a"), facts(0, 1));
    line.silence();
    line.cut();
    const other = await reopened(url);
    expect(await fate(store.append("a", facts(1, 1)))).toBe("broken");
    expect((await reported.promise).message).toMatch(/is in use by another server/);
    expect(await fate(other.append("a", facts(1, 1)))).toBe("kept");
  });

  test("without a database, closing fails what waits for it", async () => {
    const url = await fresh();
    const store = await openPostgresStore(url, ALONE);
    await store.createTable(table("a"), facts(0, 1));
    await server().kill();
    const waiting = fate(store.append("a", facts(1, 1)));
    await store.close();
    expect(await waiting).toBe("broken");
    await server().start();
  });
});
