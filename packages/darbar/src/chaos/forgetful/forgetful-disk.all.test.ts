import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { withFolder } from "../../wire/temporary.ts";
import { type ForgetfulDisk, newForgetfulDisk } from "./forgetful-disk.ts";

const FOLDER_SOURCE = new URL("../../../../server/src/store/folder.ts", import.meta.url).href;

/** What a process writes to a disk before the power goes, and nothing that was not synced survives. */
const afterPowerCut = (
  context: { skip(why: string): never },
  script: string,
  look: (disk: ForgetfulDisk) => void,
  honestEvery?: number,
): Promise<void> =>
  withFolder(async (lent) => {
    const disk = await newForgetfulDisk(lent, {
      chance: () => 0,
      ...(honestEvery === undefined ? {} : { honestEvery }),
    });
    // The disk is made by a compiler: where there is none, that is said, and counted in the last line of the run.
    if (!disk.ok) return context.skip(`${disk.error}.`);
    const program = `import * as fs from "node:fs"; import { DatabaseSync } from "node:sqlite"; ${script}
      function sync(path) { const file = fs.openSync(path, "r"); fs.fsyncSync(file); fs.closeSync(file); }`;
    const { stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: disk.value.folder,
      env: { ...process.env, ...disk.value.environment },
    });
    expect(stderr.toString()).toBe("");
    await disk.value.cutPower();
    look(disk.value);
  });

const textOf = ({ folder }: ForgetfulDisk, name: string): string => readFileSync(join(folder, name), "utf8");

describe("a disk that forgets", () => {
  it("keeps what was synced, and its name if the folder was", (context) =>
    afterPowerCut(
      context,
      `fs.writeFileSync("kept", "one"); sync("kept"); sync("."); fs.appendFileSync("kept", " two");
       fs.writeFileSync("nameless", "three"); sync("nameless");`,
      (disk) => {
        expect(readdirSync(disk.folder)).toEqual(["kept"]);
        expect(textOf(disk, "kept")).toBe("one");
        expect(disk.unsynced).toEqual({ lost: 2, survived: 0 });
      },
    ));

  it("forgets a new name and an end that no folder was synced for, and keeps a name without its text", (context) =>
    afterPowerCut(
      context,
      `fs.writeFileSync("old", "one"); sync("old"); fs.writeFileSync("ended", "two"); sync("ended");
       fs.writeFileSync("hollow", "three"); sync("."); fs.renameSync("old", "new"); fs.unlinkSync("ended");`,
      (disk) => {
        expect(readdirSync(disk.folder).toSorted()).toEqual(["ended", "hollow", "old"]);
        expect(["ended", "hollow", "old"].map((name) => textOf(disk, name))).toEqual(["two", "", "one"]);
      },
    ));

  const commits = `const database = new DatabaseSync("a.db");
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE numbers (number)");
    for (let number = 0; number < 50; number++) database.exec("INSERT INTO numbers VALUES (" + number + ")");
    process.kill(process.pid, "SIGKILL");`;
  const kept = ({ folder }: ForgetfulDisk): unknown => {
    const database = new DatabaseSync(join(folder, "a.db"));
    const found = database.prepare("SELECT count(*) AS count FROM numbers").get()?.count;
    database.close();
    return found;
  };
  it("keeps every commit of SQLite", (context) =>
    afterPowerCut(context, commits, (disk) => expect(kept(disk)).toBe(50)));

  it("loses the last ones where it lies, which is the planted fault of the test of kills", (context) =>
    // One for the head of the log and one for the table came before; of 52 the last honest one is the 49th.
    afterPowerCut(context, commits, (disk) => expect(kept(disk)).toBe(47), 7));

  it("keeps the folder that a server makes for its data", (context) =>
    afterPowerCut(
      context,
      `const { makeFolder } = await import(${JSON.stringify(FOLDER_SOURCE)});
       await makeFolder("made/for/data"); fs.mkdirSync("by hand");`,
      (disk) => {
        expect(readdirSync(disk.folder, { recursive: true }).toSorted()).toEqual(["made", "made/for", "made/for/data"]);
      },
    ));
});
