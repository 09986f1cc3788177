import type { Page } from "@playwright/test";
import { checkA11y } from "./a11y.ts";
import { heardOn, listen } from "./ears.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./focus.ts";
import { PHONE } from "./people.ts";
import { LEISURELY } from "./planted.ts";
import { openTableMenu } from "./table-menu.ts";
import { choice, logLines, twoAtTable } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");

const lastLine = async (page: Page): Promise<string> => (await logLines(page)).at(-1) ?? "";

/** What is pressed in the table's menu is asked about; then it is done. */
async function goBy(page: Page, way: string, surely: string): Promise<void> {
  await openTableMenu(page);
  await page
    .locator(".table-menu")
    .getByRole("button", { name: t(way) })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await checkA11y(page, `the question before: ${t(way)}`);
  await dialog.getByRole("button", { name: t(surely), exact: true }).click();
}

test("who leaves a game is stood in for, is led back by the front page, and plays on", async ({ person }) => {
  const { mover, other, code } = await twoAtTable(person);
  await goBy(mover.page, "lobby.leave", "going.leave.go");
  await expect(mover.page).toHaveURL("/");
  await expect(other.page.locator(".seat .away")).toBeVisible();
  // The bot plays: it is the other's turn, or they are asked.
  await expect(other.page.locator("[data-choice]").first()).toBeVisible();
  expect((await logLines(other.page)).join("\n")).toMatch(/is away: a bot plays for now/);

  const way = mover.page.locator(".return");
  await expect(way).toContainText(code);
  await expect(way).toContainText(t("going.at.away"));
  await checkA11y(mover.page, "the way back");
  await way.getByRole("link").click();
  await expect(mover.page).toHaveURL(`/t/${code}`);
  await expect(other.page.locator(".seat .away")).toHaveCount(0);
  await expect(async () => expect((await logLines(other.page)).join("\n")).toMatch(/is back/)).toPass();
  await expect(mover.page.locator(".out-card")).toHaveCount(0);
});

test("who resigns, by keys, is heard to; where only bots play on, all who look skip to the end", async ({
  // It is the last to go: a page that loses its server complains.
  ownServer,
  person,
  seed,
}) => {
  await ownServer.plant({ seed, pace: LEISURELY });
  const { mover, other } = await twoAtTable(person, { server: ownServer });
  await listen(other.page);
  await other.page.reload();
  await expect(other.page.locator(".coup-table")).toBeVisible();

  await tabTo(mover.page, ".tool-menu");
  await mover.page.keyboard.press("Enter");
  await tabTo(mover.page, ".table-menu .tool-resign");
  await mover.page.keyboard.press("Enter");
  await expect(mover.page.getByRole("dialog")).toBeVisible();
  await tabTo(mover.page, "dialog .button.danger");
  await mover.page.keyboard.press("Enter");
  await expect(mover.page.locator(".out-card")).toBeVisible();
  await expect(mover.page.locator("[data-choice]")).toHaveCount(0);
  await checkA11y(mover.page, "the table of whoever has resigned");
  await expect(async () => {
    const lines = (await heardOn(other.page)).filter(({ from }) => from === t("table.log"));
    const heard = lines.map(({ text }) => text);
    expect(heard.filter((text) => /resigns: a bot plays to the end/.test(text))).toHaveLength(1);
  }).toPass();

  // Somebody still plays: nobody can hurry them.
  await expect(mover.page.getByRole("button", { name: t("going.out.skip") })).toHaveCount(0);
  await goBy(other.page, "table.resign", "table.resign");
  await mover.page.getByRole("button", { name: t("going.out.skip") }).click();
  await expect(mover.page.locator(".out-waits")).not.toBeEmpty();
  await expect(mover.page.locator(".is-over")).toHaveCount(0);
  await other.page.getByRole("button", { name: t("going.out.skip") }).click();
  for (const { page } of [mover, other]) await expect(page.locator(".is-over")).toBeVisible();
});

test("a tab that nobody looks at says that it is asked", async ({ person }) => {
  const { mover, other } = await twoAtTable(person);
  const { page } = other;
  const look = (isLookedAt: boolean): Promise<void> =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, !isLookedAt);
  const icon = page.locator('link[rel="icon"]');
  await look(false);
  await expect(page).toHaveTitle(t("app.title"));
  await choice(mover.page, "income").click();
  await expect(page).toHaveTitle(`● ${t("table.your-turn")}`);
  await expect(icon).toHaveAttribute("href", "/icon-asked.svg");
  expect((await page.request.get("/icon-asked.svg")).ok()).toBe(true);
  await look(true);
  await expect(page).toHaveTitle(t("app.title"));
  await expect(icon).toHaveAttribute("href", "/icon.svg");
  expect(await lastLine(page)).not.toBe("");
});

test("two taps on a seat say a phrase to whoever sits there: a bubble at the speaker's seat, in the reader's language", async ({
  person,
}) => {
  const { mover, other } = await twoAtTable(person, {}, { wish: { viewport: PHONE } });
  await listen(other.page);
  await other.page.evaluate(() => localStorage.setItem("darbar.settings", JSON.stringify({ language: "fa" })));
  await other.page.reload();
  await expect(other.page.locator("html")).toHaveAttribute("lang", "fa");
  await expect(other.page.locator(".coup-table")).toBeVisible();

  await mover.page.locator(".seat .medallion").click();
  const phrases = mover.page.locator(".say-to button");
  await expect(phrases).toHaveCount(4);
  await checkA11y(mover.page, "what can be said to somebody");
  await phrases.first().click();
  await expect(mover.page.locator(".say-to")).toHaveCount(0);

  const bubble = other.page.locator(".bubble");
  await expect(bubble).toContainText("بلوف");
  await expect(bubble).toBeInViewport({ ratio: 1 });
  const boxOf = async (selector: string) =>
    (await other.page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [box, seat, dock] = [await boxOf(".bubble"), await boxOf(".seat"), await boxOf(".dock")];
  expect(box.y).toBeGreaterThanOrEqual(seat.y + seat.height);
  expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
  expect(Math.abs(box.x + box.width / 2 - (seat.x + seat.width / 2))).toBeLessThan(seat.width / 2);
  await expect(other.page.locator(".talk-news")).toHaveCount(0);
  await checkA11y(other.page, "a bubble");
  // The list of lines is there to be read, and says nothing by itself.
  const list = wordsIn("fa")("lobby.talk");
  const heard = (await heardOn(other.page)).filter(({ text, from }) => text.includes("بلوف") && from !== list);
  expect(heard.map(({ how }) => how)).toEqual(["polite"]);

  // By keys: a seat is a button.
  await tabTo(other.page, ".seat-say");
  await other.page.keyboard.press("Enter");
  await expect(other.page.locator(".say-to button").first()).toBeFocused();
  await other.page.keyboard.press("Enter");
  await expect(mover.page.locator(".bubble")).toContainText("bluff");
});
