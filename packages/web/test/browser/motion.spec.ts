import type { Page } from "@playwright/test";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { comeIn, quickTable } from "./tables.ts";
import { choice, choices, twoAtTable } from "./two-at-table.ts";

/** What was seen over the table: what flew, and whether the air was clear afterwards. */
interface Air {
  readonly flown: readonly string[];
  /** Whether the air was clear after the first thing had flown. */
  readonly isCleared: boolean;
}

/** Watches the air over the table of a page from now on. */
async function watchAir(page: Page): Promise<() => Promise<Air>> {
  await page.evaluate(() => {
    const air = { flown: [] as string[], isCleared: false };
    Object.assign(window, { air });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.closest(".flying-over") === null) continue;
        for (const node of addedNodes) air.flown.push(node instanceof Element ? node.className : "");
      }
      if (air.flown.length > 0 && document.querySelector(".flying-over") === null) air.isCleared = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { air: Air }).air);
}

test("a tax makes coins travel, and the air is clear again", async ({ person }) => {
  const { mover, other } = await twoAtTable(person, { wish: { reducedMotion: false } });
  const look = await watchAir(other.page);
  await choice(mover.page, "tax").click();
  await choice(other.page, "pass").click();
  await expect(choice(other.page, "income")).toBeVisible();
  await expect.poll(async () => (await look()).isCleared).toBe(true);
  const { flown } = await look();
  expect(flown.length, "three coins").toBeGreaterThanOrEqual(3);
  await expect(other.page.locator(".flying-over")).toHaveCount(0);
});

/** Lets a verdict stay for ever: only who skips it sees what comes after it. */
async function holdVerdict(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout: wait } = window;
    window.setTimeout = ((run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
      wait(run, milliseconds === 1_800 ? 3_600_000 : milliseconds, ...rest)) as typeof wait;
  });
}

test("a verdict is there to be seen, and a key or a tap skips it", async ({ person }) => {
  const { mover, other } = await twoAtTable(person, { wish: { reducedMotion: false } });
  await Promise.all([mover, other].map(({ page }) => holdVerdict(page)));
  await choice(mover.page, "tax").click();
  for (const press of ["once", "again"]) await test.step(press, () => choice(other.page, "challenge").click());
  const proof = choice(mover.page, "show").or(choice(mover.page, "refuse")).first();
  const isRefusal = (await proof.getAttribute("data-choice")) === "refuse";
  await proof.click();
  if (isRefusal) await proof.click();
  const stamps = [mover, other].map(({ page }) => page.locator(".drama-stamp"));
  for (const stamp of stamps) await expect(stamp).toBeVisible();
  await mover.page.locator(".drama").click();
  await other.page.keyboard.press("Space");
  for (const stamp of stamps) await expect(stamp).toHaveCount(0);
});

test("where less motion is wanted nothing flies", THOROUGH, async ({ person }) => {
  const { mover, other } = await twoAtTable(person, { wish: { reducedMotion: true } });
  const look = await watchAir(other.page);
  await choice(mover.page, "tax").click();
  await choice(other.page, "pass").click();
  await expect(choice(other.page, "income")).toBeVisible();
  expect((await look()).flown).toEqual([]);
});

/** Presses the first thing there is to press, until something has been seen. */
async function playUntil(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    // The first choice of all may only mark a card that the next press unmarks.
    const first = page.locator("[data-choice=as-they-lie]").or(choices(page).first()).last();
    if (await first.isVisible()) await first.click({ timeout: 1_000 }).catch(() => undefined);
    expect(await isSeen()).toBe(true);
  }).toPass({ timeout: 240_000, intervals: [300] });
}

for (const mode of ["base", "gang"]) {
  test(
    `at a table of cops (${mode}) things travel, with pictures of their own, and the air is clear again`,
    mode === "base" ? {} : THOROUGH,
    async ({ person }) => {
      const { page } = await person({ reducedMotion: false });
      await comeIn(page, "Shirin");
      const { code } = await quickTable(page, { game: "cops", options: { mode } });
      await page.goto(`/t/${code}`);
      await expect(choices(page).first()).toBeVisible();
      const look = await watchAir(page);
      await playUntil(page, async () => (await look()).isCleared);
      const { flown } = await look();
      expect(flown.length).toBeGreaterThan(0);
      expect(flown.filter((name) => !/^flying flying-[a-z0-9-]+/.test(name))).toEqual([]);
    },
  );
}

test("sound is not touched before the first gesture, and then only once", async ({ person }) => {
  const { page } = await person();
  await page.addInitScript(() => {
    const made = { count: 0 };
    Object.assign(window, { made });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made.count += 1;
      }
    };
  });
  const made = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { made: { readonly count: number } }).made.count);
  await comeIn(page, "Shirin");
  const { code } = await quickTable(page);
  await page.goto(`/t/${code}`);
  await expect(choices(page).first()).toBeVisible();
  expect(await made()).toBe(0);
  await page.keyboard.press("KeyC");
  await expect.poll(made).toBe(1);
  const heading = page.locator("#prompt-heading");
  const asked = await heading.innerText();
  await choices(page).first().click();
  // What follows is heard with what is there.
  await expect(heading).not.toHaveText(asked);
  expect(await made()).toBe(1);
});
