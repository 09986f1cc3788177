import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { load } from "./command.ts";

describe("darbar load", () => {
  it("counts what a server keeps and acknowledges", async () => {
    const io = memoryIo();
    expect(await load([..."--tables 3 --seats 4 --seconds 1 --warming 0 --json".split(" ")], io)).toBe(0);
    const figures = JSON.parse(io.out()) as Record<string, number>;
    expect(figures).toMatchObject({ tables: 3, seats: 4, sockets: 12, errors: 0 });
    expect(figures.decisions).toBeGreaterThan(0);
    expect(figures.acknowledgedP99).toBeGreaterThan(0);
    expect(figures.serverMegabytes).toBeGreaterThan(10);
  });

  it("counts the memory of sockets that only look", async () => {
    const io = memoryIo();
    expect(await load(["--idle", "50"], io)).toBe(0);
    expect(io.out()).toMatch(/^50 sockets at 5 tables: -?[\d.]+ KB of server memory each\n/);
  });

  it.each([
    [["--tables", "0"], "--tables must be a whole number from 1 to 3000"],
    [["--game", "chess"], "--game must be"],
    [["--idle", "-5"], "--idle"],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await load(args, io)).toBe(1);
    expect(io.err()).toMatch(/^darbar load: .*\n$/);
    expect(io.err()).toContain(sentence);
  });
});
