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
      const { clientHeight, scrollHeight } = document.documentElement;
      const page = scrollHeight > clientHeight ? [`the page is ${scrollHeight} high, ${clientHeight} are seen`] : [];
      const buttons = [...document.querySelectorAll(".game-over button")];
      return [...page, ...buttons.filter((button) => !isSeen(button)).map(({ textContent }) => textContent)];

      /** Whether all of it is on the screen, and not scrolled or cut away within anything. */
      function isSeen(button: Element): boolean {
        const { top, bottom } = button.getBoundingClientRect();
        for (let above = button.parentElement; above !== null; above = above.parentElement) {
          const frame = above.getBoundingClientRect();
          const isCut = getComputedStyle(above).overflowY !== "visible";
          if (isCut && (top < frame.top - 1 || bottom > frame.bottom + 1)) return false;
        }
        return top >= 0 && bottom <= clientHeight;
      }
    });
    expect(hidden).toEqual([]);
  });
}
