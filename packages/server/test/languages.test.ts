import { LANGUAGES, type Language } from "@darbar/protocol";
import { because, refusedByGame, sentenceOf } from "@darbar/words";
import { expect, it } from "vitest";
import { openSocket, openStream } from "./client.ts";
import { call, newPerson, newTable, startForTest } from "./start.ts";

const notHere = (language: Language): string => sentenceOf(because("no-such-table"), language);

it("refuses by HTTP in the language that the request wants", async () => {
  const { address } = await startForTest();
  for (const language of LANGUAGES) {
    const headers = { "accept-language": `de, ${language};q=0.9, en;q=0.1` };
    const long = await call(address, "POST", "/api/people", { headers, body: { name: "a".repeat(30) } });
    expect(long.body).toEqual({
      code: "bad-name",
      error: sentenceOf(because("bad-name.too-long", { most: 24, length: 30 }), language),
    });
    expect(long.headers.get("content-language")).toBe(language);
    for (const [method, path, code] of [
      ["GET", "/api/tables/none/games/1/record", "no-such-table"],
      ["GET", "/nowhere", "no-such-route"],
      ["POST", "/api/tables", "not-identified"],
      ["GET", "/socket", "not-a-socket"],
    ] as const) {
      const { body } = await call(address, method, path, { headers });
      expect(body).toMatchObject({ code });
      if (language !== "en") expect(body.error).toMatch(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/u);
    }
  }
});

it("refuses over sockets and streams in the language of the request, and of every later hello", async () => {
  const { address } = await startForTest({ messagesPerSecond: 0 });
  const { token } = await newPerson(address, "Ada");
  for (const open of [openSocket, openStream]) {
    const client = await open(address, { cookie: `darbar=${token}`, "accept-language": "ru-RU" });
    await client.next("welcome");
    const refusals = async (): Promise<readonly string[]> => {
      client.send({ type: "watch", table: "none" });
      const gone = await client.next("gone");
      client.send({ type: "do", id: "1", table: "none", command: { do: "start" } });
      return [gone.error, (await client.next("refused")).error];
    };
    expect(await refusals()).toEqual([notHere("ru"), notHere("ru")]);
    for (const language of LANGUAGES) {
      client.send({ type: "hello", protocol: 2, language });
      await client.next("welcome");
      expect(await refusals()).toEqual([notHere(language), notHere(language)]);
      client.send({ type: "hello", protocol: 2 });
      await client.next("welcome");
      expect(await refusals(), "a hello without a language leaves it").toEqual([notHere(language), notHere(language)]);
    }
    client.close();
  }
});

it("words what the rules refuse, with its facts, and who is sent away, in the reader's language", async () => {
  const { address } = await startForTest();
  const [ada, bob] = await Promise.all(["Ada", "Bob"].map((name) => newPerson(address, name)));
  const { table } = await newTable(address, ada.token, { bots: "all", options: { first: 0, draft: false } });
  const [host, guest] = await Promise.all([
    openSocket(address, { cookie: `darbar=${ada.token}` }),
    openSocket(address, { cookie: `darbar=${bob.token}`, "accept-language": "fa" }),
  ]);
  await Promise.all([host.next("welcome"), guest.next("welcome")]);
  guest.send({ type: "watch", table });
  await guest.next("table");
  expect(await host.do(table, { do: "kick", person: bob.person })).toBeNull();
  expect(await guest.next("gone")).toMatchObject({ code: "kicked", error: sentenceOf(because("kicked"), "fa") });
  host.send({ type: "hello", protocol: 2, language: "he" });
  expect(await host.do(table, { do: "start" })).toBeNull();
  const move = { do: "coup", target: 1 };
  expect(await host.do(table, { do: "move", game: 1, prompt: 1, move })).toBe("too-few-coins");
  const facts = { action: "coup", cost: 7, coins: 1 };
  const refused = host.got.findLast((message) => message.type === "refused");
  expect(refused?.error).toBe(sentenceOf(refusedByGame("coup", { code: "too-few-coins", facts }).error, "he"));
});
