import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openSqliteStore } from "./sqlite-store.ts";
import { temporaryFolder } from "./temporary.ts";

const CHILD = fileURLToPath(new URL("./durability-child.ts", import.meta.url));
/** How often a server is killed: DARBAR_KILLS=1000 for a long trial. */
const KILLS = Number(process.env.DARBAR_KILLS ?? 20);

interface Heard {
  /** How many facts of a table were acknowledged. */
  readonly acknowledged: Map<string, number>;
  refused: number;
  readonly faults: Set<string>;
}

const nothingHeard = (): Heard => ({ acknowledged: new Map(), refused: 0, faults: new Set() });

/** Listens until the child is gone. What it has printed is heard although it was killed: the pipe keeps it. */
async function listen(child: ChildProcessByStdio<null, Readable, null>, heard: Heard): Promise<void> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [sign, table, seq, last] = line.split(" ");
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
  timeout: 60_000 + KILLS * 10_000,
}, async () => {
  const file = join(await temporaryFolder(), "darbar.db");
  const heard = nothingHeard();
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, [CHILD, file], { stdio: ["ignore", "pipe", "inherit"] });
    const listening = listen(child, heard);
    // While it appends; every fifth time at any moment from its start on, so also while it opens.
    if (kill % 5 === 4) await pause(Math.random() * 400);
    else await Promise.race([once(child.stdout, "data"), listening]).then(() => pause(Math.random() * 100));
    child.kill("SIGKILL");
    await listening;
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

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!holds()) {
    expect(Date.now()).toBeLessThan(deadline);
    await pause(10);
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
      await until(() => heard.refused >= 20);
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

test.runIf(canRaise)("a disk that was full: the server goes on when there is room again", async () => {
  const file = join(await temporaryFolder(), "darbar.db");
  const heard = nothingHeard();
  const child = limited(file, 1024);
  const listening = listen(child, heard);
  try {
    await until(() => heard.refused >= 20);
    const before = total(heard);
    execFileSync("prlimit", ["--pid", String(child.pid), "--fsize=unlimited:"]);
    await until(() => total(heard) > before + 500);
  } finally {
    child.kill("SIGKILL");
    await listening;
  }
  expect([...heard.faults]).toEqual(["full"]);
  await holdKept(file, heard);
});
