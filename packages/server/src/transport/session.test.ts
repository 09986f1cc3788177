import { once } from "node:events";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { connect, openSocket, openStream } from "../../test/client.ts";
import { CoupPlayer } from "../../test/coup-player.ts";
import { call, newPerson, newTable, startForTest } from "../../test/start.ts";

it("wants a hello first, and says so", async () => {
  const { address } = await startForTest();
  const client = await openSocket(address);
  client.send({ type: "ping" });
  await client.next("pong");
  client.send({ type: "lobby", watch: true });
  expect((await client.next("bad")).error).toMatch(/first message must be a hello/);
});

it("hangs up on a token that is nobody's", async () => {
  const { address } = await startForTest();
  for (const open of [openSocket, openStream]) {
    const client = await open(address);
    client.send({ type: "hello", protocol: 2, token: "nobody" });
    expect(await client.over()).toMatchObject({ code: 4001 });
  }
});

it("knows by the cookie who it is, and takes no second person on one connection", async () => {
  const { address } = await startForTest();
  const ada = await newPerson(address, "Ada");
  const bob = await newPerson(address, "Bob");
  for (const open of [openSocket, openStream]) {
    const client = await open(address, { cookie: `darbar=${ada.token}` });
    expect(await client.next("welcome")).toMatchObject({ person: ada.person, name: "Ada" });
    client.send({ type: "hello", protocol: 2 });
    await client.next("welcome");
    client.send({ type: "hello", protocol: 2, token: bob.token });
    expect((await client.next("bad")).error).toMatch(/somebody else/);
    client.close();
  }
});

it("answers bad frames with one sentence each, and goes on", async () => {
  const { address } = await startForTest({ messagesPerSecond: 0 });
  const { token } = await newPerson(address, "Ada");
  for (const open of [openSocket, openStream]) {
    const client = await open(address, { cookie: `darbar=${token}` });
    await client.next("welcome");
    const deep = `{"type":"do","id":"1","table":"t","command":{"do":"move","game":1,"prompt":1,"move":${"[".repeat(7_000)}${"]".repeat(7_000)}}}`;
    for (const text of [
      "",
      "{",
      "null",
      "[]",
      "{}",
      '{"type":"hello","protocol":9}',
      '{"type":"ping","__proto__":1}',
    ]) {
      client.raw(text);
      expect((await client.next("bad")).error).toMatch(/^[^\n]{5,200}$/);
    }
    client.raw(deep);
    expect(await client.next("refused")).toMatchObject({ code: "no-such-table" });
    client.send({ type: "ping" });
    await client.next("pong");
    client.close();
  }
});

it("answers what was to be done by its id, also where it cannot be read", async () => {
  const { address } = await startForTest();
  const { token } = await newPerson(address, "Ada");
  for (const open of [openSocket, openStream]) {
    const client = await open(address, { cookie: `darbar=${token}` });
    await client.next("welcome");
    client.raw('{"type":"do","id":"mine","table":"t","command":{"do":"fly"}}');
    const refused = await client.next("refused");
    expect(refused).toMatchObject({ id: "mine", code: "bad-command" });
    expect(refused.error).toContain("command.do must be one of");
    client.raw('{"type":"do","id":7,"table":"t","command":{"do":"fly"}}');
    await client.next("bad");
    client.close();
  }
});

it("hangs up on frames that are too large, and takes no binary ones", async () => {
  const { address } = await startForTest();
  const client = await openSocket(address);
  client.raw(JSON.stringify({ type: "ping", padding: "x".repeat(17_000) }));
  expect(await client.over()).toMatchObject({ code: 1009 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket`);
  socket.on("message", (data) => resolve(String(data)));
  socket.on("open", () => socket.send(Buffer.from('{"type":"ping"}'), { binary: true }));
  expect(JSON.parse(await promise)).toMatchObject({ type: "bad" });
  socket.close();
});

it("does what is sent twice once, and refuses what comes too late or is not theirs", async () => {
  const { address } = await startForTest();
  const [ada, bob, eve] = await Promise.all(["Ada", "Bob", "Eve"].map((name) => newPerson(address, name)));
  const { table } = await newTable(address, ada.token);
  const [first, second, third] = await Promise.all([ada, bob, eve].map(({ token }) => connect(address, token)));
  expect(await second.do(table, { do: "sit", seat: 0 })).toBe("seat-taken");
  expect(await second.do(table, { do: "sit", seat: 1 })).toBeNull();
  first.send({ type: "watch", table });
  await first.next("table");
  expect(await first.do(table, { do: "say", text: "hello" }, "same")).toBeNull();
  expect(await first.do(table, { do: "say", text: "hello" }, "same")).toBeNull();
  expect(await first.do(table, { do: "start" })).toBeNull();
  const said = first.got.filter((message) => message.type === "facts").flatMap(({ facts }) => facts);
  expect(said.filter((fact) => fact.type === "said")).toHaveLength(1);
  const player = new CoupPlayer(first, table);
  player.fold();
  const prompt = player.view?.prompt ?? -1;
  const seat = player.moves().length > 0 ? first : second;
  const other = seat === first ? second : first;
  expect(await seat.do(table, { do: "move", game: 1, prompt: prompt + 1, move: { do: "income" } })).toBe("stale");
  expect(await other.do(table, { do: "move", game: 1, prompt, move: { do: "income" } })).not.toBeNull();
  expect(await third.do(table, { do: "move", game: 1, prompt, move: { do: "income" } })).toBe("not-seated");
  expect(await seat.do(table, { do: "move", game: 1, prompt, move: { do: "win" } })).toBe("not-a-move");
  expect(await seat.do(table, { do: "move", game: 1, prompt, move: { do: "income" } }, "played")).toBeNull();
  expect(await seat.do(table, { do: "move", game: 1, prompt, move: { do: "income" } }, "played")).toBeNull();
  expect(await seat.do(table, { do: "move", game: 1, prompt, move: { do: "income" } })).toBe("stale");
  expect(await third.do("no-such-table", { do: "start" })).toBe("no-such-table");
});

it("sends who comes back only what they have missed", async () => {
  const { address } = await startForTest();
  const ada = await newPerson(address, "Ada");
  const { table } = await newTable(address, ada.token, { bots: "all" });
  const first = await connect(address, ada.token);
  first.send({ type: "watch", table });
  const { log, facts } = await first.next("table");
  first.close();
  const second = await connect(address, ada.token);
  expect(await second.do(table, { do: "say", text: "one" })).toBeNull();
  expect(await second.do(table, { do: "say", text: "two" })).toBeNull();
  second.send({ type: "watch", table, have: { log, facts: facts + 1 } });
  const missed = await second.next("facts");
  expect(missed).toMatchObject({ log, from: facts + 1, facts: [{ type: "said", text: "two" }] });
  second.send({ type: "watch", table, have: { log: "another", facts: 3 } });
  expect(await second.next("table")).toMatchObject({ facts: facts + 2 });
});

it("shows spectators the public view, and nobody else's answers", async () => {
  const { address } = await startForTest({ messagesPerSecond: 0 });
  const [ada, eve] = await Promise.all(["Ada", "Eve"].map((name) => newPerson(address, name)));
  const { table } = await newTable(address, ada.token, { bots: "all" });
  const [host, guest] = await Promise.all([ada, eve].map(({ token }) => connect(address, token)));
  guest.send({ type: "watch", table });
  expect(await guest.next("table")).toMatchObject({ viewer: "public" });
  host.send({ type: "watch", table });
  await host.next("table");
  await host.do(table, { do: "start" });
  const player = new CoupPlayer(host, table);
  player.fold();
  const spectator = new CoupPlayer(guest, table);
  await guest.until(() => (guest.got.some((message) => message.type === "facts") ? true : null));
  spectator.fold();
  expect(JSON.stringify(player.view?.players[0])).toMatch(/duke|captain|assassin|contessa|ambassador/);
  expect(JSON.stringify(spectator.view?.players)).not.toMatch(/duke|captain|assassin|contessa|ambassador/);
  expect(
    guest.got.some((message) => message.type === "facts" && message.facts.some(({ type }) => type === "given")),
  ).toBe(false);
});

it("lets nobody watch the games where the table says so, and nobody who was sent away", async () => {
  const { address } = await startForTest();
  const [ada, eve, mal] = await Promise.all(["Ada", "Eve", "Mal"].map((name) => newPerson(address, name)));
  const { table } = await newTable(address, ada.token, { bots: "all", spectators: false });
  const [host, guest, third] = await Promise.all([ada, eve, mal].map(({ token }) => connect(address, token)));
  guest.send({ type: "watch", table });
  third.send({ type: "watch", table });
  await Promise.all([guest.next("table"), third.next("table")]);
  await host.do(table, { do: "kick", person: mal.person });
  expect(await third.next("gone")).toMatchObject({ code: "kicked" });
  await host.do(table, { do: "start" });
  expect(await guest.next("gone")).toMatchObject({ table, code: "no-spectators" });
  for (const [client, code] of [
    [guest, "no-spectators"],
    [third, "kicked"],
  ] as const) {
    client.send({ type: "watch", table });
    expect(await client.next("gone")).toMatchObject({ code });
    expect(JSON.stringify(client.got)).not.toContain('"started"');
  }
  guest.send({ type: "watch", table: "nowhere" });
  expect(await guest.next("gone")).toMatchObject({ code: "no-such-table" });
});

it("renames people on all their devices and at the tables where they sit", async () => {
  const { address } = await startForTest();
  const [ada, bob] = await Promise.all(["Ada", "Bob"].map((name) => newPerson(address, name)));
  const { table } = await newTable(address, ada.token);
  const [host, guest] = await Promise.all([ada, bob].map(({ token }) => connect(address, token)));
  for (const client of [host, guest]) {
    client.send({ type: "watch", table });
    await client.next("table");
  }
  await call(address, "PATCH", "/api/people/me", { token: ada.token, body: { name: "Ada L." } });
  expect(await host.next("welcome")).toMatchObject({ name: "Ada L." });
  expect(await guest.next("facts")).toMatchObject({ facts: [{ type: "renamed", person: ada.person, name: "Ada L." }] });
  host.close();
  await call(address, "PATCH", "/api/people/me", { token: ada.token, body: { name: "Countess" } });
  const again = await connect(address, ada.token);
  again.send({ type: "watch", table });
  expect((await again.next("table")).snapshot.seats[0]).toMatchObject({ name: "Countess" });
});

it("tells the public tables, and again when they change", async () => {
  const { address } = await startForTest();
  const ada = await newPerson(address, "Ada");
  const client = await connect(address, ada.token);
  client.send({ type: "lobby", watch: true });
  expect((await client.next("lobby")).tables).toEqual([]);
  const { table } = await newTable(address, ada.token, { visibility: "public" });
  await newTable(address, ada.token, { visibility: "link" });
  expect((await client.next("lobby")).tables).toMatchObject([{ table, taken: 1, playing: false }]);
});

it("refuses messages that come too fast by their id, and hangs up on a flood", async () => {
  const { address } = await startForTest({ messagesPerSecond: 5 });
  const ada = await newPerson(address, "Ada");
  const { table } = await newTable(address, ada.token);
  const client = await connect(address, ada.token);
  for (let each = 0; each < 20; each++) {
    client.send({ type: "do", id: `m${each}`, table, command: { do: "say", text: "spam" } });
  }
  expect(await client.next("refused")).toMatchObject({ code: "too-fast" });
  for (let each = 0; each < 200; each++) client.send({ type: "ping" });
  expect(await client.over()).toMatchObject({ code: 1008 });
});

/** Long enough for a pong, however busy the machine is. */
const BEAT = 1_000;

it("hangs up on who does not say hello in time, and on sockets that are dead", async () => {
  let later = 0;
  const { address } = await startForTest({}, { host: { now: () => 1_000_000 + later }, beatEvery: BEAT });
  const client = await openSocket(address);
  later = 11_000;
  expect(await client.over()).toMatchObject({ code: 4002 });
  const { token } = await newPerson(address, "Ada");
  const headers = { authorization: `Bearer ${token}` };
  const dead = new WebSocket(`${address.replace("http", "ws")}/socket`, { autoPong: false, headers });
  const alive = await openSocket(address, headers);
  const [code] = await once(dead, "close");
  expect(code).toBe(1006);
  expect(alive.ended).toBeNull();
});
