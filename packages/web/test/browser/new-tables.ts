import type { Page } from "@playwright/test";

/** Where a new table is set up, with all its rules open to be chosen. */
export async function toRules(page: Page, address = "/new"): Promise<void> {
  await page.goto(address);
  await page.locator(".more-rules > summary").click();
  await page.locator(".setup-form").waitFor();
}
