import { TEST_SEED } from "@darbar/kernel/testing";
import { findPostgres } from "@darbar/server/testing/postgres/binaries";
import { expect, it } from "vitest";
import { isClean } from "./command.ts";
import { runNodes } from "./trial.ts";

/** Few and short: `npm run chaos -- --nodes 3 --standby` does as much as one wants. */
const WISH = { nodes: 2, faults: 2, tables: 4, seed: TEST_SEED, standby: false, longest: 1 } as const;

it("two nodes of which one is killed, or cut off its database, lose and double nothing", async (context) => {
  if (findPostgres() === null) context.skip("PostgreSQL cannot be found: install it, or name it in POSTGRES_BIN.");
  const ran = await runNodes({ ...WISH, only: ["kill a node", "cut a node off its database"] }, () => undefined);
  expect(ran).toMatchObject({
    ok: true,
    value: { lost: [], doubled: [], contradicted: [], differing: [], shared: [] },
  });
  if (!ran.ok) return;
  expect(ran.value.acknowledged).toBeGreaterThan(0);
  expect(isClean(ran.value)).toBe(true);
});
