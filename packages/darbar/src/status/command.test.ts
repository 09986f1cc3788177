import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openPostgresStore } from "@darbar/server";
import { ask } from "@darbar/server/testing/postgres/private-server";
import { unexpected, withPostgres } from "@darbar/server/testing/postgres/with-server";
import { startForTest } from "@darbar/server/testing/start";
import { expect, it, onTestFinished } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { status } from "./command.ts";

async function run(args: readonly string[], environment: Record<string, string> = {}) {
  const io = memoryIo();
  const code = await status(args, io, environment);
  return { code, out: io.out(), err: io.err() };
}

withPostgres(({ fresh, server }) => {
  const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

  /** A schema of Darbar without anything in it. */
  async function empty(): Promise<string> {
    const url = await fresh();
    await (await openPostgresStore(url, { alone: false, report: unexpected })).close();
    return url;
  }

  /** Two nodes that are there with three tables, one that is gone with one; a table that waits, and one that sleeps. */
  async function busy(): Promise<string> {
    const url = await empty();
    await ask(
      url,
      `INSERT INTO nodes (id, name, address, renewed) VALUES ('a', 'first', 'ws://10.0.0.1:7000', ${NOW}),
        ('b', 'second', 'ws://10.0.0.2:7000', ${NOW}), ('c', 'third', 'ws://10.0.0.3:7000', ${NOW} - 60000)`,
    );
    const tables = [
      ["t1", "'a'", "NULL"],
      ["t2", "'a'", "NULL"],
      ["t3", "'b'", "NULL"],
      ["t4", "'c'", "NULL"],
      ["t5", "NULL", `${NOW} - 30000`],
      ["t6", "NULL", "NULL"],
    ];
    for (const [id, owner, released] of tables) {
      await ask(
        url,
        `INSERT INTO tables (id, code, created, open, head, touched, owner, released)
          VALUES ('${id}', '${id}', 0, true, 1, 0, ${owner}, ${released})`,
      );
    }
    return url;
  }

  it("says which nodes there are, what each plays, and what nobody plays", async () => {
    const url = await busy();
    const { code, out, err } = await run(["--database", url]);
    expect([code, err]).toEqual([0, ""]);
    const lines = out.split("\n");
    expect(lines[0]).toMatch(/^2 nodes on PostgreSQL \d/);
    expect(lines[2]).toMatch(/^ {2}node {4}address {13}lease renewed +tables$/);
    expect(lines[3]).toMatch(/^ {2}first {3}ws:\/\/10\.0\.0\.1:7000 {2}\d+\.\d+ s +2$/);
    expect(lines[4]).toMatch(/^ {2}second {2}ws:\/\/10\.0\.0\.2:7000 {2}\d+\.\d+ s +1$/);
    expect(lines[5]).toMatch(/^ {2}third {3}ws:\/\/10\.0\.0\.3:7000 {2}6\d\.\d s \(gone\) +1$/);
    expect(out).toContain("6 tables: 3 played by nodes, 1 asleep\n");
    expect(out).toMatch(/\n1 table without an owner while a clock waits, the first for 3\d\.\d s\n/);
    expect(out).toContain("\n1 table of nodes that are gone, until somebody takes them\n");
    expect(out).toContain("\nStandbys: none\n");
  });

  it("says the same to programs", async () => {
    const { code, out } = await run(["--json"], { DATABASE_URL: await busy() });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      isStandby: false,
      nodes: [
        { name: "first", address: "ws://10.0.0.1:7000", isGone: false, tables: 2 },
        { name: "second", isGone: false, tables: 1 },
        { name: "third", isGone: true, tables: 1, leaseAge: expect.any(Number) },
      ],
      tables: { all: 6, waiting: 1, longestWait: expect.any(Number), orphaned: 1, asleep: 1 },
      standbys: [],
    });
  });

  it("needs no more than to read, and says what it may not ask", async () => {
    const url = await busy();
    const name = /search_path%3D(\w+)/.exec(url)?.[1] ?? "";
    await ask(url, `CREATE USER reader_${name}; GRANT USAGE ON SCHEMA ${name} TO reader_${name}`);
    const reader = url.replace("darbar@", `reader_${name}@`);
    const refused = await run(["--database", reader]);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^darbar status: [^\n]*may not read[^\n]*\.\n$/);
    await ask(url, `GRANT SELECT ON ALL TABLES IN SCHEMA ${name} TO reader_${name}`);
    const { code, out } = await run(["--database", reader]);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 nodes/);
    expect(out).toContain("Standbys: this user may not ask");
  });

  it("makes nothing in a database that holds nothing of Darbar", async () => {
    const url = await fresh();
    const { code, err } = await run(["--database", url]);
    expect(code).toBe(1);
    expect(err).toMatch(/^darbar status: [^\n]*holds nothing of Darbar[^\n]*\.\n$/);
    expect(await ask(url, "SELECT 1 FROM pg_tables WHERE schemaname = current_schema()")).toEqual([]);
  });

  it("leaves a database of another version alone", async () => {
    const url = await empty();
    await ask(url, "UPDATE darbar_schema SET version = 999");
    expect((await run(["--database", url])).err).toMatch(/^darbar status: [^\n]*a newer Darbar[^\n]*\.\n$/);
  });

  it("says that a database does not let somebody in", async () => {
    const { code, err } = await run(["--database", server().url.replace("darbar@", "nobody_we_know:hidden@")]);
    expect([code, err.includes("hidden")]).toEqual([1, false]);
    expect(err).toMatch(/^darbar status: the database cannot be asked: [^\n]*nobody_we_know[^\n]*\.\n$/);
  });
});

it("says that a server is well", async () => {
  const { address } = await startForTest();
  const { code, out } = await run(["--address", `${address}/somewhere`]);
  expect([code, out]).toEqual([0, `The server at ${address} is well: writer, reader, bots, loop\n`]);
  const { hostname, port } = new URL(address);
  expect(JSON.parse((await run(["--json"], { HOST: hostname, PORT: port })).out)).toMatchObject({ status: "ok" });
});

it.each([
  [503, '{"code":"not-well","error":"The server is not well: loop: held up."}', "loop: held up"],
  [200, '{"status":"fine"}', "is not Darbar"],
  [200, "<html>", "is not Darbar"],
])("answers %i %s by one sentence", async (code, body, sentence) => {
  const server = createServer((_, response) => response.writeHead(code).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const said = await run(["--address", `http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  expect([said.code, said.out]).toEqual([1, ""]);
  expect(said.err).toMatch(/^darbar status: [^\n]*\.\n$/);
  expect(said.err).toContain(sentence);
});

it.each([
  [["--database", "postgres://darbar:hidden@127.0.0.1:1/darbar"], {}, "ECONNREFUSED"],
  [["--database", "mysql://hidden"], {}, "--database must be"],
  [["--address", "http://127.0.0.1:2"], {}, "nobody answers at http://127.0.0.1:2 (ECONNREFUSED)"],
  [["--address", "127.0.0.1"], {}, "--address must be"],
  [["--database", "postgres://x", "--address", "http://x"], {}, "do not go together"],
  [["now"], {}, 'what is "now"'],
  [[], { DATABASE_URL: "mysql://hidden" }, "DATABASE_URL is something else"],
  [[], { PORT: "2" }, "nobody answers at http://127.0.0.1:2"],
] as const)("%j with %j is answered by one sentence", async (args, environment, sentence) => {
  const { code, out, err } = await run(args, environment);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^darbar status: [^\n]*\.\n$/);
  expect(err).toContain(sentence);
  expect(err).not.toContain("hidden");
});
