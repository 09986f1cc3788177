import { expect, type Page } from "@playwright/test";
import { AXE, findViolations, listOf, motionEnds, TAGS } from "./a11y-rules.ts";

/** Fails with a readable list if axe finds anything wrong on the page as it is now. */
export async function checkA11y(page: Page, what: string): Promise<void> {
  await page.evaluate(motionEnds);
  await page.evaluate(AXE);
  expect(listOf(await page.evaluate(findViolations, TAGS)), `accessibility of ${what}`).toBe("");
}
