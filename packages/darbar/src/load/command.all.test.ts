import { findPostgres } from "@darbar/server/testing/postgres/binaries";
import { describe, expect, it } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { load } from "./command.ts";
import type { Contender } from "./nodes.ts";
import type { SideBySide } from "./side-by-side.ts";

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

  it("measures nodes on PostgreSQL beside a server on SQLite", async (context) => {
    if (findPostgres() === null) context.skip("PostgreSQL cannot be found: install it, or name it in POSTGRES_BIN.");
    const io = memoryIo();
    const args = "--tables 3 --seats 4 --seconds 2 --warming 0 --nodes 1,2 --turns 1 --json".split(" ");
    expect(await load(args, io)).toBe(0);
    const { contenders } = JSON.parse(io.out()) as { readonly contenders: readonly Contender[] };
    expect(contenders.map(({ nodes }) => nodes)).toEqual([null, 1, 2]);
    for (const { nodes, turns } of contenders) {
      expect(turns).toMatchObject([{ sockets: 12, errors: 0 }]);
      expect(turns[0].decisions).toBeGreaterThan(0);
      const work = Object.values(turns[0].databasePerDecision ?? {});
      expect(work.map((figure) => figure > 0)).toEqual(nodes === null ? [] : [true, true, true, true]);
    }
  });

  it("measures a server beside the one of a revision, by one load", async () => {
    const io = memoryIo();
    const args = "--tables 3 --seats 4 --seconds 4 --warming 0 --turns 1 --side-by-side HEAD --json".split(" ");
    expect(await load(args, io)).toBe(0);
    const { figures, errors } = JSON.parse(io.out()) as SideBySide;
    expect(errors).toBe(0);
    expect(figures.map(({ figure }) => figure)).toContain("decisionsPerServerCpuSecond");
    for (const { ratio, interval, turns } of figures) {
      expect(turns).toEqual([ratio]);
      expect(interval?.[0]).toBeLessThanOrEqual(ratio);
      expect(interval?.[1]).toBeGreaterThanOrEqual(ratio);
    }
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
    [["--nodes", "1,x"], "each of --nodes must be a whole number from 1 to 9"],
    [["--seed", "2"], "--seed goes with --people"],
    [["--turns", "2"], "--turns goes with --nodes or --side-by-side"],
    [["--nodes", "1", "--idle", "5"], "--idle does not go with --nodes"],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const io = memoryIo();
    expect(await load(args, io)).toBe(1);
    expect(io.err()).toMatch(/^darbar load: .*\n$/);
    expect(io.err()).toContain(sentence);
  });
});
