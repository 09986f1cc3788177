import { expect, it } from "vitest";
import { measured, newMeters } from "./meters.ts";
import { memoryStore } from "./store/memory-store.ts";

function meters() {
  return newMeters({
    connections: () => 3,
    tables: () => ({ awake: 2, playing: 1 }),
    freeSpace: { isEnough: () => true, bytes: () => 7 },
  });
}

it("counts what is kept, what is in conflict, and how late alarms ring", async () => {
  const watched = meters();
  let ring = (): void => undefined;
  let time = 1_000;
  const at = (_: number, run: () => void) => {
    ring = run;
    return () => undefined;
  };
  const host = measured({ store: memoryStore(), now: () => time, at }, watched);
  await host.store.createTable({ table: "t", code: "ABCDEF", created: 0 }, []);
  const fact = { seq: 0, at: 0, fact: "{}" };
  await host.store.append("t", [fact]);
  await expect(host.store.append("t", [fact])).rejects.toThrow();
  let rung = 0;
  host.at(1_200, () => rung++);
  time = 1_350;
  ring();
  expect(rung).toBe(1);
  const told = await watched.registry.metrics();
  expect(told).toContain("darbar_append_seconds_count 1");
  expect(told).toContain("darbar_conflicts_total 1");
  expect(told).toContain("darbar_alarm_late_seconds_sum 0.15");
  expect(told).toContain("darbar_connections 3");
});

it("tells how far the standby is behind, and no number where there is none", async () => {
  const watched = meters();
  let lag: number | null = 0.25;
  watched.watchStandby(async () => lag);
  expect(await watched.registry.metrics()).toContain("darbar_replication_lag_seconds 0.25");
  lag = null;
  expect(await watched.registry.metrics()).toMatch(/^darbar_replication_lag_seconds nan$/im);
});
