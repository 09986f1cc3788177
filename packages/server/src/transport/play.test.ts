import { coup } from "@darbar/coup";
import { commitmentToShare, parseFair, verifyRecord } from "@darbar/fair";
import { parseRecord } from "@darbar/kernel";
import { testChance } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { type Client, openSocket, openStream } from "../../test/client.ts";
import { CoupPlayer } from "../../test/coup-player.ts";
import { call, newPerson, newTable, startForTest } from "../../test/start.ts";

const TRANSPORTS: Readonly<Record<string, (address: string) => Promise<Client>>> = {
  WebSocket: openSocket,
  "server-sent events and POST": openStream,
};

for (const [name, open] of Object.entries(TRANSPORTS)) {
  it(`two people and a bot play a whole game over ${name}`, async () => {
    const { address } = await startForTest({ messagesPerSecond: 0, requestsPerMinute: 0 });
    const people = await Promise.all([newPerson(address, "Ada"), newPerson(address, "Bob")]);
    const { table, code } = await newTable(address, people[0].token, {
      seats: 3,
      bots: [{ seat: 2, level: "regular" }],
    });
    const players = await Promise.all(
      people.map(async ({ token }, index) => {
        const client = await open(address);
        client.send({ type: "hello", protocol: 2, token });
        await client.next("welcome");
        const found = await call<{ table: string }>(address, "GET", `/api/codes/${code.toLowerCase()}`);
        expect(found.body).toEqual({ table, game: "coup" });
        client.send({ type: "watch", table: found.body.table });
        await client.next("table");
        if (index === 1) expect(await client.do(table, { do: "sit", seat: 1 })).toBeNull();
        return new CoupPlayer(client, table, testChance(`person ${index}`));
      }),
    );
    expect(await players[1].client.do(table, { do: "start" })).toBe("not-host");
    expect(await players[0].client.do(table, { do: "start" })).toBeNull();
    await Promise.all(players.map((player) => player.play()));
    for (const player of players) {
      expect(player.view?.prompt).toBe(players[0].view?.prompt);
      expect(player.client.got.filter((message) => message.type === "bad")).toEqual([]);
      player.client.close();
    }
    const record = await call<{ game: string; seats: number }>(address, "GET", `/api/tables/${table}/games/1/record`, {
      token: people[0].token,
    });
    expect(record.status).toBe(200);
    expect(record.body).toMatchObject({ game: "coup", seats: 3 });
  });
}

it("quick play is one call, and the game has begun", async () => {
  const { address } = await startForTest({ messagesPerSecond: 0 });
  const { token } = await newPerson(address, "Ada");
  const quick = await call<{ table: string }>(address, "POST", "/api/quick", { token });
  expect(quick.status).toBe(201);
  const client = await openSocket(address, { authorization: `Bearer ${token}` });
  await client.next("welcome");
  client.send({ type: "watch", table: quick.body.table });
  const player = new CoupPlayer(client, quick.body.table);
  await player.play();
  expect(player.seat).toBe(0);
  expect(player.over).toBe(true);
});

it("a quick game is shuffled with the share that its player committed to in that call", async () => {
  const { address } = await startForTest({ messagesPerSecond: 0 });
  const { token } = await newPerson(address, "Ada");
  const share = "5e".repeat(16);
  const body = { commitment: commitmentToShare(share) };
  expect((await call(address, "POST", "/api/quick", { token, body: { commitment: "none" } })).status).toBe(400);
  const quick = await call<{ table: string }>(address, "POST", "/api/quick", { token, body });
  expect(quick.status).toBe(201);
  const { table } = quick.body;
  const client = await openSocket(address, { authorization: `Bearer ${token}` });
  await client.next("welcome");
  client.send({ type: "watch", table });
  const { snapshot } = await client.next("table");
  const commitments = [body.commitment, null, null, null];
  expect(snapshot).toMatchObject({ game: null, nextGame: 1, shuffle: { game: 1, commitments, opened: false } });
  expect(await client.do(table, { do: "open-share", game: 1, share })).toBeNull();
  await new CoupPlayer(client, table).play();
  const raw = await call<unknown>(address, "GET", `/api/tables/${table}/games/1/record`, { token });
  const record = parseRecord(raw.body);
  if (!record.ok) throw new Error(record.error);
  const fair = parseFair(record.value);
  if (!fair.ok) throw new Error(fair.error);
  expect(fair.value.fair).toMatchObject({ version: 2, commitment: snapshot.commitment, commitments });
  expect(verifyRecord(coup, fair.value)).toMatchObject({ ok: true, value: { mixedIn: [0], leftOut: [] } });
});
