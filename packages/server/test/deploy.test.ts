import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
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
    meters.watchNode(() => ({ others: 0, links: 0, takenOver: 0, handedOver: 0, leaseAge: 0 }));
    const told = meters.registry.getMetricsAsArray().map(({ name }) => name);
    const asked = [...read(file).matchAll(/\b(?:darbar|process)_[a-z_]+\b/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.map((name) => name.replace(/_bucket$/, "")).filter((name) => !told.includes(name))).toEqual([]);
  },
);

it("says of each alert what to do", () => {
  const alerts = [...read("prometheus/alerts.yml").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const rows = readFileSync(join(DEPLOY, "../docs/operations.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  expect(alerts).toContain("DarbarLeaseOld");
  for (const alert of alerts) expect(rows.filter((row) => row.includes(`\`${alert}\``))).toHaveLength(1);
});

it("sets only what the server knows", () => {
  const known: readonly string[] = [...Object.values(SETTINGS).map(({ variable }) => variable), ...OTHERS];
  const named = FILES.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bDARBAR_[A-Z_]+\b/g)].map(([name]) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

const NODES = ["clusterAddress", "clusterHost", "clusterPort", "clusterSecret", "nodeName"] as const;
const variables = NODES.map((name) => SETTINGS[name].variable);

describe("compose.yaml", () => {
  const [shared, ...nodes] = read("compose.yaml").split(/\n {2}node\d:\n/);
  const settingsIn = (text: string): readonly (readonly [string, string])[] =>
    [...text.matchAll(/^ +((?:CLUSTER|NODE)_[A-Z]+): "?([^"\n]+)"?$/gm)].map(([, name, value]) => [name, value]);

  it("tells each node where others find it, each under a name of its own", () => {
    const all = nodes.map((node) => new Map([...settingsIn(shared), ...settingsIn(node)]));
    expect(all).toHaveLength(3);
    for (const given of all) {
      expect([...given.keys()].sort()).toEqual(variables);
      for (const name of ["nodeName", "clusterHost", "clusterPort", "clusterAddress"] as const) {
        const { variable, kind } = SETTINGS[name];
        expect([variable, kind.read(given.get(variable) ?? "").ok]).toEqual([variable, true]);
      }
      const { hostname, port } = new URL(given.get("CLUSTER_ADDRESS") ?? "");
      expect([hostname, port]).toEqual([given.get("CLUSTER_HOST"), given.get("CLUSTER_PORT")]);
      expect(given.get("CLUSTER_SECRET")).toBe("$" + "{CLUSTER_SECRET:?}");
    }
    for (const name of ["NODE_NAME", "CLUSTER_HOST"]) expect(new Set(all.map((given) => given.get(name))).size).toBe(3);
  });

  it("has a network on which only nodes are, under the names they listen on, and publishes the proxy only", () => {
    for (const node of nodes) {
      const own = node.split(/\n\n/)[0];
      expect(own).toContain(`aliases: [${new Map(settingsIn(own)).get("CLUSTER_HOST")}]`);
    }
    const others = nodes[2].slice(nodes[2].indexOf("\n\n"));
    expect(others.match(/networks: .*/g)?.every((line) => line === "networks: [inside]")).toBe(true);
    expect(others).toContain("  nodes:\n    internal: true\n");
    expect(read("compose.yaml").match(/ ports: .*/g)).toEqual([' ports: ["80:80", "443:443"]']);
  });

  it("asks for nothing that example.env does not name", () => {
    const asked = [...read("compose.yaml").matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name]) => name);
    expect(asked).toContain("CLUSTER_SECRET");
    for (const name of asked) expect(read("example.env")).toMatch(new RegExp(`^${name}=.`, "m"));
    expect(SETTINGS.clusterSecret.kind.read(/^CLUSTER_SECRET=(.*)$/m.exec(read("example.env"))?.[1] ?? "").ok).toBe(
      true,
    );
  });
});

it("sets in Kubernetes what nodes need, and lets only nodes come to their port", () => {
  const text = read("kubernetes/darbar.yaml");
  const known = Object.values(SETTINGS).map(({ variable }): string => variable);
  const set = [...text.matchAll(/- (?:\{ )?name: ([A-Z][A-Z_]+)\b/g)].map(([, name]) => name);
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
  expect(set.filter((name) => variables.some((variable) => variable === name)).sort()).toEqual(variables);
  const [policy] = text.split("---").filter((part) => part.includes("kind: NetworkPolicy"));
  expect(policy).toMatch(
    /- ports:\n +- \{ port: nodes \}\n +from:\n +- podSelector:\n +matchLabels: \{ app: darbar \}\n/,
  );
});

it.each([
  ["compose.yaml", /stop_grace_period: (\d+)s\n {2}read_only/],
  ["darbar.service", /TimeoutStopSec=(\d+)/],
  ["kubernetes/darbar.yaml", /terminationGracePeriodSeconds: (\d+)/],
])("%s waits until a node has handed over its tables", (file, pattern) => {
  const pause = Number(/setTimeout\(\(\) => \{\}, (\d+)\)/.exec(read(file))?.[1] ?? 0) / 1_000;
  expect(Number(pattern.exec(read(file))?.[1]) - pause).toBeGreaterThan(30);
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
