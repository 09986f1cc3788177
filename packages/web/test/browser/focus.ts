import { expect, type Page } from "@playwright/test";

/** Where the focus is: what it is on, and whether that can be seen on the screen. */
interface Focus {
  readonly on: string;
  readonly isVisible: boolean;
}

/** Where the focus is now. */
function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return { on: "nothing", isVisible: false };
    const { width, height, bottom, right, left, top } = activeElement.getBoundingClientRect();
    const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const name = activeElement.getAttribute("data-choice") ?? activeElement.id;
    return {
      on: `${activeElement.localName} ${name || activeElement.textContent.trim().slice(0, 40)}`,
      isVisible: width > 0 && height > 0 && isInside && activeElement.checkVisibility({ visibilityProperty: true }),
    };
  });
}

/** Fails unless the focus is, now or in a moment, on something that can be seen. */
export async function expectFocus(page: Page, when: string): Promise<void> {
  await expect(async () => {
    const { on, isVisible } = await focusOf(page);
    expect(isVisible, `${when}: the focus is on ${on}`).toBe(true);
  }).toPass({ intervals: [20, 50, 100] });
}

/** Presses Tab until the focus is on what a selector describes. */
export async function tabTo(page: Page, selector: string, most = 40): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`${selector} cannot be reached by Tab; the focus is on ${(await focusOf(page)).on}`);
}
