import { describe, expect, it } from "vitest";
import { call, newPerson, startForTest } from "../../test/start.ts";

const HTTPS = { publicOrigins: ["https://darbar.example"] } as const;
const SECURE = /^__Host-darbar=[\w-]{43}; Max-Age=\d{8}; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

type Made = { readonly person: string; readonly token: string };

describe("the cookie of a device", () => {
  it("is secure from the first, and under a name that only https can set, where browsers come by https", async () => {
    const { address } = await startForTest(HTTPS);
    // A proxy that says nothing of https before it, and a browser that names no origin.
    const made = await call<Made>(address, "POST", "/api/people", { body: { name: "Ada" } });
    expect(made.headers.getSetCookie()).toEqual([expect.stringMatching(SECURE)]);
  });

  it.each(["/api/people/me", "/api/people/known"])("stays secure when it is renewed by %s", async (path) => {
    const { address } = await startForTest(HTTPS);
    const { token, person } = await newPerson(address, "Ada");
    const renewed = await call(address, "GET", path, { headers: { cookie: `__Host-darbar=${token}` } });
    expect(renewed.body).toMatchObject({ person });
    expect(renewed.headers.getSetCookie()).toEqual([expect.stringMatching(SECURE)]);
  });

  it("stays secure where only the browser knew of https: it would not send the cookie otherwise", async () => {
    const { address } = await startForTest();
    const origin = address.replace("http:", "https:");
    const made = await call<Made>(address, "POST", "/api/people", { body: { name: "Ada" }, headers: { origin } });
    expect(made.headers.getSetCookie()).toEqual([expect.stringMatching(SECURE)]);
    const cookie = `__Host-darbar=${made.body.token}`;
    const renewed = await call(address, "GET", "/api/people/known", { headers: { cookie } });
    expect(renewed.headers.getSetCookie()).toEqual([expect.stringMatching(SECURE)]);
  });

  it("is secure behind a trusted proxy that says https", async () => {
    const { address } = await startForTest({ trustProxy: ["loopback"] });
    const headers = { "x-forwarded-proto": "https" };
    const made = await call(address, "POST", "/api/people", { body: { name: "Ada" }, headers });
    expect(made.headers.getSetCookie()).toEqual([expect.stringMatching(SECURE)]);
  });

  it("of an older server is read once, and replaced", async () => {
    const { address } = await startForTest(HTTPS);
    const { token, person } = await newPerson(address, "Ada");
    const renewed = await call(address, "GET", "/api/people/known", { headers: { cookie: `darbar=${token}` } });
    expect(renewed.body).toMatchObject({ person });
    const [anew, old] = renewed.headers.getSetCookie().toSorted();
    expect(old).toMatch(/^darbar=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(anew).toMatch(SECURE);
    expect(anew).toContain(token);
  });

  it("that plain http could have set does not count beside the secure one", async () => {
    const { address } = await startForTest(HTTPS);
    const [ada, eve] = [await newPerson(address, "Ada"), await newPerson(address, "Eve")];
    const cookie = `darbar=${eve.token}; __Host-darbar=${ada.token}`;
    const known = await call(address, "GET", "/api/people/known", { headers: { cookie } });
    expect(known.body).toMatchObject({ person: ada.person });
  });

  it("is plain over http, also where other browsers come by https", async () => {
    const { address } = await startForTest();
    const plain = await call(address, "POST", "/api/people", { body: { name: "Ada" } });
    expect(plain.headers.getSetCookie()).toEqual([expect.stringMatching(/^darbar=[\w-]{43}; .*SameSite=Lax$/)]);
    expect(plain.headers.getSetCookie()[0]).not.toContain("Secure");
    const publicOrigins = ["https://darbar.example", "http://192.0.2.1"];
    const both = await startForTest({ publicOrigins, trustProxy: ["loopback"] });
    const cookieAt = async (host: string, origin: Record<string, string> = {}) => {
      const headers = { "x-forwarded-host": host, ...origin };
      const made = await call(both.address, "POST", "/api/people", { body: { name: "Ada" }, headers });
      return made.headers.getSetCookie().join();
    };
    expect(await cookieAt("192.0.2.1", { origin: "http://192.0.2.1" })).toMatch(/^darbar=/);
    expect(await cookieAt("192.0.2.1")).toMatch(/^darbar=/);
    expect(await cookieAt("darbar.example", { origin: "https://darbar.example" })).toMatch(SECURE);
    expect(await cookieAt("darbar.example")).toMatch(SECURE);
    expect(await cookieAt("127.0.0.1:8080")).toMatch(SECURE);
  });
});
