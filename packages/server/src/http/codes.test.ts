import { expect, it } from "vitest";
import { call, newPerson, newTable, startForTest } from "../../test/start.ts";
import { memoryStore } from "../store/memory-store.ts";

/** Behind a proxy on this machine, so that a test can come from anywhere. */
const BEHIND_PROXY = { trustProxy: ["loopback"] } as const;
const HOUR = 3_600_000;

/** Asks for a code from an address. */
function ask(server: string, code: string, from: string, token?: string) {
  const headers = { "x-forwarded-for": from };
  return call(server, "GET", `/api/codes/${code}`, token === undefined ? { headers } : { token, headers });
}

/** How many of so many misses are answered. */
async function answered(server: string, count: number, from: (index: number) => string): Promise<number> {
  const asked = Array.from({ length: count }, (_, index) => ask(server, "QQQQQQ", from(index)));
  return (await Promise.all(asked)).filter(({ status }) => status === 404).length;
}

it("gives tables codes of six letters, to be written in any case", async () => {
  const { address } = await startForTest();
  const { token } = await newPerson(address, "Ada");
  const { table, code } = await newTable(address, token);
  expect(code).toMatch(/^[A-HJ-NP-Z]{6}$/);
  expect((await call(address, "GET", `/api/codes/${code.toLowerCase()}`)).body).toEqual({ table, game: "coup" });
});

it("finds a table that was made when codes had five letters", async () => {
  const store = memoryStore();
  const before = await startForTest({}, { store });
  const { token } = await newPerson(before.address, "Ada");
  const { table } = await newTable(before.address, token);
  const findByCode = async (code: string) => (code === "KWRTZ" ? table : null);
  const { address } = await startForTest({}, { store: { ...store, findByCode } });
  expect((await call(address, "GET", "/api/codes/kwrtz")).body).toEqual({ table, game: "coup" });
});

it("cannot be asked for all codes by who has a /48 of IPv6", async () => {
  const { address } = await startForTest(BEHIND_PROXY);
  expect(await answered(address, 60, (index) => `2001:db8:7:${index.toString(16)}::1`)).toBe(31);
  const refused = await ask(address, "QQQQQQ", "2001:db8:7:ffff::1");
  expect(refused).toMatchObject({ status: 429, body: { code: "too-many-codes" } });
  expect(refused.body.error).toMatch(/^Too many wrong codes from your network: try again in [\d,]+ seconds?\.$/);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(address, "QQQQQQ", "2001:db8:8::1")).status).toBe(404);
});

it("answers few misses of one address, and any number of codes that are right or that are none", async () => {
  const { address } = await startForTest(BEHIND_PROXY);
  const { token } = await newPerson(address, "Ada");
  const { code } = await newTable(address, token);
  for (let count = 0; count < 50; count++) expect((await ask(address, code, "192.0.2.1")).status).toBe(200);
  for (const none of ["no", "KWRT", "SEVENLT", "KWR7Z", "%D8%AF%D8%B1%D8%A8%D8%A7%D8%B1"]) {
    for (let count = 0; count < 20; count++) expect((await ask(address, none, "192.0.2.1")).status).toBe(404);
  }
  expect(await answered(address, 40, () => "192.0.2.1")).toBe(11);
  expect((await ask(address, code, "192.0.2.1")).body.error).toMatch(
    /from your address: try again in [\d,]+ seconds?\.$/,
  );
});

it("answers so many misses of the whole world, and lets in whom it knows", async () => {
  let now = 1_700_000_000_000;
  const { address } = await startForTest({ ...BEHIND_PROXY, peoplePerHour: 0 }, { host: { now: () => now } });
  const old = await newPerson(address, "Ada");
  now += HOUR;
  const { code } = await newTable(address, old.token);
  const fresh = await newPerson(address, "Bob");
  const host = await newPerson(address, "Eve");
  const own = await newTable(address, host.token);
  expect(await answered(address, 200, (index) => `198.51.100.${index}`)).toBe(80);
  const refused = await ask(address, code, "203.0.113.1");
  expect(refused).toMatchObject({ status: 429, body: { code: "codes-tried-out" } });
  expect(refused.body.error).toMatch(/^Somebody is trying out codes, .*: try again in [\d,]+ seconds?\.$/);
  expect((await ask(address, code, "203.0.113.1", fresh.token)).status).toBe(429);
  expect((await ask(address, code, "203.0.113.1", old.token)).status).toBe(200);
  // Who sits there comes back, however new they are; nobody else is told that there is such a table.
  expect((await ask(address, own.code, "203.0.113.1", host.token)).status).toBe(200);
  expect((await ask(address, own.code, "203.0.113.1", fresh.token)).body).toEqual(refused.body);
  now += 60_000;
  expect((await ask(address, code, "203.0.113.1", fresh.token)).status).toBe(200);
});
