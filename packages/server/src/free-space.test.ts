import { tmpdir } from "node:os";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { connect } from "../test/client.ts";
import { call, newPerson, newTable, startForTest } from "../test/start.ts";
import { freeBytesAt, watchFreeSpace } from "./free-space.ts";
import { newLogger } from "./logging.ts";

const MEGABYTE = 2 ** 20;

/** A log, and what was said in it. */
function heardLog() {
  const lines = new PassThrough();
  const said: string[] = [];
  lines.on("data", (chunk) => said.push((JSON.parse(String(chunk)) as { msg: string }).msg));
  return { log: newLogger("info", lines), said };
}

it("knows how much is free on the disk", async () => {
  expect(await freeBytesAt(tmpdir())).toBeGreaterThan(0);
  await expect(freeBytesAt("/nowhere")).rejects.toThrow("ENOENT");
});

it("says once when room gets scarce and once when it is back, not at every change around the mark", async () => {
  const { log, said } = heardLog();
  let free = 1_000;
  const space = watchFreeSpace(256, async () => free * MEGABYTE, log);
  const enough: boolean[] = [];
  for (free of [1_000, 256, 255, 257, 255, 287, 288, 257, 256]) {
    await space.look();
    enough.push(space.isEnough());
  }
  expect(enough).toEqual([true, true, false, false, false, false, true, true, true]);
  expect(said).toEqual([
    "there is little room left: no new tables and guests",
    "there is room again: new tables and guests are welcome",
  ]);
});

it("changes nothing where it cannot be measured, says so once, and has no mark of 0", async () => {
  const { log, said } = heardLog();
  const unmeasured = watchFreeSpace(256, () => Promise.reject(new Error("no")), log);
  await unmeasured.look();
  await unmeasured.look();
  expect(unmeasured.isEnough()).toBe(true);
  expect(said).toEqual(["the free space cannot be measured"]);
  const off = watchFreeSpace(0, async () => 0, log);
  await off.look();
  expect(off.isEnough()).toBe(true);
});

it("takes no new tables and guests without room, and lets go on what runs", async () => {
  let free = 300;
  const freeSpace = watchFreeSpace(256, async () => free * MEGABYTE, newLogger("silent"));
  const { address, metricsAddress } = await startForTest({ metricsPort: 0 }, { freeSpace });
  const { token } = await newPerson(address, "Ada");
  const { table, code } = await newTable(address, token, { bots: "all" });
  const client = await connect(address, token);
  free = 200;
  await freeSpace.look();
  for (const [path, body] of [
    ["/api/people", { name: "Bob" }],
    ["/api/tables", { game: "coup", seats: 2 }],
    ["/api/quick", {}],
  ] as const) {
    expect(await call(address, "POST", path, { token, body })).toMatchObject({
      status: 507,
      body: { code: "no-room", error: expect.stringContaining("no new guests or tables for now") },
    });
  }
  const metrics = await (await fetch(metricsAddress ?? "")).text();
  expect(metrics).toMatch(new RegExp(`^darbar_free_space_bytes ${200 * MEGABYTE}$`, "m"));
  expect(metrics).toMatch(/^darbar_has_room 0$/m);
  expect(metrics).toMatch(/^darbar_refusals_total\{code="no-room"\} 3$/m);
  expect(await client.do(table, { do: "start" })).toBeNull();
  expect((await call(address, "GET", `/api/codes/${code}`)).status).toBe(200);
  expect((await call(address, "PATCH", "/api/people/me", { token, body: { name: "Eve" } })).status).not.toBe(507);
  free = 300;
  await freeSpace.look();
  expect((await call(address, "POST", "/api/people", { body: { name: "Bob" } })).status).toBe(201);
  expect((await call(address, "POST", "/api/quick", { token })).status).toBe(201);
});
