import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { nextQuestion, playHastily } from "./hasty.ts";
import { keepPractice, wholeGame } from "./positions.ts";
import { watchThinking, workersOf } from "./practise.ts";
import { goHome } from "./table-menu.ts";
import { choices, logLines, ownSeat } from "./two-at-table.ts";
import { wordsIn } from "./words.ts";

const t = wordsIn("en");

/** Lets the time of a page run fast: bots in practice pause as long as people would. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const TIMES = 20;
    /** What waits longer waits for people. */
    const PATIENT = 3_000;
    const { setTimeout: wait } = window;
    const now = performance.now.bind(performance);
    performance.now = () => now() * TIMES;
    window.setTimeout = ((run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
      wait(run, milliseconds < PATIENT ? milliseconds / TIMES : milliseconds, ...rest)) as typeof window.setTimeout;
  });
}

const press = (page: Page) => (button: { readonly index: number }) =>
  page.locator(".prompt [data-choice]").nth(button.index).click();

/** Everything that makes up a position: what happened, what one has, what one may do. */
async function position(page: Page): Promise<unknown> {
  const names = await choices(page).evaluateAll((all) => all.map((button) => button.getAttribute("data-choice")));
  return { log: await logLines(page), seat: await ownSeat(page), names };
}

test("what an installed app needs is there", async ({ person }) => {
  const { page } = await person();
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await page.request.get(address ?? "");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { name, start_url, display, icons } = (await manifest.json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
  };
  expect(name).not.toBe("");
  expect(display).toBe("standalone");
  expect((await page.request.get(start_url)).ok()).toBe(true);
  expect(icons.some(({ sizes, type }) => sizes === "192x192" && type === "image/png")).toBe(true);
  expect(icons.some(({ sizes, type }) => sizes === "512x512" && type === "image/png")).toBe(true);
  for (const { src, type } of icons) {
    const icon = await page.request.get(new URL(src, manifest.url()).href);
    expect(icon.ok(), src).toBe(true);
    expect(icon.headers()["content-type"], src).toContain(type);
  }
});

test("without a network or a server one practises in the page, and goes on when they are back", async ({
  person,
  ownServer,
}) => {
  const { page, context } = await person(
    { offlineUse: true, mayComplain: /net::ERR_|WebSocket connection to|Failed to load resource/ },
    ownServer,
  );
  await hurry(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: t("lobby.play-now") }).first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((again) => setTimeout(again, 200));
  });

  await ownServer.stop();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(t("app.offline"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("lobby.play-now.offline"))).toBeVisible();
  const hints = "head > link[rel=modulepreload]:not([as])"; // The page's own; scripts add others, as they need them.
  await expect(page.locator(hints)).toHaveCount(0);
  const scripts = watchThinking(page);
  await page
    .getByRole("button", { name: t("lobby.play-now") })
    .first()
    .click();
  await page.waitForURL("**/practice");
  await playHastily(page, press(page), (count) => count >= 4);
  // A bot has answered, in a worker whose script was kept.
  expect(scripts).toEqual(["coup-worker"]);
  expect(workersOf(page)).toEqual(["coup"]);

  // A reload returns to the same position.
  await nextQuestion(page);
  const before = await position(page);
  await page.reload();
  await nextQuestion(page);
  expect(await position(page)).toEqual(before);

  // A game that is over is watched again, too.
  await keepPractice(page, wholeGame());
  await page.reload();
  await expect(page.locator(".game-over")).toBeVisible();
  const log = await logLines(page);
  await page.getByRole("button", { name: t("ending.replay") }).click();
  await page.waitForURL("**/replay");
  await page.getByRole("button", { name: t("replay.end") }).click();
  await expect(page.locator(".coup-table.is-over")).toBeVisible();
  await expect.poll(async () => (await logLines(page)).length).toBe(log.length);

  await ownServer.startAgain();
  await context.setOffline(false);
  await goHome(page);
  await expect(page.getByText(t("app.offline"), { exact: true })).toHaveCount(0);
  await page
    .getByRole("button", { name: t("lobby.play-now") })
    .first()
    .click();
  await page.waitForURL("**/t/*");
  await expect(choices(page).first()).toBeVisible();
});
