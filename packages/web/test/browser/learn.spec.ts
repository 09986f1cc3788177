import type { Page } from "@playwright/test";
import { STEPS, type StepName } from "../../src/learn/lesson.ts";
import { choice } from "./at-coup.ts";
import { expect, test } from "./fixtures.ts";
import { PHONE } from "./people.ts";
import { wordsIn } from "./words.ts";

/** What the book does at each step; a second one is whom it does it to, and coups are pressed twice. */
const RIGHT: Readonly<Partial<Record<StepName, readonly string[]>>> = {
  tax: ["tax"],
  exchange: ["pass"],
  duke: ["pass"],
  "tax-again": ["tax"],
  assassin: ["block-contessa"],
  coup: ["coup", "coup-2", "coup-2"],
  steal: ["pass"],
  block: ["pass"],
};

const coach = (page: Page) => page.locator(".coach");
const button = (page: Page, name: string) => coach(page).getByRole("button", { name, exact: true });

for (const language of ["en", "fa"] as const) {
  test(`the lesson from its start to its end in ${language}`, async ({ person }) => {
    const { page } = await person({ language, ...(language === "fa" ? { viewport: PHONE } : {}) });
    const say = wordsIn(language);
    await page.goto("/learn");
    for (const { name, isChoice } of STEPS) {
      await expect(coach(page).locator("h2")).toHaveText(say(`learn.step.${name}.title`));
      await expect(coach(page)).toContainText(say(`learn.step.${name}.text`));
      if (name === "end") break;
      if (isChoice) for (const press of RIGHT[name] ?? []) await choice(page, press).click();
      else await button(page, say("learn.next")).click();
      // The others play; the reader need not wait for them. The move may have led on at once.
      const hurry = button(page, say("learn.hurry"));
      await expect(hurry.or(coach(page).locator("h2", { hasNotText: say(`learn.step.${name}.title`) }))).toBeVisible();
      if (await hurry.isVisible()) await hurry.click();
    }
    await coach(page)
      .getByRole("link", { name: say("learn.first-game"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/practice\?first/);
    await expect(page.locator(".whisper")).toBeVisible();
  });
}

test("the lesson plays by itself after the right choice", async ({ person }) => {
  const { page } = await person();
  const say = wordsIn("en");
  await lessonAt(page, "tax");
  await choice(page, "tax").click();
  await expect(coach(page)).toContainText(say("learn.tell.unchallenged"), { timeout: 10_000 });
  await expect(coach(page).locator("h2")).toHaveText(say("learn.step.exchange.title"), { timeout: 10_000 });
});

test("a choice that the book does not make is explained, and can be made otherwise", async ({ person }) => {
  const { page } = await person();
  const say = wordsIn("en");
  await lessonAt(page, "tax");
  await choice(page, "income").click();
  await expect(page.locator(".coach-wrong")).toContainText(say("learn.wrong.income"));
  await expect(page.locator(".refused")).toHaveCount(0);
  await choice(page, "exchange").click();
  await expect(page.locator(".coach-wrong")).toContainText(say("learn.wrong.untrue"));
  await lessonAt(page, "coup");
  await choice(page, "coup").click();
  await choice(page, "coup-1").click();
  await choice(page, "coup-1").click();
  await expect(page.locator(".coach-wrong")).toContainText(say("learn.wrong.other-target"));
  await lessonAt(page, "assassin");
  await choice(page, "challenge").click();
  await choice(page, "challenge").click();
  await expect(page.locator(".coach-wrong")).toContainText(say("learn.wrong.challenge-assassin"));
  await choice(page, "block-contessa").click();
  await expect(page.locator(".coach-wrong")).toHaveCount(0);
});

test("the lesson goes back, on and to its start, and a reload keeps the step", async ({ person }) => {
  const { page } = await person();
  const say = wordsIn("en");
  const title = coach(page).locator("h2");
  await lessonAt(page, "exchange");
  await expect(title).toHaveText(say("learn.step.exchange.title"));
  await button(page, say("learn.skip")).click();
  await expect(title).toHaveText(say("learn.step.bluff.title"));
  await page.reload();
  await expect(title).toHaveText(say("learn.step.bluff.title"));
  await button(page, say("learn.back")).click();
  await button(page, say("learn.back")).click();
  await expect(title).toHaveText(say("learn.step.tax.title"));
  await expect(choice(page, "tax")).toBeVisible();
  await button(page, say("learn.restart")).click();
  await expect(title).toHaveText(say("learn.step.welcome.title"));
  await page.reload();
  await expect(title).toHaveText(say("learn.step.welcome.title"));
  await coach(page).getByText(say("learn.next")).click();
  await page.locator(".coach-more summary").last().click();
  await expect(page.locator(".coach-more")).toContainText(say("learn.term.claim.text"));
});

test("a first game has hints that can be switched off and on, and settings can do without them", async ({ person }) => {
  const { page } = await person();
  const say = wordsIn("en");
  await page.goto("/practice?first");
  const says = page.locator(".whisper-says p");
  await expect(says.first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: say("learn.hints-off") }).click();
  await expect(says).toHaveCount(0);
  await page.getByRole("button", { name: say("learn.hints-on") }).click();
  await expect(says.first()).toBeVisible();
  await page.getByRole("button", { name: say("app.settings") }).click();
  await page.getByLabel(say("app.hints")).uncheck();
  await page.getByRole("button", { name: say("app.done") }).click();
  await expect(page.locator(".whisper")).toHaveCount(0);
});

async function lessonAt(page: Page, name: StepName): Promise<void> {
  const step = STEPS.findIndex((each) => each.name === name);
  await page.goto("/");
  await page.evaluate((place) => localStorage.setItem("darbar.lesson", `${place}`), step);
  await page.goto("/learn");
}
