import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { backup } from "../backup/command.ts";
import { SERVE_HELP, serve } from "./command.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-serve-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A server with its own data, and how to stop it. */
async function started(dataDir: string) {
  const io = memoryIo();
  const environment = { PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const code = serve([], io, environment);
  // On a fresh clone it says first that it prepares the pages.
  await vi.waitUntil(() => /open at \S+\n/.test(io.out()), { timeout: 100_000, interval: 20 });
  const address = /http:\S+/.exec(io.out())?.[0] ?? "";
  return {
    address,
    environment,
    stop: () => {
      io.signal("SIGTERM");
      return code;
    },
  };
}

describe("darbar serve", () => {
  it("listens, keeps what it acknowledges, and stops when it is told to", async () => {
    const data = join(folder, "one");
    const server = await started(data);
    const made = await fetch(`${server.address}/api/people`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Natasha" }),
    });
    const { token } = (await made.json()) as { token: string };
    expect(await server.stop()).toBe(0);
    const again = await started(data);
    const me = await fetch(`${again.address}/api/people/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ name: "Natasha" });
    expect(await again.stop()).toBe(0);
  });

  it("tells its metrics on a port of their own, and says where", async () => {
    const io = memoryIo();
    const environment = { PORT: "0", METRICS_PORT: "0", DATA_DIR: join(folder, "metrics"), LOG_LEVEL: "silent" };
    const code = serve([], io, environment);
    await vi.waitUntil(() => /open at \S+\n/.test(io.out()), { timeout: 100_000, interval: 20 });
    const [, where] = /^Metrics are told at (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(io.out()) ?? [];
    expect(await (await fetch(where ?? "")).text()).toContain("darbar_decisions_total 0");
    io.signal("SIGTERM");
    expect(await code).toBe(0);
  });

  it("is backed up while it runs, and another starts from the copy", async () => {
    const server = await started(join(folder, "two"));
    const io = memoryIo();
    const copy = join(folder, "copy.db");
    expect(await backup([copy], io, server.environment)).toBe(0);
    expect(io.out()).toBe(`Everything is copied to ${copy}\n`);
    expect(existsSync(copy)).toBe(true);
    expect(await backup([copy], io, server.environment)).toBe(1);
    expect(io.err()).toContain("overwrites nothing");
    await server.stop();
    mkdirSync(join(folder, "from-copy"));
    copyFileSync(copy, join(folder, "from-copy", "darbar.db"));
    const another = await started(join(folder, "from-copy"));
    expect((await fetch(`${another.address}/healthz`)).status).toBe(200);
    await another.stop();
  });

  it.each([
    [{ PORT: "http" }, "PORT"],
    [{ DARBAR_PORT: "80" }, "DARBAR_PORT"],
    [{ DATA_DIR: "/dev/null/x", PORT: "0" }, "DATA_DIR"],
  ])("says in one sentence what is wrong with %j", async (environment, named) => {
    const io = memoryIo();
    expect(await serve([], io, environment)).toBe(1);
    expect(io.err()).toMatch(/^darbar serve: [^\n]*\.\n$/);
    expect(io.err()).toContain(named);
  });

  it("refuses to write to a folder that another server has", async () => {
    const server = await started(join(folder, "three"));
    const io = memoryIo();
    expect(await serve([], io, server.environment)).toBe(1);
    expect(io.err()).toContain("in use by another server");
    await server.stop();
  });

  it("lists every setting in its help", () => {
    for (const name of ["PORT", "HOST", "DATA_DIR", "TRUST_PROXY"]) expect(SERVE_HELP).toContain(name);
  });
});
