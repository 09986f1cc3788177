import type { State } from "@darbar/cops";
import type { Page } from "@playwright/test";
import { playCops, quickCops } from "./at-cops.ts";
import type { Button } from "./cops-haste.ts";
import { hastiest } from "./cops-player.ts";
import { arms, looks, type Position } from "./cops-positions.ts";
import { toCops } from "./cops-practice.ts";
import { expect, THOROUGH } from "./fixtures.ts";
import { expectFocus, tabTo } from "./focus.ts";
import { untilChanged } from "./hasty.ts";
import { test } from "./hasty-server.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");
/** The keys of the panels, by their place, with what they are called. */
const PANELS = [
  ["KeyN", t("cops.table.notes"), "N"],
  ["KeyT", t("table.talk"), "T"],
  ["KeyA", t("table.aid"), "A"],
  ["Shift+Slash", t("table.keys"), "?"],
  ["KeyL", t("table.log"), "L"],
] as const;

const digitOf = ({ index }: Button): string => `Digit${(index + 1) % 10}`;

test("a whole game of cops by keys alone, the focus never lost", THOROUGH, async ({ person, hastyServer }) => {
  const { page } = await person({}, hastyServer);
  const at = await quickCops(page, "base");
  await page.keyboard.press("Tab");
  let hasTried = false;
  const pressed = await playCops(at, async (buttons) => {
    await expectFocus(page, "asked");
    const investigate = buttons.find(({ id }) => id === "investigate");
    if (!hasTried && investigate !== undefined) {
      hasTried = true;
      await takeBack(page, investigate);
      await openPanels(page);
    }
    const button = hastiest(buttons, at.frames.view as State);
    await untilChanged(page, { name: button.id, index: button.index }, () => page.keyboard.press(digitOf(button)));
    await expectFocus(page, `after ${button.id}`);
  });
  expect(hasTried).toBe(true);
  expect(pressed).toBeGreaterThan(3);
  await expect(page.locator(".cops-end")).toBeVisible();
  await expectFocus(page, "after the game");
});

/** The reader's gun is on the kingpin, who is wounded; nobody holds anything against a shot. */
const LAST_SHOT: Position = {
  equipment: ["taser", "surveillance-camera", "smoke-grenade", "disguise", "coffee"],
  moves: [
    ...arms(0, 3),
    ...looks(1, 2),
    ...looks(2, 1),
    ...looks(3, 4, 2),
    ...arms(4, 3),
    [4, { do: "play", equipment: "coffee" }],
    [4, { do: "shoot" }],
    [3, { do: "keep", equipment: "disguise" }],
  ],
  drawn: ["truth-serum"],
  passed: true,
};

test("the last shot of a practice game, and the way to its replay, by keys alone", async ({ person }) => {
  const { page } = await person();
  await toCops(page, LAST_SHOT);
  await page.keyboard.press("Tab");
  const shoot = page.locator('.prompt [data-choice="shoot"]');
  const key = `Digit${await shoot.locator("kbd").textContent()}`;
  await page.keyboard.press(key);
  await expect(shoot).toHaveClass(/\barmed\b/);
  await page.keyboard.press("Escape");
  await expect(shoot, "Escape takes back what was pressed once").not.toHaveClass(/\barmed\b/);
  // A bot may play something before the shot, which is then announced anew.
  await playCops({ page }, async (buttons) => {
    const button = buttons.find(({ id }) => id === "shoot") ?? buttons[0];
    await untilChanged(page, { name: button.id, index: button.index }, () => page.keyboard.press(digitOf(button)));
    await expectFocus(page, `after ${button.id}`);
  });
  await expect(page.locator(".cops-won")).toHaveText(t("cops.ending.title.honest.me"));
  await expectFocus(page, "after the game");
  await tabTo(page, ".over-ways button:first-child");
  await page.keyboard.press("Enter");
  await expect(page.locator(".replay-scrub input")).toBeVisible();
});

/** What was begun is taken back step by step. */
async function takeBack(page: Page, investigate: Button): Promise<void> {
  const back = page.locator(".choices .back");
  const shown = await page.locator(".prompt [data-choice] kbd").allTextContents();
  expect(shown).toEqual(shown.map((_, index) => `${(index + 1) % 10}`));
  await page.keyboard.press(digitOf(investigate));
  await expect(back.locator("kbd")).toHaveText("Esc");
  await page.keyboard.press("Digit1");
  await expect(page.locator(".of-cards")).toBeVisible();
  await expectFocus(page, "with somebody's cards to choose from");
  await page.keyboard.press("Escape");
  await expect(page.locator(".of-cards")).toHaveCount(0);
  await expect(back).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(back).toHaveCount(0);
  await expect(page.locator('[data-choice="investigate"]')).toBeVisible();
  await expectFocus(page, "after Escape");
}

async function openPanels(page: Page): Promise<void> {
  const title = page.locator("#side-title");
  await page.keyboard.press("Shift+Slash");
  const listed = await page.locator("dl.keys kbd").allInnerTexts();
  for (const [code, name, shown] of PANELS) {
    expect(listed).toContain(shown);
    await page.keyboard.press(code);
    await expect(title).toHaveText(name);
    await expectFocus(page, `with ${name} open`);
  }
}
