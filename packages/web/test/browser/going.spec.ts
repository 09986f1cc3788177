import type { Page } from "@playwright/test";
import { checkA11y } from "./a11y.ts";
import { expect, test } from "./fixtures.ts";
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
