import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";
import { SETTINGS } from "../src/config.ts";
import { newMeters } from "../src/meters.ts";

const DEPLOY = join(import.meta.dirname, "../../../deploy");
const FILES = readdirSync(DEPLOY, { recursive: true, withFileTypes: true }).flatMap((entry) =>
  entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
);
const read = (file: string): string => readFileSync(join(DEPLOY, file), "utf8");

/** Of the nodes' neighbours, not of the server. */
const OTHERS: readonly string[] = ["DARBAR_SITE", "DARBAR_NODES"];

test.each(["prometheus/alerts.yml", "grafana/darbar.json"])(
  "%s looks only at figures that the server tells",
  (file) => {
    const meters = newMeters({
      connections: () => 0,
      tables: () => ({ awake: 0, playing: 0 }),
      freeSpace: { isEnough: () => true, bytes: () => 0 },
    });
    meters.watchStandby(async () => null);
    const told = meters.registry.getMetricsAsArray().map(({ name }) => name);
    const asked = [...read(file).matchAll(/\b(?:darbar|process)_[a-z_]+\b/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.map((name) => name.replace(/_bucket$/, "")).filter((name) => !told.includes(name))).toEqual([]);
  },
);

it("sets only what the server knows", () => {
  const known: readonly string[] = [...Object.values(SETTINGS).map(({ variable }) => variable), ...OTHERS];
  const named = FILES.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bDARBAR_[A-Z_]+\b/g)].map(([name]) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it("shows a panel for each figure that matters, each with a question", () => {
  const { panels } = JSON.parse(read("grafana/darbar.json")) as {
    readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  };
  expect(panels.length).toBeGreaterThan(9);
  for (const { title, targets } of panels) {
    expect(title).not.toBe("");
    for (const { expr } of targets) expect(expr).toContain("$instance");
  }
});
