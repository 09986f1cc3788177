import type { Language } from "@darbar/words/languages";
import type { Page } from "@playwright/test";
import { wordsIn } from "./words.ts";

/** Goes to a table by its address and takes the first seat that is free. */
export async function sitDown(page: Page, language: Language, code: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await takeSeat(page, language);
}

/** Sits down at the table that the page is at, as one does who comes by a link; who sits there already stays. */
export async function takeSeat(page: Page, language: Language): Promise<void> {
  const own = page.locator(".chair.mine");
  const sit = page.getByRole("button", { name: wordsIn(language)("lobby.arrival.sit"), exact: true });
  await own.or(sit).first().waitFor();
  if (await sit.isVisible()) await sit.click();
  await own.waitFor();
}

/** Presses what the sheet of a seat offers. */
export async function inSheet(page: Page, seat: number, name: string): Promise<void> {
  await page.locator(".chair").nth(seat).locator("button").click();
  await page.locator("dialog[open]").getByRole("button", { name, exact: true }).click();
}
