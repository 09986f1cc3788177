import type { CDPSession, Page } from "@playwright/test";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { expectFocus, tabTo } from "./focus.ts";
import { type Button, nextQuestion, playHastily } from "./hasty.ts";
import { PHONE } from "./people.ts";
import { comeIn, quickTable } from "./tables.ts";
import { choice, choices } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");
/** The keys of the panels, by their place, with what they are called. */
const PANELS = [
  ["KeyT", t("table.talk"), "T"],
  ["KeyC", t("table.claims"), "C"],
  ["KeyA", t("table.aid"), "A"],
  ["Shift+Slash", t("table.keys"), "?"],
  ["KeyL", t("table.log"), "L"],
] as const;

/** Presses a button by the digit that it shows, or by going there. */
async function pressByKey(page: Page, { name, index }: Button, way: "digit" | "tab"): Promise<void> {
  if (way === "digit") return page.keyboard.press(`Digit${(index + 1) % 10}`);
  await tabTo(page, `.prompt [data-choice="${name}"]`);
  await expectFocus(page, `on ${name}`);
  await page.keyboard.press("Enter");
}

/** A table with bots where it is this person's turn. */
async function ownTurn(page: Page): Promise<void> {
  await comeIn(page, "Shirin");
  const { code } = await quickTable(page);
  await page.goto(`/t/${code}`);
  while ((await nextQuestion(page))?.buttons[0].name !== "income") {
    await page.keyboard.press("Digit1");
    await expect(choice(page, "pass")).toHaveCount(0);
  }
  // Nothing has the focus on a page that has just been loaded, until somebody moves it.
  await page.keyboard.press("Tab");
}

test("from the front page to the end of a game, by keys alone", async ({ person }) => {
  const { page } = await person();
  await page.goto("/");
  await expect(page.getByRole("button", { name: t("lobby.play-now") }).first()).toBeVisible();
  await tabTo(page, ".hero button.primary");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/t/*");
  await nextQuestion(page);
  await expectFocus(page, "at the table");
  const pressed = await playHastily(page, async (button, { heading }, count) => {
    await expectFocus(page, `asked: ${heading}`);
    await pressByKey(page, button, count % 3 === 2 ? "tab" : "digit");
    await expectFocus(page, `answered: ${heading}`);
  });
  expect(pressed).toBeGreaterThan(2);
  await expectFocus(page, "after the game");
  await tabTo(page, ".game-over button.primary");
  await page.keyboard.press("Enter");
  await expect(page.locator(".game-over")).toHaveCount(0);
  await expectFocus(page, "in the next game");
});

test("the keys that are shown do what they stand on, and Escape takes it back", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await ownTurn(page);
  const buttons = await choices(page).evaluateAll((all) =>
    all.map((button) => ({
      name: button.getAttribute("data-choice") ?? "",
      shown: button.querySelector("kbd")?.textContent ?? "",
      said: button.ariaKeyShortcuts ?? button.getAttribute("aria-keyshortcuts"),
    })),
  );
  expect(buttons.map(({ said }) => said)).toEqual(buttons.map(({ shown }) => shown));
  const steal = buttons.find(({ name }) => name === "steal");
  await page.keyboard.press(`Digit${steal?.shown}`);
  const back = page.locator(".choices .back");
  await expect(back.locator("kbd")).toHaveText("Esc");
  await expect(page.locator('[data-choice^="steal-"]').first()).toBeVisible();
  await expectFocus(page, "while aiming");
  await page.keyboard.press("Escape");
  await expect(back).toHaveCount(0);
  await expectFocus(page, "after Escape");
  // By Tab and Enter it is the same; the button that had the focus is gone, the focus is not.
  await tabTo(page, '.prompt [data-choice="steal"]');
  await page.keyboard.press("Enter");
  await expect(back).toBeVisible();
  await expectFocus(page, "while aiming again");
  await page.keyboard.press("Escape");
  await expect(back).toHaveCount(0);
  await expectFocus(page, "after Escape again");
  await page.keyboard.press("Digit1");
  await expect(page.locator("ol.log")).toContainText("You take income.");
});

test("panels open and close by their keys, beside the table and over it", async ({ person }) => {
  const { page } = await person();
  await ownTurn(page);
  const title = page.locator("#side-title");
  await page.keyboard.press("Shift+Slash");
  await expect(title).toHaveText(t("table.keys"));
  const listed = await page.locator("dl.keys kbd").allInnerTexts();
  for (const [code, name, shown] of PANELS) {
    expect(listed).toContain(shown);
    await page.keyboard.press(code);
    await expect(title).toHaveText(name);
    await expectFocus(page, `with ${name} open`);
  }
  await page.keyboard.press("KeyC");
  await page.keyboard.press("KeyC");
  await expect(title, "the same key again closes it").toHaveText(t("table.log"));
});

test("a panel over the table closes by Escape, and gives the focus back", async ({ person }) => {
  const { page } = await person({ viewport: PHONE });
  await ownTurn(page);
  await tabTo(page, '.prompt [data-choice="income"]');
  for (const [code, name] of PANELS) {
    await page.keyboard.press(code);
    await expect(page.locator("dialog[open] #drawer-title")).toHaveText(name);
    await expectFocus(page, `with ${name} over the table`);
    await page.keyboard.press("Digit1");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog.drawer")).toHaveCount(0);
    await expect(choice(page, "income"), "digits rest behind a panel").toBeFocused();
  }
});

/** What other layouts write where an English one has these keys. */
const LAYOUTS = {
  Persian: { KeyL: "م", KeyC: "ز", KeyA: "ش", Digit1: "۱" },
  Russian: { KeyL: "д", KeyC: "с", KeyA: "ф", Digit1: "1" },
} as const;

async function pressKey(session: CDPSession, code: string, key: string): Promise<void> {
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", code, key, text: key });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", code, key });
}

for (const [layout, keys] of Object.entries(LAYOUTS)) {
  test(`with a ${layout} layout the place of a key is what counts`, async ({ person }) => {
    const { page, context } = await person();
    await ownTurn(page);
    const session = await context.newCDPSession(page);
    const title = page.locator("#side-title");
    await pressKey(session, "KeyA", keys.KeyA);
    await expect(title).toHaveText(t("table.aid"));
    await pressKey(session, "KeyC", keys.KeyC);
    await expect(title).toHaveText(t("table.claims"));
    await pressKey(session, "KeyL", keys.KeyL);
    await expect(title).toHaveText(t("table.log"));
    // The letter elsewhere is not the key.
    await pressKey(session, "KeyQ", "a");
    await expect(title).toHaveText(t("table.log"));
    await pressKey(session, "Digit1", keys.Digit1);
    await expect(page.locator("ol.log")).toContainText("You take income.");
  });
}
