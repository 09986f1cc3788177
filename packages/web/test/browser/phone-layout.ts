import type { Page } from "@playwright/test";
import { motionEnds } from "./a11y-rules.ts";
import { expect } from "./fixtures.ts";
import { PHONE } from "./people.ts";

/** WCAG 2.2 AA asks for so many pixels of anything that is tapped. */
const LEAST = 24;

interface Box {
  readonly what: string;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** What lies over its middle, if it is on the screen. */
  readonly under: string | null;
}

/** Fails unless nothing is wider than a phone, and everything that can be tapped is large enough and can be reached. */
export async function expectFits(page: Page): Promise<void> {
  // A new question cannot be pressed for a moment, so that no finger answers it by accident.
  await page.evaluate(motionEnds);
  const { overflow, boxes } = await measure(page);
  expect(overflow, "pixels wider than the screen").toBeLessThanOrEqual(0);
  const faults = boxes.flatMap(({ what, width, height, left, right, under }) => [
    ...(Math.min(width, height) < LEAST ? [`${what} is only ${width} × ${height}`] : []),
    ...(left < 0 || right > PHONE.width ? [`${what} is beside the screen`] : []),
    ...(under === null ? [] : [`${what} lies under ${under}`]),
  ]);
  expect(faults).toEqual([]);
}

/** Everything that can be tapped, where it is; in an open dialog, only what is inside. */
function measure(page: Page): Promise<{ readonly overflow: number; readonly boxes: readonly Box[] }> {
  return page.evaluate(() => {
    const room = document.querySelector("dialog[open]") ?? document.body;
    const all = [...room.querySelectorAll<HTMLElement>("button, a[href], summary, input, select")];
    const shown = all.filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const boxes = shown.flatMap((each) => {
      // A link inside a sentence, and a box that its label enlarges, are no targets of their own.
      const target = each.closest("label") ?? each;
      const isInText = each.localName === "a" && each.closest("p, li") !== null && !each.matches(".button");
      if (isInText || each.closest(".hidden-text") !== null) return [];
      const { left, top, right, bottom, width, height } = target.getBoundingClientRect();
      const what = `${each.localName}.${each.className} "${(each.textContent || each.ariaLabel || "").trim().slice(0, 40)}"`;
      const isOnScreen = top >= 0 && bottom <= innerHeight;
      const hit = isOnScreen ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
      // What stands at a seat hands presses on to that seat's button, unless it is one itself.
      const isHandedOn = each.matches(".seat-say") && hit?.closest("button, .seat") === each.closest(".seat");
      const under = hit === null || target.contains(hit) || isHandedOn ? null : hit.outerHTML.slice(0, 80);
      return [{ what, width, height, left, right, under }];
    });
    const root = document.documentElement;
    return { overflow: root.scrollWidth - root.clientWidth, boxes };
  });
}
