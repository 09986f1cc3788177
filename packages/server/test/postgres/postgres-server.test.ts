import { expect, onTestFinished, test } from "vitest";
import { newLogger } from "../../src/logging.ts";
import { type RunningServer, startServer } from "../../src/serve.ts";
import { connect } from "../client.ts";
import { call, configWith, newPerson, newTable } from "../start.ts";
import { withPostgres } from "./with-server.ts";

const log = newLogger("silent");

withPostgres(({ fresh, server }) => {
  async function serve(databaseUrl: string): Promise<RunningServer> {
    const running = await startServer(configWith({ databaseUrl, dataDir: "/dev/null/nowhere" }), { log });
    onTestFinished(() => running.close());
    return running;
  }

  test("people and tables are there after a restart, and nothing is kept in a folder", async () => {
    const url = await fresh();
    const first = await serve(url);
    const { token, person } = await newPerson(first.address, "Ada");
    const { table, code } = await newTable(first.address, token, { visibility: "public" });
    await first.close();
    const second = await serve(url);
    expect((await call(second.address, "GET", "/api/people/me", { token })).body).toEqual({ person, name: "Ada" });
    expect((await call(second.address, "GET", `/api/codes/${code}`)).body).toEqual({ table, game: "coup" });
  });

  test("a database that is away holds a command up, and lets it through when it is back", async () => {
    const { address } = await serve(await fresh());
    const { token } = await newPerson(address, "Ada");
    const { table } = await newTable(address, token);
    const client = await connect(address, token);
    client.send({ type: "watch", table });
    await client.next("table");
    await server().kill();
    const done = client.do(table, { do: "add-bot", seat: 1, level: "regular" });
    await server().start();
    expect(await done).toBe(null);
    expect(await client.next("facts")).toMatchObject({ facts: [{ type: "sat", seat: 1 }] });
  });
});
