import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PHONE } from "./people.ts";
import { look, type Offered, promptButton } from "./player.ts";
import { wordsIn } from "./words.ts";

/** WCAG 2.2 AA asks for so many pixels of anything that is tapped; what is tapped all the time should have more. */
const LEAST = 24;
const LEAST_MAIN = 40;
const t = wordsIn("fa");

test("a whole game against bots on a phone, by taps", async ({ person }) => {
  const { page } = await person({ language: "fa", viewport: PHONE });
  await page.goto("/");
  await checkLayout(page);
  await page
    .getByRole("button", { name: t("lobby.play-now") })
    .first()
    .tap();
  await expect(page.locator(".coup-table")).toBeVisible();
  await openEveryPanel(page);
  const taps = await play(page);
  expect(taps).toBeGreaterThan(3);
  await checkLayout(page);
  await page.getByRole("button", { name: t("ending.settings"), exact: true }).tap();
  await checkLayout(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("lobby.close"), exact: true })
    .tap();
  await page.getByRole("button", { name: t("ending.again"), exact: true }).tap();
  await expect(page.locator(".game-over")).toHaveCount(0);
  await checkLayout(page);
});

/** What can be looked up: each opens over the table, and closes; some of it is in the menu. */
async function openEveryPanel(page: Page): Promise<void> {
  const tools = page.locator(".tools .tool[aria-haspopup=dialog]");
  const menu = page.locator(".tool-menu");
  const count = await tools.count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < count; index++) {
    // What is asked of no finger has no button here: the keys.
    if ((await tools.nth(index).getAttribute("class"))?.includes("tool-keys")) continue;
    if (!(await tools.nth(index).isVisible())) {
      await menu.tap();
      await checkLayout(page);
    }
    await tools.nth(index).tap();
    await checkLayout(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("table.close"), exact: true })
      .tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}

/** Plays to the end, looking at every new screen; answers how often it was asked. */
async function play(page: Page): Promise<number> {
  let taps = 0;
  let seen = "";
  for (;;) {
    const { choices, heading, isOver } = await look(page);
    if (isOver) return taps;
    const screen = `${heading} ${choices.map(({ id }) => id).join()}`;
    if (screen !== seen && choices.length > 0) await checkLayout(page);
    seen = screen;
    if (choices.length === 0) await page.waitForTimeout(30);
    else if (await tapThrough(page, liked(choices))) taps += 1;
  }
}

/** Kills where it can, doubts what it can: games are short. */
function liked(choices: readonly Offered[]): Offered {
  const ids = ["coup", "assassinate", "return", "challenge", "show", "tax"];
  return (
    ids.map((id) => choices.find((choice) => choice.id === id)).find((choice) => choice !== undefined) ?? choices[0]
  );
}

/** Taps a choice, and again where it asks once more; whether it did, as a bot may have been quicker. */
async function tapThrough(page: Page, { id, isDangerous }: Offered): Promise<boolean> {
  const button = promptButton(page, id);
  const tap = (): Promise<boolean> => button.tap({ timeout: 2_000 }).then(yes, no);
  if (!(await tap())) return false;
  if (isDangerous && (await button.isVisible())) {
    await checkLayout(page);
    return tap();
  }
  return true;
}

const yes = (): boolean => true;
const no = (): boolean => false;

interface Box {
  readonly what: string;
  readonly isMain: boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Nothing is wider than the screen; no two buttons overlap; each is large enough for a thumb, and can be reached. */
async function checkLayout(page: Page): Promise<void> {
  const { overflow, boxes, covered } = await measure(page);
  expect(overflow, "pixels wider than the screen").toBeLessThanOrEqual(0);
  const faults = [...covered];
  for (const [index, box] of boxes.entries()) {
    const size = Math.min(box.right - box.left, box.bottom - box.top);
    if (size < (box.isMain ? LEAST_MAIN : LEAST)) faults.push(`${box.what} is only ${size} pixels`);
    if (box.left < 0 || box.right > PHONE.width) faults.push(`${box.what} is beside the screen`);
    for (const other of boxes.slice(index + 1)) {
      if (overlap(box, other)) faults.push(`${box.what} overlaps ${other.what}`);
    }
  }
  expect(faults).toEqual([]);
}

function overlap(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 1;
}

/**
 * Everything that can be tapped, where it is; in an open dialog or menu, only what is inside. Once nothing moves: a new question
 * cannot be pressed for a moment, so that no finger answers it by accident.
 */
function measure(page: Page) {
  return page.evaluate(async () => {
    const isPassing = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;
    for (;;) {
      const passing = document.getAnimations().filter(isPassing);
      if (passing.length === 0) break;
      await Promise.allSettled(passing.map(({ finished }) => finished));
    }
    const room = document.querySelector("dialog[open], [popover]:popover-open") ?? document.body;
    const all = [...room.querySelectorAll<HTMLElement>("button, a[href], summary, input, select")];
    const shown = all.filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const boxes: Box[] = [];
    const covered: string[] = [];
    for (const each of shown) {
      // A link inside a sentence, and a box that its label enlarges, are no targets of their own.
      const target = each.closest("label") ?? each;
      const isInText = each.localName === "a" && each.closest("p, li") !== null && !each.matches(".button");
      if (isInText || each.closest(".hidden-text") !== null) continue;
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const what = `${each.localName}.${each.className} "${(each.textContent || each.ariaLabel || "").trim().slice(0, 40)}"`;
      boxes.push({ what, isMain: each.matches(".button:not(.quiet), .card-press"), left, top, right, bottom });
      const isOnScreen = top >= 0 && bottom <= innerHeight;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // What stands at a seat hands presses on to that seat's button, unless it is one itself.
      const isHandedOn = each.matches(".seat-say") && hit?.closest("button, .seat") === each.closest(".seat");
      if (isOnScreen && hit !== null && !target.contains(hit) && !isHandedOn)
        covered.push(`${what} lies under ${hit.outerHTML.slice(0, 80)}`);
    }
    const root = document.documentElement;
    return { overflow: root.scrollWidth - root.clientWidth, boxes, covered };
  });
}
