import { expect, it } from "vitest";
import { call, newPerson, newTable, startForTest } from "../../test/start.ts";

const HOUR = 3_600_000;

it("lets one person make so many tables in an hour, quick games included, from whatever address", async () => {
  let now = 1_700_000_000_000;
  const limits = { tablesPerPerson: 3, tablesPerHour: 0, trustProxy: ["loopback"] };
  const { address } = await startForTest(limits, { host: { now: () => now } });
  const ada = await newPerson(address, "Ada");
  const bob = await newPerson(address, "Bob");
  const make = (path: string, token: string, from: string, body: object = {}) =>
    call(address, "POST", path, { token, body, headers: { "x-forwarded-for": from } });
  const setup = { game: "coup", seats: 2 };
  expect((await make("/api/tables", ada.token, "192.0.2.1", setup)).status).toBe(201);
  // What is refused for another reason does not count.
  expect((await make("/api/tables", ada.token, "192.0.2.1", { ...setup, options: { edition: "none" } })).status).toBe(
    400,
  );
  expect((await make("/api/quick", ada.token, "192.0.2.2")).status).toBe(201);
  const [third, fourth] = await Promise.all([
    make("/api/tables", ada.token, "192.0.2.3", setup),
    make("/api/tables", ada.token, "192.0.2.4", setup),
  ]);
  expect([third.status, fourth.status].sort()).toEqual([201, 429]);
  for (const path of ["/api/tables", "/api/quick"]) {
    const refused = await make(path, ada.token, "192.0.2.5", path === "/api/quick" ? {} : setup);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: "too-many-tables",
        error: "You have opened many tables in the last hour: try again in 3,600 seconds.",
      },
    });
    expect(refused.headers.get("retry-after")).toBe("3600");
  }
  expect((await make("/api/quick", bob.token, "192.0.2.5")).status).toBe(201);
  now += HOUR;
  expect((await newTable(address, ada.token)).code).toBeDefined();
});
