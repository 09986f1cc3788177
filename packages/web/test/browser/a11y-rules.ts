import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The script of axe, to be run in a page first. */
export const AXE: string = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Everything that WCAG 2.2 asks for at the levels A and AA, and what axe recommends beyond. */
export const TAGS: readonly string[] = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];

/** Something that axe finds wrong, as far as it is told. */
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly target: { join(separator: string): string };
    readonly failureSummary?: string | undefined;
  }[];
}

/** Run in a page with axe: what is wrong there. To be told what is right, too, would take twice as long. */
export async function findViolations(tags: readonly string[]): Promise<readonly Violation[]> {
  const { axe } = window as unknown as {
    readonly axe: { run(wish: object): Promise<{ readonly violations: readonly Violation[] }> };
  };
  const { violations } = await axe.run({ runOnly: tags, resultTypes: ["violations"], iframes: false });
  // Only what JSON can say, and what is told.
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => ({
      target: [target.join(" ")],
      ...(failureSummary === undefined ? {} : { failureSummary }),
    })),
  }));
}

/** What axe finds wrong as a readable list; empty if that is nothing. */
export function listOf(violations: readonly Violation[]): string {
  const list = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  at ${node.target.join(" ")}\n  ${reason(node.failureSummary)}`),
  );
  return list.join("\n");
}

/** Run in a page: waits until nothing fades or moves, for half-transparent text has no contrast to be judged by. */
export async function motionEnds(): Promise<void> {
  await document.fonts.ready;
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((animation) => animation.finished));
}

function reason(summary: string | undefined): string {
  return (summary ?? "").split("\n").slice(1).join(" ").trim().replaceAll(/\s+/g, " ");
}
