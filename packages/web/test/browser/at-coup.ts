import type { Locator, Page } from "@playwright/test";
import { keepPractice, type Moment, recordAt, wholeGame } from "./positions.ts";
import { openTableMenu } from "./table-menu.ts";

/** Goes to a moment of a practice game, and presses a choice there if one is named. */
export async function toMoment(page: Page, moment: Moment, press?: string): Promise<Page> {
  await page.goto("/");
  await keepPractice(page, recordAt(moment));
  await page.goto("/practice");
  await page.locator("[data-choice]").first().waitFor();
  if (press !== undefined) await choice(page, press).click();
  return page;
}

/** Goes to the end of a practice game. */
export async function toOver(page: Page): Promise<Page> {
  await page.goto("/");
  await keepPractice(page, wholeGame());
  await page.goto("/practice");
  await page.locator(".game-over").waitFor();
  await page.locator(".end-sheet .ranking").waitFor();
  return page;
}

/** The button of a choice, by its id. */
export function choice(page: Page, id: string) {
  return page.locator(`[data-choice="${id}"]`);
}

/** Opens one of the panels of a table, if it is not open. */
export async function openPanel(page: Page, name: "log" | "talk" | "claims" | "notes" | "aid" | "keys"): Promise<void> {
  const tool = page.locator(`.tool-${name}`);
  // A phone has no button for its keys, but may have a keyboard.
  if (name === "keys") await page.keyboard.press("Shift+Slash");
  else if ((await tool.getAttribute("aria-pressed")) !== "true") await press(page, tool);
  await page.locator(".side-panel, .drawer").first().waitFor();
}

/** Opens the choice of what one is asked. */
export async function openWays(page: Page): Promise<void> {
  await press(page, page.locator(".tool-ways"));
  await page.locator(".ways:popover-open").waitFor();
}

/** Has somebody be asked everything, and waits until the table knows. */
export async function askEverything(page: Page): Promise<void> {
  await openWays(page);
  const everything = '[value="pass-if-nothing-else"]';
  await page.locator(`.ways:popover-open ${everything}`).click();
  await page.locator(`.ways ${everything}[aria-pressed="true"]`).first().waitFor({ state: "attached" });
}

/** Presses a tool of the table, in the bar or in the menu. */
async function press(page: Page, tool: Locator): Promise<void> {
  if (!(await tool.isVisible())) await openTableMenu(page);
  await tool.click();
}
