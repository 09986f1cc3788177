import type { Locator, Page } from "@playwright/test";
import { checkA11y } from "./a11y.ts";
import { buttonsOn, pressOne } from "./cops-player.ts";
import { keepCops, recordWith } from "./cops-positions.ts";
import { addressOf } from "./cops-practice.ts";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { PHONE } from "./people.ts";
import { expectFits } from "./phone-layout.ts";
import { keepFormer, recordAt } from "./positions.ts";
import { beginPractice, forbidWorkers, stopThinking, watchThinking, workersOf } from "./practise.ts";
import { goHome } from "./table-menu.ts";
import { choice, logLines } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");

/** The bot that moves after the reader. */
const NEXT = "Anahita";

function linesOfBot(page: Page): Locator {
  return page.locator("ol.log > li").filter({ hasText: new RegExp(`^${NEXT}`) });
}

function expectBotMoves(page: Page): Promise<void> {
  return expect(linesOfBot(page).first()).toBeVisible();
}

test("a master of Coup thinks in a worker, which ends with the table", async ({ person }) => {
  const { page } = await person();
  const scripts = watchThinking(page);
  await page.goto("/practice");
  await expect(page.getByRole("radio", { name: t("lobby.bot-level.regular") })).toBeChecked();
  await expect(page.getByRole("radio", { name: t("lobby.bot-style.any") })).toBeChecked();
  expect(workersOf(page)).toEqual([]);
  await beginPractice(page, "master");
  await choice(page, "income").click();
  await expectBotMoves(page);
  expect(workersOf(page)).toEqual(["coup"]);
  expect(scripts).toEqual(["coup-worker"]);
  await goHome(page);
  await expect.poll(() => workersOf(page)).toEqual([]);
});

test("a master of Good Cop Bad Cop thinks in a worker of its own", async ({ person }) => {
  const { page } = await person();
  const scripts = watchThinking(page);
  await page.goto("/");
  await keepCops(page, recordWith({}), { level: "master", style: null });
  await page.goto(addressOf());
  // Whatever is asked before the bot's turn is answered by the first thing that can be pressed, or by what ends picking.
  const asked = page.locator(".prompt [data-choice]:not([aria-disabled=true])");
  for (;;) {
    await asked.or(linesOfBot(page)).first().waitFor();
    if ((await linesOfBot(page).count()) > 0) break;
    const open = (await buttonsOn(page)).filter(({ isMarked }) => !isMarked);
    const button = open.find(({ id }) => id === "confirm") ?? open[0];
    if (button !== undefined) await pressOne(page, button, new Map());
  }
  expect(workersOf(page)).toEqual(["cops"]);
  expect(scripts).toEqual(["cops-worker"]);
});

test("where there are no workers, bots answer in the page", async ({ person }) => {
  const { page } = await person();
  const scripts = watchThinking(page);
  await forbidWorkers(page);
  await page.goto("/practice");
  await beginPractice(page, "master");
  await choice(page, "income").click();
  await expectBotMoves(page);
  expect(scripts).toEqual(["coup-answers"]);
});

test("bots that can think nowhere play on all the same", async ({ person }) => {
  const { page } = await person();
  await stopThinking(page);
  await page.goto("/practice");
  await beginPractice(page, "master");
  await choice(page, "income").click();
  await expectBotMoves(page);
  expect(workersOf(page)).toEqual([]);
});

test(
  "the bots that were chosen are chosen again next time, and a game goes on with its own",
  THOROUGH,
  async ({ person }) => {
    const { page } = await person();
    await page.goto("/practice");
    await page.getByRole("radio", { name: t("lobby.bot-style.sceptic") }).check();
    await beginPractice(page, "sharp");
    await expect(choice(page, "income")).toBeVisible();
    await page.reload();
    await expect(choice(page, "income")).toBeVisible();
    await page.goto("/practice/cops");
    await expect(page.getByRole("radio", { name: t("lobby.bot-level.sharp") })).toBeChecked();
    await expect(page.getByRole("radio", { name: t("lobby.bot-style.sceptic") })).toBeChecked();
  },
);

test("a game that was kept before bots had levels goes on", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await page.goto("/");
  await keepFormer(page, recordAt("others-claim"));
  await page.goto("/practice");
  const before = (await logLines(page)).length;
  await choice(page, "pass").click();
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(before);
  expect(workersOf(page)).toEqual(["coup"]);
});

for (const language of ["en", "fa"] as const) {
  test(`the bots can be chosen on a phone in ${language}`, THOROUGH, async ({ person }) => {
    const { page } = await person({ language, viewport: PHONE });
    await page.goto("/practice");
    await page.locator(".setup-form").waitFor();
    await expectFits(page);
    await checkA11y(page, `the practice setup in ${language}`);
  });
}
