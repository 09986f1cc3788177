import type { Page } from "@playwright/test";

/** Opens a text as a file, where a replay is opened from one. */
export async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
}
