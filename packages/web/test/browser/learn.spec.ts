import type { Page } from "@playwright/test";
import { STEPS as COPS_STEPS } from "../../src/games/cops/lesson/lesson.ts";
import type { StepName as CopsStepName } from "../../src/games/cops/lesson/script.ts";
import { STEPS, type StepName } from "../../src/games/coup/lesson/lesson.ts";
import type { LessonStep } from "../../src/learn/lesson.ts";
import { PRESSES } from "../lesson-presses.ts";
import { choice } from "./at-coup.ts";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { PHONE } from "./people.ts";
import { openTableMenu } from "./table-menu.ts";
import { wordsIn } from "./words.ts";

/** What the book does at each step; a second one is whom it does it to, and coups are pressed twice. */
const RIGHT: Readonly<Partial<Record<string, readonly string[]>>> = {
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

/** Plays a lesson from its start to its last step, making the choices by `choose`; the others need not be waited for. */
async function playLesson(
  page: Page,
  say: (id: string) => string,
  steps: readonly LessonStep[],
  choose: (name: string) => Promise<void>,
): Promise<void> {
  const title = coach(page).locator("h2");
  for (const [place, step] of steps.entries()) {
    await expect(title).toHaveText(say(step.title));
    if (!say(step.text).includes("{")) await expect(coach(page)).toContainText(say(step.text));
    if (place === steps.length - 1) return;
    if (step.isChoice) await choose(step.name);
    else await button(page, say("learn.next")).click();
    // The move may have led on at once.
    const hurry = button(page, say("learn.hurry"));
    await expect(hurry.or(coach(page).locator("h2", { hasNotText: say(step.title) }))).toBeVisible();
    if (await hurry.isVisible()) await hurry.click();
  }
}

for (const language of ["en", "fa"] as const) {
  test(
    `the lesson of Coup from its start to its end in ${language}`,
    language === "en" ? {} : THOROUGH,
    async ({ person }) => {
      const { page } = await person({ language, ...(language === "fa" ? { viewport: PHONE } : {}) });
      const say = wordsIn(language);
      await page.goto("/learn");
      await playLesson(page, say, STEPS, async (name) => {
        for (const press of RIGHT[name] ?? []) await choice(page, press).click();
      });
      await coach(page)
        .getByRole("link", { name: say("learn.first-game"), exact: true })
        .click();
      await expect(page).toHaveURL(/\/practice\?first/);
      await expect(page.locator(".whisper")).toBeVisible();
    },
  );
}

for (const language of ["he", "ru"] as const) {
  test(`the lesson of Good Cop Bad Cop from its start to its end in ${language}`, THOROUGH, async ({ person }) => {
    const { page } = await person({ language, ...(language === "he" ? { viewport: PHONE } : {}) });
    const say = wordsIn(language);
    await page.goto("/learn/cops");
    await playLesson(page, say, COPS_STEPS, (name) => chooseAtCops(page, name as CopsStepName));
    await expect(page.locator(".ending-title")).toBeVisible();
    const gang = coach(page).getByRole("link", { name: say("lesson.gang-rules"), exact: true });
    await expect(gang).toHaveAttribute("href", "/rules/cops/gang");
    await coach(page)
      .getByRole("link", { name: say("learn.first-game"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/practice\/cops\?first/);
    await expect(page.locator(".whisper-says p").first()).toContainText(/\S/);
  });
}

/** Does what the example does: equipment that nothing touches is first wanted, and what is dangerous is pressed twice. */
async function chooseAtCops(page: Page, name: CopsStepName): Promise<void> {
  if (name === "coffee") await page.locator(".pocket").click();
  for (const press of PRESSES[name] ?? []) await choice(page, press).click();
  if (name === "shoot") await choice(page, "shoot").click();
  if (name === "coffee") await choice(page, "play-coffee").click();
}

test("the lesson of Good Cop Bad Cop explains other choices, and keeps its own place", THOROUGH, async ({ person }) => {
  const { page } = await person();
  const say = wordsIn("en");
  const wrong = page.locator(".coach-wrong");
  await copsLessonAt(page, "lay");
  for (const press of ["card-0-1", "card-0-0", "card-0-2", "confirm"]) await choice(page, press).click();
  await expect(wrong).toContainText(say("lesson.wrong.other-order"));
  await copsLessonAt(page, "investigate");
  for (const press of ["investigate", "seat-3", "card-3-0"]) await choice(page, press).click();
  await expect(wrong).toContainText(say("lesson.wrong.look-elsewhere"));
  await copsLessonAt(page, "dog");
  await choice(page, "pass").click();
  await expect(wrong).toContainText(say("lesson.wrong.pass-shot"));
  await expect(page.locator(".refused")).toHaveCount(0);
  await choice(page, "play-k9-unit").click();
  await choice(page, "seat-2").click();
  await expect(wrong).toHaveCount(0);
  await page.goto("/learn");
  await expect(coach(page).locator("h2")).toHaveText(say("learn.step.welcome.title"));
});

test("the lesson plays by itself after the right choice", THOROUGH, async ({ person }) => {
  const { page } = await person();
  const say = wordsIn("en");
  await lessonAt(page, "tax");
  await choice(page, "tax").click();
  await expect(coach(page)).toContainText(say("learn.tell.unchallenged"));
  await expect(coach(page).locator("h2")).toHaveText(say("learn.step.exchange.title"));
});

test("a choice that the book does not make is explained, and can be made otherwise", THOROUGH, async ({ person }) => {
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

test(
  "a first game has hints that can be switched off and on, and settings can do without them",
  THOROUGH,
  async ({ person }) => {
    const { page } = await person();
    const say = wordsIn("en");
    await page.goto("/practice?first");
    const says = page.locator(".whisper-says p");
    await expect(says.first()).toBeVisible();
    await page.getByRole("button", { name: say("table.hints-off") }).click();
    await expect(says).toHaveCount(0);
    await page.getByRole("button", { name: say("table.hints-on") }).click();
    await expect(says.first()).toBeVisible();
    await openTableMenu(page);
    await page.getByRole("button", { name: say("app.settings") }).click();
    await page.getByLabel(say("app.hints")).uncheck();
    await page.getByRole("button", { name: say("app.done") }).click();
    await expect(page.locator(".whisper")).toHaveCount(0);
  },
);

async function lessonAt(page: Page, name: StepName): Promise<void> {
  await keepPlace(page, "darbar.lesson", STEPS, name);
  await page.goto("/learn");
}

async function copsLessonAt(page: Page, name: CopsStepName): Promise<void> {
  await keepPlace(page, "darbar.lesson.cops", COPS_STEPS, name);
  await page.goto("/learn/cops");
}

async function keepPlace(page: Page, storage: string, steps: readonly LessonStep[], name: string): Promise<void> {
  const place = steps.findIndex((step) => step.name === name);
  await page.goto("/");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [storage, `${place}`] as const);
}
