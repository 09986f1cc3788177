import { ok, type Result } from "@darbar/kernel";
import type { Io } from "../../io.ts";
import { FAULTS, type Fault } from "./faults.ts";
import type { Waits } from "./stopwatch.ts";
import { type NodesFigures, type NodesWish, runNodes } from "./trial.ts";

/** How many cases of a fault are shown. */
const SHOWN = 5;

/** `darbar chaos --nodes`: nothing that was acknowledged is lost, whatever is done to nodes and their database. */
export async function chaosOfNodes(wish: NodesWish & { readonly json: boolean }, io: Io): Promise<Result<number>> {
  const begun = performance.now();
  const ran = await runNodes(wish, (line) => {
    if (io.isTTY) io.stderr.write(`\r${line.padEnd(90)}`);
  });
  if (io.isTTY) io.stderr.write(`\r${" ".repeat(90)}\r`);
  if (!ran.ok) return ran;
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const { seed, nodes, standby } = wish;
  io.stdout.write(
    wish.json
      ? `${JSON.stringify({ seed, nodes, standby, seconds, ...ran.value })}\n`
      : inWords(ran.value, wish, seconds),
  );
  return ok(isClean(ran.value) ? 0 : 1);
}

/** Whether nothing was wrong. */
export function isClean({ lost, doubled, contradicted, differing, shared, unanswered }: NodesFigures): boolean {
  return lost.length + doubled.length + contradicted.length + differing.length + shared.length + unanswered === 0;
}

function inWords(figures: NodesFigures, { nodes, seed, standby }: NodesWish, seconds: number): string {
  const { faults, tables, sockets, facts, acknowledged, refused, unanswered, takeover, waits } = figures;
  const { lost, doubled, contradicted, differing, shared } = figures;
  const count = Object.values(faults).reduce((sum, each) => sum + each, 0);
  const codes = Object.entries(refused).map(([code, times]) => `${times} × ${code}`);
  const kinds = FAULTS.flatMap((fault) => inOneLine(fault, faults[fault], waits[fault]));
  const cases = Object.entries({ lost, doubled, contradicted, differing, shared }).flatMap(([name, found]) =>
    found.slice(0, SHOWN).map((each) => `  ${name}: ${each}\n`),
  );
  return `${count} faults in ${seconds} s (seed ${seed}), ${nodes} nodes${standby ? " and a standby" : ""}, ${tables} tables, ${sockets} sockets, ${facts} facts kept
${kinds.join("")}acknowledged ${acknowledged}, refused ${codes.join(", ") || 0}, never answered ${unanswered}
lost ${lost.length}, doubled ${doubled.length}, refused but kept ${contradicted.length}, differing views ${differing.length}, epochs with two writers ${shared.length}
99 of 100 tables of a dead node were taken within ${takeover === null ? "(none)" : `${takeover} ms`}
${cases.join("")}`;
}

/** How often a fault happened, and how long tables waited for an answer meanwhile. */
function inOneLine(fault: Fault, times = 0, waits: Waits = NO_WAITS): readonly string[] {
  if (times === 0) return [];
  const { p50, p99, most } = waits;
  return [`  ${times} × ${fault}: the longest wait of a table p50 ${p50} ms, p99 ${p99} ms, at most ${most} ms\n`];
}

const NO_WAITS = { p50: 0, p99: 0, most: 0 };
