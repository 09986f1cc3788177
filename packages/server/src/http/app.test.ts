import { PassThrough } from "node:stream";
import { ENDPOINTS } from "@darbar/protocol";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { connect, openSocket } from "../../test/client.ts";
import { call, newPerson, newTable, startForTest } from "../../test/start.ts";
import { newLogger } from "../logging.ts";
import { memoryStore } from "../store/memory-store.ts";
import { StoreError } from "../store/store.ts";
import { openApiDocument } from "./openapi.ts";

it("makes guests, with a cookie that no script can read", async () => {
  const { address } = await startForTest();
  const made = await call<{ person: string; name: string; token: string }>(address, "POST", "/api/people", {
    body: { name: "Ada" },
  });
  expect(made.status).toBe(201);
  expect(made.body.name).toBe("Ada");
  const cookie = made.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^darbar=[\w-]{43}; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Lax$/);
  const me = await call(address, "GET", "/api/people/me", { headers: { cookie: cookie.split(";")[0] } });
  expect(me.body).toEqual({ person: made.body.person, name: "Ada" });
  expect(me.headers.get("set-cookie")).toBe(cookie);
  const secure = await call(address, "POST", "/api/people", {
    body: { name: "Ada" },
    headers: { origin: address.replace("http:", "https:") },
  });
  expect(secure.headers.get("set-cookie")).toContain("; Secure");
});

it("tells a page whom it has before it, without an error for whoever is new", async () => {
  const { address } = await startForTest();
  expect(await call(address, "GET", "/api/people/known")).toMatchObject({ status: 200, body: null });
  expect(await call(address, "GET", "/api/people/known", { token: "nobody" })).toMatchObject({ body: null });
  const { person, token } = await newPerson(address, "Ada");
  const known = await call(address, "GET", "/api/people/known", { headers: { cookie: `darbar=${token}` } });
  expect(known).toMatchObject({ status: 200, body: { person, name: "Ada" } });
  expect(known.headers.get("set-cookie")).toContain(token);
});

it("wants to know who asks, and takes no other token", async () => {
  const { address } = await startForTest();
  for (const token of ["", "nobody", "a".repeat(500), "Bearer"]) {
    const answered = await call(address, "POST", "/api/quick", { token });
    expect(answered).toMatchObject({ status: 401, body: { code: "not-identified" } });
  }
});

it("refuses names that cannot be shown, with a reason", async () => {
  const { address } = await startForTest();
  const refused = await call(address, "POST", "/api/people", { body: { name: "\u202e\u200b" } });
  expect(refused).toMatchObject({ status: 400, body: { code: "bad-name" } });
  expect(refused.body.error).toMatch(/letter, digit or sign/);
});

it("moves a person to another device", async () => {
  const { address } = await startForTest();
  const ada = await newPerson(address, "Ada");
  const begun = await call<{ code: string; seconds: number }>(address, "POST", "/api/people/me/transfer", {
    token: ada.token,
  });
  expect(begun).toMatchObject({ status: 201, body: { seconds: 600 } });
  const { code } = begun.body;
  const moved = await call<{ person: string; token: string }>(address, "POST", "/api/people/transfer", {
    body: { code },
  });
  expect(moved).toMatchObject({ status: 200, body: { person: ada.person } });
  expect(moved.body.token).not.toBe(ada.token);
  expect((await call(address, "POST", "/api/people/transfer", { body: { code } })).status).toBe(404);
});

it("makes tables strictly: one sentence says what is wrong", async () => {
  const { address } = await startForTest();
  const { token } = await newPerson(address, "Ada");
  const tries: readonly (readonly [unknown, RegExp])[] = [
    [{}, /: game must be one of coup, cops$/],
    [{ game: "coup", seats: 99 }, /: seats must be at most 10$/],
    [{ game: "coup", seats: 4, options: { edition: "none" } }, /edition/],
    [{ game: "coup", seats: 4, bots: [{ seat: 7, level: "regular" }] }, /seat 7/],
    [{ game: "coup", seats: 4, hostile: true }, /: the body has a field that is not known: hostile$/],
    ["{", /must be JSON/],
    ['{"__proto__":{"a":1}}', /must be JSON, without __proto__/],
    [[], /: the body must be an object$/],
  ];
  for (const [body, sentence] of tries) {
    const answered = await call(address, "POST", "/api/tables", { token, body });
    expect(answered.status).toBe(400);
    expect(answered.body.error).toMatch(sentence);
  }
  const plain = await call(address, "POST", "/api/tables", {
    token,
    body: "x",
    headers: { "content-type": "text/plain" },
  });
  expect(plain).toMatchObject({
    status: 415,
    body: { error: expect.stringContaining(": a body must be application/json") },
  });
  const large = await call(address, "POST", "/api/tables", { token, body: { game: "x".repeat(20_000) } });
  expect(large).toMatchObject({ status: 413, body: { error: expect.stringContaining(": the body is too large") } });
});

it("lists public tables, finds codes, and says what is not there", async () => {
  const { address } = await startForTest();
  const { token } = await newPerson(address, "Ada");
  const { table, code } = await newTable(address, token, { visibility: "public", seats: 3 });
  const listed = await call<{ tables: unknown[] }>(address, "GET", "/api/tables");
  expect(listed.body.tables).toMatchObject([{ table, code, taken: 1, playing: false }]);
  expect((await call(address, "GET", `/api/codes/${code}`)).body).toEqual({ table, game: "coup" });
  expect((await call(address, "GET", "/api/codes/NOSUCH")).status).toBe(404);
  expect((await call(address, "GET", "/api/tables/nowhere/games/1/record")).status).toBe(404);
  expect((await call(address, "GET", `/api/tables/${table}/games/1/record`)).status).toBe(404);
  expect((await call(address, "GET", `/api/tables/${table}/games/x/record`)).status).toBe(404);
  for (const path of ["/nothing", "/api/nothing", "/api/tables/%zz"]) {
    const missing = await call(address, "GET", path);
    expect(missing.status).toBeGreaterThanOrEqual(400);
    expect(missing.body.error).toMatch(/^[^\n]{10,100}$/);
  }
});

it("says on every answer what browsers may do with it", async () => {
  const { address } = await startForTest();
  const stop = new AbortController();
  for (const path of ["/", "/api", "/nothing", "/healthz", "/api/people/me", "/socket", "/api/stream"]) {
    const { headers } = await fetch(`${address}${path}`, { signal: stop.signal });
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'self';.*frame-ancestors 'none'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  }
  stop.abort();
});

it("refuses pages of other sites, on upgrades and wherever something could be done", async () => {
  const { address } = await startForTest();
  const { token } = await newPerson(address, "Ada");
  const foreign = { origin: "https://evil.example", cookie: `darbar=${token}` };
  expect(await call(address, "POST", "/api/quick", { headers: foreign })).toMatchObject({
    status: 403,
    body: { code: "foreign-origin" },
  });
  expect((await call(address, "POST", "/api/quick", { headers: { ...foreign, origin: "null" } })).status).toBe(403);
  expect((await call(address, "GET", "/api/stream", { headers: foreign })).status).toBe(403);
  await expect(openSocket(address, foreign)).rejects.toThrow("403");
  const own = { ...foreign, origin: address };
  expect((await call(address, "POST", "/api/quick", { headers: own })).status).toBe(201);
  (await openSocket(address, own)).close();
});

it("takes pages from the origins it is told, and no others", async () => {
  const { address } = await startForTest({ publicOrigins: ["https://darbar.example"] });
  const from = (origin: string) => call(address, "POST", "/api/people", { body: { name: "A" }, headers: { origin } });
  expect((await from("https://darbar.example")).status).toBe(201);
  expect((await from(address)).status).toBe(403);
});

it("counts requests, people, tables and connections by address", async () => {
  const { address } = await startForTest({ peoplePerHour: 2, tablesPerHour: 1, connectionsPerAddress: 1 });
  const { token } = await newPerson(address, "Ada");
  await newPerson(address, "Bob");
  const third = await call(address, "POST", "/api/people", { body: { name: "Eve" } });
  expect(third).toMatchObject({ status: 429, body: { code: "too-many" } });
  expect(third.body.error).toMatch(/^Too many requests of this kind from your address: try again in [\d,]+ seconds\.$/);
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call(address, "POST", "/api/quick", { token })).status).toBe(201);
  expect((await call(address, "POST", "/api/tables", { token, body: {} })).status).toBe(429);
  const first = await openSocket(address);
  await expect(openSocket(address)).rejects.toThrow("429");
  first.close();
});

it("believes X-Forwarded-For from a proxy it trusts only", async () => {
  for (const [trustProxy, status] of [
    [false, 429],
    [["loopback"], 201],
    [["10.0.0.1"], 429],
  ] as const) {
    const { address } = await startForTest({ peoplePerHour: 1, trustProxy });
    const from = (ip: string) =>
      call(address, "POST", "/api/people", { body: { name: "A" }, headers: { "x-forwarded-for": ip } });
    expect((await from("192.0.2.1")).status).toBe(201);
    expect((await from("192.0.2.2")).status).toBe(status);
  }
});

it("limits the connections of one person", async () => {
  const { address } = await startForTest({ connectionsPerPerson: 1 });
  const { token } = await newPerson(address, "Ada");
  const first = await connect(address, token);
  const second = await openSocket(address);
  second.send({ type: "hello", protocol: 2, token });
  expect(await second.over()).toMatchObject({ code: 4003 });
  first.send({ type: "ping" });
  await first.next("pong");
});

it("says whether it is well", async () => {
  const { address } = await startForTest();
  expect((await call(address, "GET", "/healthz")).body).toEqual({
    status: "ok",
    parts: { writer: "ok", reader: "ok", bots: "ok", loop: "ok" },
  });
});

it("describes itself by a valid OpenAPI document that has every route", async () => {
  const { address } = await startForTest();
  const { body } = await call<{ paths: Record<string, Record<string, unknown>> }>(address, "GET", "/api");
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  const checked = await new Validator().validate(structuredClone(body));
  expect(checked.errors ?? []).toEqual([]);
  expect(checked.valid).toBe(true);
  for (const { method, path } of Object.values(ENDPOINTS)) {
    const described = body.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(described).toBeDefined();
    if (method !== "GET" || path === "/socket" || path === "/api/stream") continue;
    expect((await call(address, method, path.replaceAll(/:\w+/g, "1"))).body?.code).not.toBe("no-such-route");
  }
});

it("logs nothing secret", async () => {
  const lines = new PassThrough();
  let log = "";
  lines.on("data", (chunk) => {
    log += String(chunk);
  });
  const { address } = await startForTest({}, { log: newLogger("trace", lines) });
  const { token } = await newPerson(address, "Ada");
  const { table, code } = await newTable(address, token, { bots: "all" });
  await call(address, "GET", `/api/codes/${code}`, { headers: { cookie: `darbar=${token}` } });
  const client = await connect(address, token);
  client.send({ type: "watch", table });
  await client.do(table, { do: "say", text: "I whisper" });
  await client.do(table, { do: "start" });
  await expect(openSocket(`${address}/api/codes/${code}?x=`)).rejects.toThrow();
  expect(log).toContain("/api/codes/:code");
  for (const secret of [token, code, table, "whisper", "duke"]) expect(log).not.toContain(secret);
});

it("says that a table could not be kept, not that its setup is wrong", async () => {
  const store = memoryStore();
  const { address } = await startForTest(
    {},
    { store: { ...store, createTable: () => Promise.reject(new StoreError("full", "no room")) } },
  );
  const { token } = await newPerson(address, "Ada");
  for (const path of ["/api/tables", "/api/quick"]) {
    const body = path === "/api/quick" ? {} : { game: "coup", seats: 2 };
    expect(await call(address, "POST", path, { token, body })).toMatchObject({
      status: 503,
      body: { code: "store-full" },
    });
  }
});
