import { toChecked } from "./at-tables.ts";
import { expect, test } from "./fixtures.ts";

/** A phone of today, and a low laptop with the longest words. */
const SEEN = [
  { language: "fa", viewport: { width: 390, height: 844 } },
  { language: "ru", viewport: { width: 1280, height: 720 } },
] as const;

for (const { language, viewport } of SEEN) {
  test(`all that comes after a game is seen without scrolling in ${language}`, async ({ person }) => {
    const { page } = await person({ language, viewport });
    await toChecked(page);
    await page.locator(".game-over [aria-pressed]").waitFor();
    const hidden = await page.evaluate(() => {
      const body = document.querySelector(".prompt-body");
      if (body === null) return ["there is no prompt"];
      const { clientHeight, scrollHeight } = document.documentElement;
      const page = scrollHeight > clientHeight ? [`the page is ${scrollHeight} high, ${clientHeight} are seen`] : [];
      // Its last points fade out.
      const end = body.getBoundingClientRect().bottom - 12;
      const buttons = [...document.querySelectorAll(".game-over button")];
      const below = buttons.filter((button) => button.getBoundingClientRect().bottom > end);
      return [...page, ...below.map(({ textContent }) => textContent)];
    });
    expect(hidden).toEqual([]);
  });
}
