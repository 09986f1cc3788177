import { readFile } from "node:fs/promises";
import { cops } from "@darbar/cops";
import type { Page } from "@playwright/test";
import type { AnyRules } from "../../src/games/shown-game.ts";
import { playedGame } from "../films.ts";
import { choice, toOver } from "./at-coup.ts";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { openFile } from "./open-file.ts";
import { wholeGame } from "./positions.ts";
import { comeIn, quickTable } from "./tables.ts";
import { wordsIn } from "./words.ts";

const say = wordsIn("en");
const slider = (page: Page) => page.locator(".replay-scrub input");
const hiddenCards = (page: Page) => page.locator(".seats .small-card.is-back");
const press = (page: Page, name: string) =>
  page.getByRole("button", { name: say(`replay.${name}`), exact: true }).click();

test("a game that was played at a table is watched by its link", THOROUGH, async ({ person }) => {
  const { page, context } = await person();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await comeIn(page, "Natasha");
  const { table, code } = await quickTable(page, { seats: 2, options: { draft: false }, clock: "relaxed" });
  await page.goto(`/t/${code}`);
  await loseQuickly(page);
  await page.getByRole("button", { name: say("ending.replay") }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}/1`));
  // Who comes from the table knows who played.
  await expect(page.locator(".seats")).toContainText("Natasha");

  await press(page, "turn-forward");
  await press(page, "forward");
  const at = await slider(page).inputValue();
  await press(page, "share");
  await expect(page.locator(".share-said")).toContainText(say("replay.copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/replay/${table}/1?at=`);

  const friend = await person();
  await friend.page.goto(link);
  await expect(slider(friend.page)).toHaveValue(at);
  const told = await slider(friend.page).getAttribute("aria-valuetext");
  expect(told?.split(":")[0]).toBe((await slider(page).getAttribute("aria-valuetext"))?.split(":")[0]);
});

test("a film is stepped, scrubbed by keys, and plays at a speed", async ({ person }) => {
  const { page } = await person();
  await page.clock.install();
  await openGame(page);
  await expect(slider(page)).toHaveValue("0");
  await press(page, "forward");
  await expect(slider(page)).toHaveValue("1");
  await press(page, "back");
  await expect(slider(page)).toHaveValue("0");
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("1");
  await page.keyboard.press("End");
  const last = (await slider(page).getAttribute("max")) ?? "";
  await expect(slider(page)).toHaveValue(last);
  await page.keyboard.press("PageUp");
  expect(Number(await slider(page).inputValue())).toBeLessThan(Number(last));
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveValue("0");
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("2");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^3 of \d+: \S/);

  const speeds = page.getByLabel(say("replay.speed"));
  await speeds.selectOption((await speeds.locator("option").last().getAttribute("value")) ?? "");
  await press(page, "play");
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(4);
  await press(page, "pause");
  const stopped = await slider(page).inputValue();
  await page.clock.runFor(10_000);
  await expect(slider(page)).toHaveValue(stopped);
});

test("the eyes of a seat see its own cards only, and all open sees all", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await openGame(page);
  await press(page, "forward");
  const eyes = page.getByLabel(say("replay.eyes"));
  await expect(eyes).toHaveValue("all");
  await expect(hiddenCards(page)).toHaveCount(0);
  await eyes.selectOption("1");
  await expect(hiddenCards(page)).toHaveCount(6);
  await expect(page.locator(".hand .card-name")).toHaveCount(2);
  await eyes.selectOption("public");
  await expect(hiddenCards(page)).toHaveCount(8);
  await expect(page.locator(".hand")).toHaveCount(0);
});

test(
  "a game of Good Cop Bad Cop is opened while one of Coup is watched, and seen through anybody's eyes",
  THOROUGH,
  async ({ person }) => {
    const { page } = await person();
    await openGame(page);
    const record = playedGame(cops as unknown as AnyRules, { mode: "gang", first: 0 }, 4, "a film");
    await openFile(page, JSON.stringify({ ...record, moves: [[0, { do: "shoot" }], ...record.moves] }));
    await expect(page.getByRole("alert")).toContainText("at entry 1,");
    await openFile(page, JSON.stringify(record));
    await expect(page.locator(".cops-table")).toBeVisible();
    await expect(slider(page)).toHaveValue("0");
    await press(page, "forward");
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^2 of \d+: \S/);

    const backs = page.locator(".seats .small-identity.is-back");
    const eyes = page.getByLabel(say("replay.eyes"));
    await expect(eyes).toHaveValue("all");
    await expect(backs).toHaveCount(0);
    await eyes.selectOption("1");
    await expect(backs).toHaveCount(9);
    await eyes.selectOption("public");
    await expect(backs).toHaveCount(12);

    for (let turn = 0; turn < 6; turn++) await page.keyboard.press("PageDown");
    await page.keyboard.press("ArrowRight");
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^\d+ of \d+: \S/);
    await press(page, "play");
    const before = Number(await slider(page).inputValue());
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(before + 1);
    await press(page, "pause");
    await page.keyboard.press("End");
    await expect(page.locator(".cops-table.is-over")).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "download")]);
    expect(download.suggestedFilename()).toBe("darbar-cops.json");
    expect(JSON.parse(await readFile(await download.path(), "utf8"))).toEqual(JSON.parse(JSON.stringify(record)));
  },
);

test("a saved game opens again from its file, and a broken file is explained", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await toOver(page);
  await page.getByRole("button", { name: say("ending.replay") }).click();
  await expect(page.locator(".replay-controls")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "download")]);
  expect(download.suggestedFilename()).toMatch(/^darbar-coup.*\.json$/);
  const text = await readFile(await download.path(), "utf8");
  const count = await slider(page).getAttribute("max");

  await page.goto("/replay");
  await openFile(page, "{ not a game");
  await expect(page.getByRole("alert")).toContainText(say("replay.fault.not-json"));
  await openFile(page, JSON.stringify({ game: "chess" }));
  await expect(page.getByRole("alert")).toContainText(say("replay.fault.another-game"));
  const record = wholeGame();
  await openFile(page, JSON.stringify({ ...record, moves: [[0, { do: "pass" }], ...record.moves] }));
  await expect(page.getByRole("alert")).toContainText(/\S/);
  await openFile(page, text);
  await expect(slider(page)).toHaveAttribute("max", count ?? "");
  await openFile(page, "nothing");
  await expect(page.getByRole("alert")).toContainText(say("replay.fault.not-json"));
  await expect(slider(page)).toBeVisible();
});

test("a game that there is not is explained", THOROUGH, async ({ person }) => {
  const { page } = await person({ mayComplain: /status of 404/ });
  await page.goto("/replay/nothing/1");
  await expect(page.locator(".trouble p")).toHaveText(say("app.problem.no-such-table"));
});

async function openGame(page: Page): Promise<void> {
  await page.goto("/replay");
  await openFile(page, JSON.stringify(wholeGame()));
  await expect(slider(page)).toBeVisible();
}

/** Plays so badly, or so well, that the game is soon over: challenges everything, and proves nothing. */
async function loseQuickly(page: Page): Promise<void> {
  const over = page.locator(".game-over");
  const able = page.locator("[data-choice]:not([aria-disabled])");
  await expect(async () => {
    for (let presses = 0; presses < 8 && !(await over.isVisible()); presses++) {
      const challenge = choice(page, "challenge");
      const wanted = (await challenge.isVisible()) ? challenge : able.first();
      await wanted.click({ timeout: 1_000 }).catch(() => undefined);
    }
    await expect(over).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 240_000, intervals: [50] });
}
