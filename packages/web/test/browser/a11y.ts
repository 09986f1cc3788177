import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Everything that WCAG 2.2 asks for at the levels A and AA, and what axe recommends beyond. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Only what is wrong is told, and there are no frames to look into: half of the time it would take otherwise. */
const HOW: RunOptions = { runOnly: { type: "tag", values: TAGS }, resultTypes: ["violations"], iframes: false };

/** Fails with a readable list if axe finds anything wrong on the page as it is now. */
export async function checkA11y(page: Page, what: string): Promise<void> {
  await settle(page);
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (how) => {
    const { axe } = window as unknown as {
      readonly axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
    };
    return (await axe.run(document, how)).violations;
  }, HOW);
  const list = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  at ${node.target.join(" ")}\n  ${reason(node.failureSummary)}`),
  );
  expect(list.join("\n"), `accessibility of ${what}`).toBe("");
}

/** Waits until nothing fades or moves any more: half-transparent text has no contrast to be judged by. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}

function reason(summary: string | undefined): string {
  return (summary ?? "").split("\n").slice(1).join(" ").trim().replaceAll(/\s+/g, " ");
}
