import { afterAll, expect, it } from "vitest";
import { newThinkers } from "../src/thinking/thinkers.ts";
import { connect } from "./client.ts";
import { call, startForTest } from "./start.ts";

// Real threads, real sockets, no pauses: masters with little time play a whole game each.
const thinkers = newThinkers({ threads: 2, within: 10 });

afterAll(() => thinkers.close());

it.each([
  ["coup", 2],
  ["cops", 4],
] as const)("masters of %s think in threads until the game is over", async (game, seats) => {
  const asked: string[] = [];
  const think: typeof thinkers.think = (id, inquiry) => {
    asked.push(inquiry.level);
    return thinkers.think(id, inquiry);
  };
  const failures: unknown[] = [];
  const report = (error: unknown): void => void failures.push(error);
  const { address } = await startForTest({}, { host: { think, report } });
  const { body: host } = await call<{ token: string }>(address, "POST", "/api/people", { body: { name: "Ada" } });
  const bots = Array.from({ length: seats - 1 }, (_, place) => ({ seat: place + 1, level: "master" }));
  const { body: made } = await call<{ table: string }>(address, "POST", "/api/tables", {
    token: host.token,
    body: { game, seats, clock: "relaxed", bots },
  });
  const client = await connect(address, host.token);
  client.send({ type: "watch", table: made.table });
  await client.next("table");
  expect(await client.do(made.table, { do: "stand" })).toBeNull();
  expect(await client.do(made.table, { do: "add-bot", seat: 0, level: "master", style: "bluffer" })).toBeNull();
  expect(await client.do(made.table, { do: "start" })).toBeNull();
  const ended = (): boolean =>
    client.got.some((message) => message.type === "facts" && message.facts.some((fact) => fact.type === "ended"));
  while (!ended()) {
    const had = client.got.length;
    await client.until(() => (client.got.length > had ? true : null));
  }
  expect(failures).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(["master"]));
  expect(asked.length).toBeGreaterThan(5);
});
