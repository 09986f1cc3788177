import { AXE, findViolations, listOf, motionEnds, TAGS } from "../browser/a11y-rules.ts";
import { evaluate, type Tab } from "./tab.ts";

/** Fails with a readable list if axe finds anything wrong on the page as it is now. */
export async function checkScreen(tab: Tab, what: string): Promise<void> {
  await evaluate(tab, motionEnds);
  if (!(await evaluate(tab, () => "axe" in window))) await tab.run(AXE);
  const list = listOf(await evaluate(tab, findViolations, TAGS));
  if (list !== "") throw new Error(`${what} has accessibility faults:\n${list}`);
}
