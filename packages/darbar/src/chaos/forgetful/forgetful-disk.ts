import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ok, type Result } from "@darbar/kernel";
import { compileForgetful } from "./compile.ts";
import { type Left, leftAfter, type Platters, type Survival, type Unsynced } from "./left.ts";

const SYNC_ALL = fileURLToPath(new URL("./sync-all.ts", import.meta.url));
const run = promisify(execFile);

/** A folder on a disk that forgets at each power cut what was not synced. */
export interface ForgetfulDisk {
  readonly folder: string;
  /** What a process that writes to the folder must have in its environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** What was lost at all power cuts so far, and what survived although nobody had synced it. */
  readonly unsynced: Readonly<Unsynced>;
  /** Puts into the folder what is left after a power cut; nobody may be writing there. */
  cutPower(): Promise<void>;
}

/** How a disk forgets. */
export interface Forgetting {
  /** At some power cuts all is lost that was not synced, at the others a part of it survives, torn: chance says. */
  readonly chance: () => number;
  /** A planted fault: only every so many syncs of a write-ahead log are done, and the others are lies. */
  readonly honestEvery?: number;
}

/** Makes a disk that forgets, in a folder that is lent; where that cannot be, says why. */
export async function newForgetfulDisk(lent: string, forgetting: Forgetting): Promise<Result<ForgetfulDisk>> {
  const library = await compileForgetful(lent);
  if (!library.ok) return library;
  const place = await realpath(lent);
  const [folder, synced, written] = ["folder", "synced", "written"].map((name) => join(place, name));
  const unsynced: Unsynced = { lost: 0, survived: 0 };
  const environmentOf = (disk: string): Record<string, string> => ({
    LD_PRELOAD: library.value,
    FORGETFUL_FOLDER: folder,
    FORGETFUL_DISK: disk,
    // What goes past the C library is not seen.
    UV_USE_IO_URING: "0",
  });
  const syncAll = async (disk: string): Promise<void> => {
    await rm(disk, { recursive: true, force: true });
    await mkdir(disk);
    await run(process.execPath, [SYNC_ALL, folder], { env: { ...process.env, ...environmentOf(disk) } });
  };
  const cutPower = async (): Promise<void> => {
    await syncAll(written);
    const left = leftAfter(await platters(synced), await platters(written), survivalBy(forgetting.chance), unsynced);
    await rm(folder, { recursive: true });
    await putDown(folder, left);
    await syncAll(synced);
  };
  await mkdir(folder);
  await syncAll(synced);
  const { honestEvery } = forgetting;
  const environment = {
    ...environmentOf(synced),
    ...(honestEvery === undefined ? {} : { FORGETFUL_HONEST_EVERY: String(honestEvery) }),
  };
  return ok({ folder, environment, unsynced, cutPower });
}

/** For one power cut: at every other nothing survives, else this or that. */
function survivalBy(chance: () => number): Survival {
  if (chance() < 0.5) return () => false;
  const share = chance();
  return () => chance() < share;
}

async function platters(disk: string): Promise<Platters> {
  const names = await readdir(disk);
  // A list of names that a kill has cut short.
  const whole = names.filter((name) => !name.endsWith(".partial"));
  return new Map(await Promise.all(whole.map(async (name) => [name, await readFile(join(disk, name))] as const)));
}

async function putDown(folder: string, entries: ReadonlyMap<string, Left>): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for (const [name, left] of entries) {
    if (left.kind === "folder") await putDown(join(folder, name), left.entries);
    else await writeFile(join(folder, name), left.bytes, { mode: 0o600 });
  }
}
