import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { testChance } from "@darbar/kernel/testing";
import { expect, it, vi } from "vitest";
import { newGuest } from "../../src/wire/api.ts";
import { gather } from "../../src/wire/company.ts";
import { holdStore } from "../../src/wire/hold-store.ts";
import { holdViews } from "../../src/wire/hold-views.ts";
import { Ledger } from "../../src/wire/ledger.ts";
import { becomeQuiet } from "../../src/wire/quiet.ts";
import { startServerProcess } from "../../src/wire/server-process.ts";
import { withFolder } from "../../src/wire/temporary.ts";

const MOST_KILOBYTES = 1_024;
const canLimit = process.platform === "linux" && succeeds("bash", "-c", "ulimit -S -f 1024; prlimit --version");

function succeeds(command: string, ...parameters: readonly string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** An upper bound only, for a machine that has much else to do. */
const PATIENCE = { timeout: 200_000, interval: 10 };

/** One after the other: what is small may still fit where something larger did not, but not for ever. */
async function newGuests(address: string, count: number): Promise<void> {
  for (let guest = 0; guest < count; guest++) await newGuest(address, `Late ${guest}`);
}

it.runIf(canLimit)(
  "on a full disk a server acknowledges nothing that it cannot keep, and goes on when there is room",
  async () => {
    await withFolder(async (dataDir) => {
      const server = await startServerProcess({ dataDir, mostKilobytes: MOST_KILOBYTES });
      const ledger = new Ledger();
      const { address } = server;
      try {
        const setups = Array.from({ length: 6 }, () => ({ game: "coup", seats: 4 }) as const);
        const companies = await gather(setups, {
          whereabouts: () => address,
          scorer: ledger,
          chance: testChance("full disk"),
        });
        for (const { players } of companies) for (const player of players) player.play();
        const full = (): number => ledger.codes.get("store-full") ?? 0;
        await vi.waitUntil(() => full() >= 40, PATIENCE);
        await expect(newGuests(address, 2_000)).rejects.toThrow("503");
        expect((await fetch(`${address}/healthz`)).status).toBe(200);
        const acknowledged = ledger.acknowledgements;
        expect(acknowledged).toBeGreaterThan(100);

        execFileSync("prlimit", ["--pid", String(server.pid), "--fsize=unlimited:"]);
        await vi.waitUntil(() => ledger.acknowledgements > acknowledged + 500, PATIENCE);
        await newGuest(address, "Later");
        expect(await becomeQuiet(companies)).toBe(0);
        expect(await holdViews(address, companies)).toEqual([]);
        for (const { players } of companies) for (const player of players) player.client.end();
        await server.stop();

        const { lost, doubled, contradicted, differing } = await holdStore(dataDir, companies, ledger);
        expect([lost, doubled, contradicted, differing]).toEqual([[], [], [], []]);
        expect([...ledger.codes.keys()].filter((code) => code !== "stale")).toEqual(["store-full"]);
        const database = new DatabaseSync(join(dataDir, "darbar.db"));
        expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
        database.close();
      } finally {
        await server.stop();
      }
    });
  },
);
