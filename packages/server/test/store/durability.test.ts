import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { itInAll, testChance, usually } from "@darbar/kernel/testing";
import { expect, test, vi } from "vitest";
import { openSqliteStore } from "../../src/store/sqlite-store.ts";
import { temporaryFolder } from "./temporary.ts";

const CHILD = fileURLToPath(new URL("./durability-child.ts", import.meta.url));
/** How often a server is killed: DARBAR_KILLS=1000 for a long trial. Every fifth time while it opens; one such is enough. */
const KILLS = Number(process.env.DARBAR_KILLS ?? usually(2, { all: 20 }));
/** An upper bound only, for a machine that has much else to do. */
const PATIENCE = { timeout: 100_000, interval: 10 };

interface Heard {
  /** How many facts of a table were acknowledged. */
  readonly acknowledged: Map<string, number>;
  refused: number;
  readonly faults: Set<string>;
}

const nothingHeard = (): Heard => ({ acknowledged: new Map(), refused: 0, faults: new Set() });

/** Listens until the child is gone. What it has printed is heard although it was killed: the pipe keeps it. */
async function listen(
  child: ChildProcessByStdio<null, Readable, null>,
  heard: Heard,
  onSign: (sign: string) => void = () => undefined,
): Promise<void> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [sign, table, seq, last] = line.split(" ");
    onSign(sign);
    // A line that the kill has cut short says nothing.
    if (sign === "+" && /^[1-3]$/.test(last ?? "")) {
      heard.acknowledged.set(table, Math.max(heard.acknowledged.get(table) ?? 0, Number(seq) + Number(last)));
    } else if (sign === "-" && last !== undefined) {
      heard.refused++;
      heard.faults.add(last);
    }
  }
}

/** Opens what is left: all that was acknowledged is there, in order, and no call is there in part. Answers how much. */
async function holdKept(file: string, heard: Heard): Promise<number> {
  const store = await openSqliteStore(file);
  let kept = 0;
  try {
    for (const [table, count] of heard.acknowledged) {
      const facts = (await store.load(table)) ?? [];
      expect(facts.length).toBeGreaterThanOrEqual(count);
      let next = 0;
      while (next < facts.length) {
        const call = JSON.parse(facts[next].fact);
        const whole = facts.slice(next, next + call.count);
        expect(whole.map(({ seq, fact }) => [seq, JSON.parse(fact).index])).toEqual(
          Array.from({ length: call.count }, (_, index) => [next + index, index]),
        );
        expect([call.table, call.from]).toEqual([table, next]);
        next += call.count;
      }
      kept += next;
    }
  } finally {
    await store.close();
  }
  holdIntegrity(file);
  return kept;
}

function holdIntegrity(file: string): void {
  const database = new DatabaseSync(file);
  try {
    expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  } finally {
    database.close();
  }
}

test(`a server killed ${KILLS} times loses nothing that it has acknowledged`, {
  timeout: 240_000 + KILLS * 10_000,
}, async () => {
  const file = join(await temporaryFolder(), "darbar.db");
  const heard = nothingHeard();
  const chance = testChance("kills");
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, [CHILD, file, "200", "8", "yes"], { stdio: ["ignore", "pipe", "inherit"] });
    // While it appends, sooner or later; every fifth time while it opens.
    let left = kill % 5 === 4 ? 0 : 20 + Math.floor(chance() * 200);
    await listen(child, heard, (sign) => {
      if (left === 0) child.kill("SIGKILL");
      if (sign === "+") left--;
    });
    await holdKept(file, heard);
  }
  expect(heard.acknowledged.size).toBe(8);
  expect([...heard.faults]).toEqual([]);
});

const limited = (file: string, kilobytes: number) =>
  spawn("bash", ["-c", `ulimit -S -f ${kilobytes}; exec "$0" "$@"`, process.execPath, CHILD, file, "3000", "4"], {
    stdio: ["ignore", "pipe", "inherit"],
  });

const canLimit = process.platform === "linux" && succeeds("bash", "-c", "ulimit -S -f 1024");
const canRaise = canLimit && succeeds("prlimit", "--version");

function succeeds(command: string, ...parameters: readonly string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const total = ({ acknowledged }: Heard): number => [...acknowledged.values()].reduce((sum, count) => sum + count, 0);

test.runIf(canLimit)(
  "a disk that is full: nothing is acknowledged that did not fit, and nothing is damaged",
  async () => {
    const file = join(await temporaryFolder(), "darbar.db");
    const heard = nothingHeard();
    const child = limited(file, 1024);
    const listening = listen(child, heard);
    try {
      await vi.waitUntil(() => heard.refused >= 20, PATIENCE);
    } finally {
      child.kill("SIGTERM");
      await listening;
    }
    expect([...heard.faults]).toEqual(["full"]);
    expect(total(heard)).toBeGreaterThan(0);
    // Nobody was told otherwise of anything that is there: what was refused is not.
    expect(await holdKept(file, heard)).toBe(total(heard));
  },
);

itInAll.runIf(canRaise)("a disk that was full: the server goes on when there is room again", async () => {
  const file = join(await temporaryFolder(), "darbar.db");
  const heard = nothingHeard();
  const child = limited(file, 1024);
  const listening = listen(child, heard);
  try {
    await vi.waitUntil(() => heard.refused >= 20, PATIENCE);
    const before = total(heard);
    execFileSync("prlimit", ["--pid", String(child.pid), "--fsize=unlimited:"]);
    await vi.waitUntil(() => total(heard) > before + usually(150, { all: 500 }), PATIENCE);
  } finally {
    child.kill("SIGKILL");
    await listening;
  }
  expect([...heard.faults]).toEqual(["full"]);
  await holdKept(file, heard);
});
