import { fileURLToPath } from "node:url";
import { testChance } from "@darbar/kernel/testing";
import type { ServerMessage } from "@darbar/protocol";
import { expect, onTestFinished, test } from "vitest";
import type { Config } from "../../src/config.ts";
import { newLogger } from "../../src/logging.ts";
import { type RunningServer, startServer } from "../../src/serve.ts";
import { type Client, connect, openStream } from "../client.ts";
import { CoupPlayer } from "../coup-player.ts";
import { call, configWith, newPerson, newTable } from "../start.ts";
import { openLine } from "./cut-line.ts";
import { ask, freePort } from "./private-server.ts";
import { withPostgres } from "./with-server.ts";

const log = newLogger("silent");
const PATIENT = {
  metricsPort: 0,
  messagesPerSecond: 0,
  requestsPerMinute: 0,
  windowGrid: 0,
  windowFloor: 0,
  botPause: 0,
} as const;

withPostgres(({ fresh }) => {
  async function node(databaseUrl: string, changes: Partial<Config> = {}): Promise<RunningServer> {
    const server = await startServer(configWith({ ...PATIENT, databaseUrl, ...changes }), {
      log,
      host: { grid: 0, floor: 0, tick: 0, pause: 0 },
    });
    onTestFinished(() => server.close());
    return server;
  }

  /** Two nodes, and somebody at each. */
  async function two(changes: Partial<Config> = {}) {
    const url = await fresh();
    const [one, other] = [await node(url, changes), await node(url, changes)];
    const ada = await newPerson(one.address, "Ada");
    const bob = await newPerson(other.address, "Bob");
    return { url, one, other, ada, bob };
  }

  /** Somebody who has hung up when the nodes end: these hang up on whoever is there within two seconds, and not sooner. */
  async function come(address: string, token: string): Promise<Client> {
    const client = await connect(address, token);
    onTestFinished(async () => {
      client.close();
      await client.over();
    });
    return client;
  }

  async function watching(address: string, token: string, table: string): Promise<Client> {
    const client = await come(address, token);
    client.send({ type: "watch", table });
    await client.next("table");
    return client;
  }

  /** The next message that is so, also of those that have come. */
  const heard = (client: Client, isIt: (message: ServerMessage) => boolean) =>
    client.until(() => client.got.find(isIt) ?? null);

  test("two people at two nodes and a bot play a whole game, and a third node has its record", async () => {
    const { url, one, other, ada, bob } = await two();
    const { table, code } = await newTable(one.address, ada.token, { seats: 3, bots: [{ seat: 2, level: "regular" }] });
    expect((await call(other.address, "GET", `/api/codes/${code}`)).body).toEqual({ table, game: "coup" });
    const here = await watching(one.address, ada.token, table);
    const there = await openStream(other.address);
    there.send({ type: "hello", protocol: 2, token: bob.token });
    there.send({ type: "watch", table });
    await there.next("table");
    expect(await there.do(table, { do: "sit", seat: 1 })).toBeNull();
    const players = [here, there].map((client, seat) => new CoupPlayer(client, table, testChance(`person ${seat}`)));
    expect(await there.do(table, { do: "start" })).toBe("not-host");
    expect(await here.do(table, { do: "start" })).toBeNull();
    // A standing order is its player's alone, wherever they are.
    const isOrder = (message: ServerMessage): boolean =>
      /"type":"ordered".*"order":"pass"/.test(JSON.stringify(message));
    for (const order of ["pass", null] as const) expect(await there.do(table, { do: "order", order })).toBeNull();
    await heard(there, isOrder);
    expect(here.got.some(isOrder)).toBe(false);
    await Promise.all(players.map((player) => player.play()));
    expect(players.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(players[1].view?.prompt).toBe(players[0].view?.prompt);
    const third = await node(url);
    const path = `/api/tables/${table}/games/1`;
    expect((await call(third.address, "GET", `${path}/record`, { token: bob.token })).status).toBe(200);
    expect((await call(third.address, "GET", `${path}/keep`, { token: bob.token })).body).toMatchObject({
      kept: false,
    });
  });

  test("a neighbour is sent no more than its people may see", async () => {
    const { one, other, ada, bob } = await two();
    const { table } = await newTable(one.address, ada.token, { bots: [{ seat: 1, level: "regular" }] });
    const here = await watching(one.address, ada.token, table);
    const there = await watching(other.address, bob.token, table);
    expect(await here.do(table, { do: "start" })).toBeNull();
    const dealt = (client: Client) => heard(client, (message) => message.type === "facts" && isDeal(message));
    const isDeal = (message: ServerMessage): boolean => JSON.stringify(message).includes('"type":"dealt"');
    const [seen, hidden] = [JSON.stringify(await dealt(here)), JSON.stringify(await dealt(there))];
    const names = /"(duke|assassin|captain|ambassador|contessa)"/;
    expect(seen).toMatch(names);
    expect(hidden).not.toMatch(names);
  });

  test("a screen at another node is told what the public is, also if who plays has put it up, and everybody is told of it", async () => {
    const { one, other, ada } = await two();
    const { table } = await newTable(one.address, ada.token, { bots: [{ seat: 1, level: "regular" }] });
    const here = await watching(one.address, ada.token, table);
    const screen = await come(other.address, ada.token);
    screen.send({ type: "watch", table, screen: true, legal: true });
    expect(await screen.next("table")).toMatchObject({ viewer: "public" });
    await heard(here, (message) => message.type === "present" && message.screens === 1 && message.spectators === 0);
    expect(await here.do(table, { do: "start" })).toBeNull();
    const isDeal = (message: ServerMessage): boolean => JSON.stringify(message).includes('"type":"dealt"');
    await heard(screen, isDeal);
    expect(JSON.stringify(screen.got)).not.toMatch(/"(duke|assassin|captain|ambassador|contessa)"|"asked",/);
    screen.close();
    await here.until(() => {
      const last = here.got.findLast(({ type }) => type === "present");
      return last?.type === "present" && last.screens === undefined ? true : null;
    });
  });

  test("talk, presence, names and the lobby cross over", async () => {
    const { one, other, ada, bob } = await two();
    const { table } = await newTable(one.address, ada.token, { visibility: "public" });
    const here = await watching(one.address, ada.token, table);
    const there = await watching(other.address, bob.token, table);
    await heard(here, (message) => message.type === "present" && message.spectators === 1);
    await heard(there, (message) => message.type === "present" && message.seats.includes(0));
    expect(await there.do(table, { do: "say", text: "good evening" })).toBeNull();
    await heard(here, (message) => JSON.stringify(message).includes("good evening"));
    there.send({ type: "lobby", watch: true });
    await heard(there, (message) => message.type === "lobby" && message.tables.some((each) => each.table === table));
    // Somebody renames where they are not connected, and has a table elsewhere.
    const answer = await call(other.address, "PATCH", "/api/people/me", { token: ada.token, body: { name: "Adele" } });
    expect(answer.status).toBe(200);
    await heard(here, (message) => message.type === "welcome" && message.name === "Adele");
    await heard(there, (message) => JSON.stringify(message).includes("Adele"));
    const taken = await call(one.address, "PATCH", "/api/people/me", { token: bob.token, body: { name: "Adele" } });
    expect(taken.status).toBe(200); // Bob does not sit there.
    expect(await there.do(table, { do: "sit", seat: 1 })).toBe("name-taken");
  });

  test("who plays at one node cannot rename at another", async () => {
    const { one, other, ada } = await two();
    await call(one.address, "POST", "/api/quick", { token: ada.token, body: { game: "coup" } });
    const answer = await call(other.address, "PATCH", "/api/people/me", { token: ada.token, body: { name: "Adele" } });
    expect(answer).toMatchObject({ status: 409, body: { code: "playing" } });
  });

  test("a code for a second device is good at every node, once; a withdrawn device is hung up on everywhere", async () => {
    const { one, other, ada } = await two();
    const { body } = await call<{ code: string }>(one.address, "POST", "/api/people/me/transfer", { token: ada.token });
    const finish = (address: string) =>
      call<{ token: string }>(address, "POST", "/api/people/transfer", { body: { code: body.code } });
    const second = await finish(other.address);
    expect((await finish(one.address)).status).toBe(404);
    const client = await come(other.address, second.body.token);
    const listed = await call<{ devices: { device: string; isThis: boolean }[] }>(
      one.address,
      "GET",
      "/api/people/me/devices",
      {
        token: ada.token,
      },
    );
    const device = listed.body.devices.find(({ isThis }) => !isThis)?.device ?? "";
    await call(one.address, "DELETE", `/api/people/me/devices/${device}`, { token: ada.token });
    expect(await client.over()).toMatchObject({ code: 4001 });
  });

  test("limits of a person and of an address hold for all nodes together", async () => {
    const limits = { connectionsPerPerson: 3, renamesPerHour: 2, tablesPerPerson: 2, peoplePerHour: 6 };
    const { one, other, ada } = await two(limits);
    for (let each = 0; each < 4; each++) await newPerson(one.address, "Guest");
    for (const name of ["Adele", "Adela"]) {
      await call(one.address, "PATCH", "/api/people/me", { token: ada.token, body: { name } });
      await newTable(one.address, ada.token);
    }
    for (let each = 0; each < 3; each++) await come(one.address, ada.token);
    const isHeard = async (): Promise<boolean> => {
      const client = await come(other.address, ada.token).catch(() => null);
      client?.close();
      await client?.over();
      return client === null;
    };
    while (!(await isHeard()));
    const renamed = await call(other.address, "PATCH", "/api/people/me", { token: ada.token, body: { name: "Ada" } });
    expect(renamed.body.code).toBe("renamed-often");
    const body = { game: "coup", seats: 2 };
    expect((await call(other.address, "POST", "/api/tables", { token: ada.token, body })).status).toBe(429);
    const guest = await call(other.address, "POST", "/api/people", { body: { name: "Guest" } });
    expect(guest).toMatchObject({ status: 429, body: { code: "too-many" } });
  });

  test("a node that is told to stop gives its games away while they are played, and nobody loses a move", async () => {
    const { one, other, ada, bob } = await two();
    const { table } = await newTable(one.address, ada.token, { seats: 3, bots: [{ seat: 2, level: "regular" }] });
    const here = await watching(other.address, ada.token, table);
    const there = await watching(other.address, bob.token, table);
    const looking = await watching(one.address, bob.token, table);
    expect(await there.do(table, { do: "sit", seat: 1 })).toBeNull();
    expect(await here.do(table, { do: "start" })).toBeNull();
    const players = [here, there].map((client, seat) => new CoupPlayer(client, table, testChance(`person ${seat}`)));
    const playing = Promise.all(players.map((player) => player.play()));
    await one.close();
    expect(await looking.over()).toMatchObject({ code: 1012 });
    await playing;
    expect(players[1].view?.prompt).toBe(players[0].view?.prompt);
    expect([here, there].map(({ ended }) => ended)).toEqual([null, null]);
  });

  test("a node that the database does not reach loses its tables, and its people play on through it", async () => {
    const url = await fresh();
    const line = await openLine(url);
    onTestFinished(() => line.close());
    const one = await node(line.url);
    const other = await node(url);
    const ada = await newPerson(one.address, "Ada");
    const { table } = await newTable(one.address, ada.token);
    const here = await watching(one.address, ada.token, table);
    line.silence();
    line.cut();
    line.silence();
    const bob = await newPerson(other.address, "Bob");
    const there = await watching(other.address, bob.token, table);
    expect(await there.do(table, { do: "sit", seat: 1 })).toBeNull();
    await heard(here, (message) => JSON.stringify(message).includes("Bob"));
    expect(await here.do(table, { do: "say", text: "hello" })).toBeNull();
    line.cut();
    expect(await here.do(table, { do: "start" })).toBeNull();
  });

  test("who follows a table over a link that breaks is sent nothing twice", async () => {
    const url = await fresh();
    const clusterPort = await freePort();
    const line = await openLine(`ws://127.0.0.1:${clusterPort}`);
    onTestFinished(() => line.close());
    const one = await node(url, { clusterPort, clusterAddress: line.url });
    const other = await node(url);
    const ada = await newPerson(one.address, "Ada");
    const { table } = await newTable(one.address, ada.token);
    const here = await watching(one.address, ada.token, table);
    const there = await come(other.address, ada.token);
    there.send({ type: "watch", table });
    const { log: name, facts } = await there.next("table");
    there.send({ type: "watch", table, have: { log: name, facts } });
    expect(await there.next("facts")).toMatchObject({ from: facts, facts: [] });
    expect(await here.do(table, { do: "add-bot", seat: 1, level: "regular" })).toBeNull();
    expect(await there.next("facts")).toMatchObject({ from: facts, facts: [{ type: "sat" }] });
    line.cut();
    const next = await there.find(({ type }) => type === "table" || type === "facts");
    expect(next).toMatchObject({ type: "table", log: name, facts: facts + 1 });
  });

  test("a port for other nodes that is taken is one sentence at the start", async () => {
    const url = await fresh();
    await node(url);
    const [{ address }] = await ask(url, "SELECT address FROM nodes");
    const clusterPort = Number(new URL(String(address)).port);
    await expect(startServer(configWith({ databaseUrl: url, clusterPort }), { log })).rejects.toThrow(
      /^CLUSTER_HOST is 127.0.0.1 and CLUSTER_PORT is \d+, but/,
    );
  });

  const certificate = (name: string): string => fileURLToPath(new URL(`certificates/${name}`, import.meta.url));
  const shows = (name: string): Partial<Config> => ({
    clusterTlsCert: certificate(`${name}.pem`),
    clusterTlsKey: certificate(`${name}.key`),
    clusterTlsCa: certificate(name === "stranger" ? "stranger.pem" : "ca.pem"),
  });

  test("nodes with certificates talk over encrypted links, and let nobody in whose certificate is another's", async () => {
    const url = await fresh();
    const one = await node(url, shows("node"));
    await node(url, shows("stranger"));
    await node(url);
    const friend = await node(url, shows("node"));
    const [{ addresses }] = await ask(url, "SELECT string_agg(address, ' ' ORDER BY number) AS addresses FROM nodes");
    expect(addresses).toMatch(/^wss:\S+ wss:\S+ ws:\S+ wss:\S+$/);
    const ada = await newPerson(one.address, "Ada");
    const { table } = await newTable(one.address, ada.token, { visibility: "public" });
    const there = await watching(friend.address, ada.token, table);
    expect(await there.do(table, { do: "add-bot", seat: 1, level: "regular" })).toBeNull();
    const links = async ({ metricsAddress }: RunningServer): Promise<number> =>
      Number(/^darbar_node_links (\d+)/m.exec(await (await fetch(metricsAddress ?? "")).text())?.[1]);
    expect(await Promise.all([one, friend].map(links))).toEqual([1, 1]);
  });

  test("who does not know the secret is not let in, and what they have is played by nobody else", async () => {
    const url = await fresh();
    const one = await node(url, { clusterSecret: "s".repeat(32) });
    const stranger = await node(url, { clusterSecret: "x".repeat(32) });
    const ada = await newPerson(one.address, "Ada");
    const { table } = await newTable(one.address, ada.token, { visibility: "public" });
    const here = await watching(one.address, ada.token, table);
    const there = await come(stranger.address, ada.token);
    there.send({ type: "watch", table });
    const friend = await node(url, { clusterSecret: "s".repeat(32) });
    await watching(friend.address, ada.token, table);
    expect(there.got.map(({ type }) => type)).toEqual(["welcome"]);
    expect(await here.do(table, { do: "add-bot", seat: 1, level: "regular" })).toBeNull();
  });
});
