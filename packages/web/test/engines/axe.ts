import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { listOf, settle, TAGS, type Violation } from "../browser/a11y-rules.ts";
import { evaluate, type Tab } from "./tab.ts";

/** The axe that looks at pages in Chromium. */
const AXE = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
  "axe-core/axe.min.js",
);

/** What we use of axe once it is in a page. */
interface Axe {
  run(wish: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/** Fails with a readable list if axe finds anything wrong on the page as it is now. */
export async function checkScreen(tab: Tab, what: string): Promise<void> {
  await evaluate(tab, settle);
  if (!(await evaluate(tab, () => "axe" in window))) await tab.run(readFileSync(AXE, "utf8"));
  const violations = await evaluate(
    tab,
    async (tags) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      const found = await axe.run({ runOnly: tags, resultTypes: ["violations"] });
      // Only what JSON can say, and what is told.
      return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => ({ target: [target.join(" ")], failureSummary })),
      }));
    },
    TAGS,
  );
  const list = listOf(violations);
  if (list !== "") throw new Error(`${what} has accessibility faults:\n${list}`);
}
