import type { Language } from "@darbar/words/languages";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { wordsIn } from "./words.ts";

/** Goes to a table by its address and takes the first seat that is free. */
export async function sitDown(page: Page, language: Language, code: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await takeSeat(page, language);
}

/** Takes the first free seat of the table that the page is at, and the next one where somebody was quicker. */
export async function takeSeat(page: Page, language: Language): Promise<void> {
  const t = wordsIn(language);
  const stand = page.getByRole("button", { name: t("lobby.seat.stand"), exact: true });
  const free = page.getByRole("button", { name: t("lobby.seat.sit") });
  for (;;) {
    await free.or(stand).first().waitFor();
    if (await stand.isVisible()) return;
    const before = await free.count();
    await free.first().click();
    // Somebody else may have been quicker: then there is a free seat less, and the next one is taken.
    await expect.poll(async () => (await stand.isVisible()) || (await free.count()) < before).toBe(true);
  }
}
