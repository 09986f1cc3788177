import type { Page } from "@playwright/test";
import { wordsIn } from "./words.ts";

/** Opens the menu into which a table has folded the head of the page; does nothing where there is no table. */
export async function openTableMenu(page: Page): Promise<void> {
  const menu = page.locator(".tool-menu");
  if (!(await menu.isVisible()) || (await page.locator(".table-menu:popover-open").count()) > 0) return;
  await menu.click();
  await page.locator(".table-menu").waitFor();
}

/** Goes to the front page from wherever one is, as a reader of English. */
export async function goHome(page: Page): Promise<void> {
  await openTableMenu(page);
  await page.getByRole("link", { name: wordsIn("en")("app.home") }).click();
}
