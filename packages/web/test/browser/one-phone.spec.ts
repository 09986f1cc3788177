import type { Page } from "@playwright/test";
import { checkA11y } from "./a11y.ts";
import { expect, test } from "./fixtures.ts";
import { foretell } from "./foretell.ts";
import { hastiest, readQuestion } from "./hasty.ts";
import { cardsInMemory, readHeap } from "./heap.ts";
import { PHONE } from "./people.ts";
import { numberOf } from "./seed.ts";
import { wordsIn } from "./words.ts";

const NAMES = ["Shirin", "Farhad", "Sara"] as const;
const say = wordsIn("en");
/** At every so manieth hand the memory of the page is read: a picture of all of it takes a while. */
const READ_EVERY = 7;

test("three people play a game with one phone, and no two hands are ever in the page", async ({ person, seed }) => {
  const { page } = await person({ viewport: PHONE });
  page.on("worker", (worker) => void worker.evaluate(foretell, numberOf(seed)));
  await page.goto("/");
  await page.getByRole("link", { name: say("lobby.one-phone") }).click();
  for (const [place, name] of NAMES.entries()) await page.locator(".who-name input").nth(place).fill(name);
  await checkA11y(page, "who plays with one phone");
  await page.getByRole("button", { name: say("room.phone.begin") }).click();

  const heap = await readHeap(page);
  let hands = 0;
  /** What the last one could read of their cards. */
  let told = "";
  for (let step = 0; ; step++) {
    const next = page.locator(".give-phone, .aloud, .game-table.is-over .ways-out").first();
    await next.waitFor();
    // What lies on the table is nobody's: it speaks of everybody by name.
    await expect(page.locator(".own, .hand, .own-holds")).toHaveCount(0);
    expect(await page.locator(".game-table").innerText()).not.toMatch(/\b[Yy]ou(r|rs)?\b/);
    if (await page.locator(".game-table.is-over").isVisible()) break;
    if (await page.locator(".aloud").isVisible()) {
      await answerAloud(page, step);
      continue;
    }
    if (step === 4) await reload(page);
    const asked = await page.locator(".give-phone").innerText();
    const holder = NAMES.findIndex((name) => asked.includes(name));
    await page.locator(".give-phone").click();
    await expect(page.locator(".phone-cover h1")).toContainText(NAMES[holder]);
    const isRead = hands++ % READ_EVERY === 1;
    if (isRead) {
      await checkA11y(page, "between two people");
      const memory = await heap.read();
      expect(cardsInMemory(memory)).toEqual([]);
      if (told !== "") expect(memory.strings.filter((text) => text.includes(told))).toEqual([]);
    }
    await page.locator(".phone-cover .primary").click();
    await page.locator(".hand .card").first().waitFor();
    await expect(page.locator(".hand")).toHaveCount(1);
    if (isRead) {
      const seen = cardsInMemory(await heap.read());
      expect(seen.length).toBeGreaterThan(0);
      expect(new Set(seen.map(({ seat }) => seat))).toEqual(new Set([holder]));
    }
    told = (await page.locator(".own > p").textContent()) ?? "";
    expect(told).toMatch(/Duke|Assassin|Captain|Ambassador|Contessa/);
    await answerInHand(page);
  }
  expect(hands).toBeGreaterThan(3);
});

/** Somebody challenges now and then; otherwise nobody objects. */
async function answerAloud(page: Page, step: number): Promise<void> {
  const challenges = page.locator("[data-aloud^=challenge]");
  const sheet = await page.locator(".aloud").elementHandle();
  if ((await challenges.count()) > 0 && step % 2 === 0) await challenges.first().click();
  else await page.locator(".aloud > .primary").click();
  await page.waitForFunction(
    (before) => before?.isConnected !== true || document.querySelector(".aloud") !== before,
    sheet,
  );
}

/** Does what brings the end nearest, until the phone is on the table again. */
async function answerInHand(page: Page): Promise<void> {
  const table = page.locator(".mode-screen");
  for (;;) {
    await page.waitForFunction(() => document.querySelector(".mode-screen, .prompt [data-choice]") !== null);
    if (await table.isVisible()) return;
    const question = await page.evaluate(readQuestion);
    if (question === false || question === "over") continue;
    const { name } = hastiest(question);
    await page
      .locator(`.prompt [data-choice="${name}"]`)
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
}

/** A page that is loaded anew goes on where they were, and has nothing in it that was kept. */
async function reload(page: Page): Promise<void> {
  const told = await page.locator(".give-phone").innerText();
  await page.reload();
  await expect(page.locator(".give-phone")).toHaveText(told);
}
