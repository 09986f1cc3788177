import type { DatabaseStatus, NodeStatus, StandbyStatus } from "@darbar/server";
import type { Paint } from "../text/paint.ts";
import { printable } from "../text/printable.ts";

/** How the servers on a database are, for somebody at a terminal. */
export function statusInWords({ postgres, isStandby, nodes, tables, standbys }: DatabaseStatus, paint: Paint): string {
  const there = nodes.filter(({ isGone }) => !isGone);
  const played = there.reduce((sum, node) => sum + node.tables, 0);
  const wait = tables.longestWait === null ? "" : `, the first for ${seconds(tables.longestWait)}`;
  const lines = [
    paint("heading", `${counted(there.length, "node")} on PostgreSQL ${printable(postgres, 40)}`),
    ...(isStandby ? ["This database is a standby: it may be behind."] : []),
    "",
    ...(nodes.length === 0 ? [] : [...nodeRows(nodes, paint), ""]),
    `${counted(tables.all, "table")}: ${number(played)} played by nodes, ${number(tables.asleep)} asleep`,
    ...alarming(tables.waiting, `without an owner while a clock waits${wait}`, paint),
    ...alarming(tables.orphaned, "of nodes that are gone, until somebody takes them", paint),
    "",
    ...standbyLines(standbys),
  ];
  return `${lines.join("\n")}\n`;
}

function nodeRows(nodes: readonly NodeStatus[], paint: Paint): readonly string[] {
  const rows = nodes.map(({ name, address, leaseAge, isGone, tables }) => [
    printable(name, 64),
    printable(address, 60),
    `${seconds(leaseAge)}${isGone ? " (gone)" : ""}`,
    number(tables),
  ]);
  const all = [["node", "address", "lease renewed", "tables"], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all.map((row, place) => {
    const text = row.map((cell, column) => (column === 3 ? cell.padStart(widths[3]) : cell.padEnd(widths[column])));
    const tone = place === 0 ? "quiet" : nodes[place - 1].isGone ? "danger" : "plain";
    return paint(tone, `  ${text.join("  ")}`);
  });
}

function alarming(count: number, what: string, paint: Paint): readonly string[] {
  return count === 0 ? [] : [paint("danger", `${counted(count, "table")} ${what}`)];
}

function standbyLines(standbys: readonly StandbyStatus[] | null): readonly string[] {
  if (standbys === null) return ["Standbys: this user may not ask (GRANT pg_monitor TO it)"];
  if (standbys.length === 0) return ["Standbys: none"];
  return standbys.map(({ name, kind, lag }) => {
    const waited = kind === "sync" || kind === "quorum" ? "waited for" : "not waited for";
    const behind = lag === null ? "nothing on its way" : `${seconds(lag)} behind`;
    return `Standby ${printable(name, 64)} (${printable(kind, 20)}, ${waited}): ${behind}`;
  });
}

function seconds(value: number): string {
  return `${value < 0.1 ? value.toFixed(3) : value.toFixed(1)} s`;
}

function counted(count: number, what: string): string {
  return `${number(count)} ${what}${count === 1 ? "" : "s"}`;
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
