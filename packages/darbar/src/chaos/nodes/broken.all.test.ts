import { TEST_SEED } from "@darbar/kernel/testing";
import { findPostgres } from "@darbar/server/testing/postgres/binaries";
import { describe, expect, it } from "vitest";
import { type NodesWish, runNodes } from "./trial.ts";

const WISH: NodesWish = { nodes: 2, faults: 1, tables: 6, seed: TEST_SEED, standby: false, shortest: 8, longest: 9 };

describe("the checks", () => {
  it("find a fence that does not fence", async (context) => {
    if (findPostgres() === null) context.skip("PostgreSQL cannot be found: install it, or name it in POSTGRES_BIN.");
    const ran = await runNodes({ ...WISH, broken: "fence", only: ["kill a node"] }, () => undefined);
    expect(ran.ok && ran.value.shared.length).toBeGreaterThan(0);
  });

  it("find moves that were acknowledged before they were kept where they must be", async (context) => {
    if (findPostgres(true) === null) context.skip("PostgreSQL with pg_basebackup cannot be found: install it.");
    const ran = await runNodes(
      { ...WISH, standby: true, broken: "promise", only: ["kill the primary"] },
      () => undefined,
    );
    expect(ran.ok && ran.value.lost.length + ran.value.differing.length).toBeGreaterThan(0);
  });
});
