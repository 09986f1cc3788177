import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { coupTwins, tryGame } from "@darbar/bots";
import { afterAll, describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { replay } from "../replay/command.ts";
import { conclude, twins } from "./command.ts";
import { newShared, runTwinJob, type TwinNews } from "./job.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("darbar twins", () => {
  it.each([
    ["coup", "newcomer", "60", ""],
    ["cops", "master", "6", ", 4 ticks a thought"],
  ])("tries as many positions of %s as one wants: %s", async (game, level, positions, thought) => {
    const io = memoryIo();
    const args = ["--game", game, "--level", level, "--positions", positions, "--jobs", "2", "--ticks", "4"];
    expect({ code: await twins(args, io), err: io.err() }).toEqual({ code: 0, err: "" });
    expect(io.out()).toMatch(
      new RegExp(
        `^${game}, ${level}: the same sight and the same move in \\d+ positions of \\d+ games${thought}, ` +
          "and the same words \\d+ times; " +
          "something else lay hidden in \\d+\\.\n$",
      ),
    );
  });

  it("shows the record of a leak, and ends with exit code 1", async () => {
    let calls = 0;
    const { positions, words, unlike, leaks } = tryGame(coupTwins, {
      bot: { choose: ({ legal }) => legal[calls++ % legal.length] },
      number: 0,
      seed: "restless",
      percent: 50,
      most: 20,
    });
    const io = memoryIo();
    const found = { game: "coup", level: "regular", ticks: 0, games: 1, positions, words, unlike, leaks } as const;
    expect(conclude(found, io)).toBe(1);
    expect(io.err()).toMatch(
      /^coup, regular: at the end of this record P\d makes another move when the unknown is dealt/,
    );
    const file = join(folder, "leak.json");
    writeFileSync(file, io.out());
    expect(await replay([file], memoryIo())).toBe(0);
  });

  it.each([
    ["--game chess", `--game must be coup or cops; you gave "chess"`],
    ["--level grand", `--level must be newcomer, regular, sharp or master; you gave "grand"`],
    ["--positions 0", `--positions must be a whole number from 1 to 100000000; you gave "0"`],
    ["--ticks -1", `--ticks needs a value`],
    ["--jobs many", `--jobs must be a whole number from 1 to 99; you gave "many"`],
  ])("refuses %s in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await twins(args.split(" "), io)).toBe(1);
    expect(io.err()).toBe(`darbar twins: ${sentence}; see "npx darbar help twins".\n`);
    expect(io.out()).toBe("");
  });
});

it("tries variants by turns, and the same game alike each time", () => {
  const tried = (): readonly TwinNews[] => {
    const news: TwinNews[] = [];
    const job = { game: "coup", level: "regular", seed: "same", positions: 80, ticks: 0, shared: newShared() } as const;
    runTwinJob(job, (told) => news.push(told));
    return news;
  };
  expect(tried()).toEqual(tried());
  expect(tried().length).toBeGreaterThan(2);
  expect(tried().reduce((sum, { positions }) => sum + positions, 0)).toBe(80);
});
