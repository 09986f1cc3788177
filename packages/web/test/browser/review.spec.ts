import type { Language } from "@darbar/words/languages";
import type { Page } from "@playwright/test";
import { checkA11y } from "./a11y.ts";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { openFile } from "./open-file.ts";
import { PHONE } from "./people.ts";
import { wholeGame } from "./positions.ts";
import { wordsIn } from "./words.ts";

const slider = (page: Page) => page.locator(".replay-scrub input");
const review = (page: Page) => page.locator(".review");

async function openReview(page: Page, language: Language): Promise<void> {
  await page.goto("/replay");
  await openFile(page, JSON.stringify(wholeGame()));
  await expect(slider(page)).toBeVisible();
  await page.getByRole("button", { name: wordsIn(language)("replay.review"), exact: true }).click();
}

for (const language of ["en", "fa"] as const) {
  test(`what the master thought is shown beside the film in ${language}`, THOROUGH, async ({ person }) => {
    const say = wordsIn(language);
    const { page } = await person({ language });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script" || request.url().includes("worker")) scripts.push(request.url());
    });
    await page.goto("/replay");
    await openFile(page, JSON.stringify(wholeGame()));
    await expect(slider(page)).toBeVisible();
    expect(scripts.filter((url) => /review|worker/.test(url))).toEqual([]);
    await page.getByRole("button", { name: say("replay.review"), exact: true }).click();

    // The first seat has the first turn: its decision is there as soon as it was thought about.
    await expect(review(page).locator(".review-option").first()).toBeVisible();
    expect(scripts.filter((url) => /review|worker/.test(url)).length).toBeGreaterThan(1);
    await expect(review(page).locator(".review-option.is-played")).toContainText(say("replay.review.played"));
    expect(await review(page).locator(".review-option .review-bar").count()).toBeGreaterThan(2);
    // Three opponents, five characters each.
    await expect(review(page).locator(".review-guess")).toHaveCount(15);
    await expect(review(page).locator(".review-guess .review-chance").first()).toHaveText(
      language === "en" ? /\d+%/ : /[۰-۹]+٪/,
    );

    // The next decision moves the film, and the film moves the decision.
    const start = await slider(page).inputValue();
    const steps = review(page).locator(".review-steps p");
    const first = await steps.textContent();
    await page.getByRole("button", { name: say("replay.review.next") }).click();
    await expect(steps).not.toHaveText(first ?? "");
    expect(Number(await slider(page).inputValue())).toBeGreaterThan(Number(start));
    await page.getByRole("button", { name: say("replay.start"), exact: true }).click();
    await expect(steps).toHaveText(first ?? "");

    // Another seat has other decisions.
    const decided = await review(page).locator(".review-question").textContent();
    await page.getByLabel(say("replay.review.seat")).selectOption("2");
    await expect(review(page).locator(".review-question")).not.toHaveText(decided ?? "");
    await checkA11y(page, `the review in ${language}`);
  });
}

test("on a phone the review comes over the film, and is walked through there by keyboard", async ({ person }) => {
  const { page } = await person({ viewport: PHONE });
  await openReview(page, "en");
  const storage = page.locator("dialog.drawer");
  await expect(storage.locator(".review-option").first()).toBeVisible();
  const steps = storage.locator(".review-steps p");
  await expect(steps).toHaveText(/^Decision 1 of \d+$/);
  await storage.getByRole("button", { name: "Next decision" }).focus();
  await page.keyboard.press("Enter");
  await expect(steps).toHaveText(/^Decision 2 of \d+$/);
  await page.keyboard.press("ArrowRight");
  await expect(steps).toHaveText(/^Decision 3 of \d+$/);
  await page.keyboard.press("ArrowLeft");
  await expect(steps).toHaveText(/^Decision 2 of \d+$/);
  await expect(storage.locator(".chance-line")).toHaveAttribute("aria-label", /\S/);
  const isTooWide = await storage.locator(".panel-body").evaluate((body) => body.scrollWidth > body.clientWidth);
  expect(isTooWide).toBe(false);
  await page.keyboard.press("Escape");
  await expect(storage).toHaveCount(0);
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(0);
});
