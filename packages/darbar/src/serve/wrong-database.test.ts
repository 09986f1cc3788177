import { openPostgresStore, readConfig, startServer } from "@darbar/server";
import { ask } from "@darbar/server/testing/postgres/private-server";
import { unexpected, withPostgres } from "@darbar/server/testing/postgres/with-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { serve } from "./command.ts";

type Environment = Readonly<Record<string, string>>;

const QUIET = { PORT: "0", LOG_LEVEL: "silent" };

/** What somebody reads who starts a server on this database, which does not go on. */
async function refusal(databaseUrl: string, environment: Environment = {}): Promise<string> {
  const io = memoryIo();
  expect(await serve([], io, { ...QUIET, DATABASE_URL: databaseUrl, ...environment })).toBe(1);
  const [, sentence] = /^darbar serve: ([^\n]+\.)\n$/.exec(io.err()) ?? [];
  return sentence ?? `more or less than one sentence: ${io.err()}`;
}

describe("darbar serve says in one sentence what is wrong with", () => {
  it.each(["mysql://db.example/darbar", "postgres//db.example", "db.example:5432"])("the address %s", async (url) => {
    expect(await refusal(url)).toBe(
      "DATABASE_URL is something else, but must be none (a file in DATA_DIR), or an address such as postgres://user:password@host:5432/database.",
    );
  });

  it("a server that is not there", async () => {
    expect(await refusal("postgres://darbar@127.0.0.1:1/postgres")).toMatch(
      /^the database at DATABASE_URL cannot be opened: .*ECONNREFUSED/,
    );
  });

  it("a host that is not there", async () => {
    expect(await refusal("postgres://darbar@nowhere.invalid/postgres")).toMatch(
      /^the database at DATABASE_URL cannot be opened: .*(ENOTFOUND|EAI_AGAIN).*nowhere\.invalid/,
    );
  });
});

withPostgres(({ fresh, server }) => {
  /** A schema whose own functions stand in for those of the server: what it says of itself is what they say. */
  async function standIn(functions: (schema: string) => string): Promise<string> {
    const url = await fresh();
    const schema = schemaOf(url);
    await ask(url, functions(schema));
    return url.replace(schema, `${schema}%2Cpg_catalog`);
  }

  async function running(databaseUrl: string, environment: Environment = {}): Promise<void> {
    const config = readConfig({ ...QUIET, DATABASE_URL: databaseUrl, ...environment });
    if (!config.ok) throw new Error(config.error);
    const started = await startServer(config.value);
    onTestFinished(() => started.close());
  }

  describe("darbar serve says in one sentence what is wrong with", () => {
    it("a database, a user or a password that PostgreSQL does not know", async () => {
      const { url } = server();
      expect(await refusal(url.replace("/postgres", "/nowhere"))).toMatch(
        /: there is no such database \(.*nowhere.*\): create it first\.$/,
      );
      expect(await refusal(url.replace("darbar@", "nobody@"))).toMatch(
        /: it does not let this user in \(.*nobody.*\)\.$/,
      );
    });

    it("a server that is too old", async () => {
      const url = await standIn(
        (schema) =>
          `CREATE FUNCTION ${schema}.current_setting(text) RETURNS text LANGUAGE sql AS $$
           SELECT CASE $1 WHEN 'server_version_num' THEN '140012' ELSE pg_catalog.current_setting($1) END $$`,
      );
      expect(await refusal(url)).toBe(
        "the database at DATABASE_URL cannot be used: it is PostgreSQL 14, and Darbar needs 15 or newer.",
      );
    });

    it("missing rights: to see the schema, to make tables in it, to read what others have made", async () => {
      const url = await fresh();
      await ask(url, "CREATE ROLE reader LOGIN");
      const reading = url.replace("darbar@", "reader@");
      expect(await refusal(reading)).toMatch(
        /: its user sees no schema to make tables in \(.*\): grant USAGE and CREATE on one\.$/,
      );
      await ask(url, `GRANT USAGE ON SCHEMA ${schemaOf(url)} TO reader`);
      const denied = /: its user may not make tables there \(.*\): grant that, or make it the owner\.$/;
      expect(await refusal(reading)).toMatch(denied);
      await ask(url, `GRANT CREATE ON SCHEMA ${schemaOf(url)} TO reader`);
      await (await openPostgresStore(url, { alone: true, report: unexpected })).close();
      expect(await refusal(reading)).toMatch(denied);
    });

    it("a schema from the future", async () => {
      const url = await fresh();
      await ask(url, "CREATE TABLE darbar_schema AS SELECT 1000 AS version");
      expect(await refusal(url)).toMatch(
        /: it was written by a newer Darbar \(schema 1000, this one knows \d+\): use that one\.$/,
      );
    });

    it.each([
      ["ahead of", 5, "-"],
      ["behind", 12, "+"],
    ])("a clock that is %s the database's by %i minutes", async (which, minutes, sign) => {
      const url = await standIn(
        (schema) =>
          `CREATE FUNCTION ${schema}.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$
           SELECT pg_catalog.clock_timestamp() ${sign} interval '${minutes} minutes' $$`,
      );
      expect(await refusal(url)).toBe(
        `the clock of this machine is ${minutes} minutes ${which} the database's: set the one that is wrong.`,
      );
    });

    it("two nodes with one name", async () => {
      const url = await fresh();
      await running(url, { NODE_NAME: "north" });
      expect(await refusal(url, { NODE_NAME: "north" })).toBe(
        "another node on this database is called north and is there: give each a NODE_NAME of its own.",
      );
    });
  });
});

function schemaOf(url: string): string {
  return /search_path%3D(\w+)/.exec(url)?.[1] ?? "";
}
