import type { Page } from "@playwright/test";
import { checkA11y } from "./a11y.ts";
import { expect } from "./fixtures.ts";
import { hastiest, readQuestion } from "./hasty.ts";
import { test } from "./hasty-server.ts";
import { readFrames } from "./hidden-cards.ts";
import { PHONE } from "./people.ts";
import { takeSeat } from "./sitting.ts";
import { comeIn, newTable } from "./tables.ts";
import { wordsIn } from "./words.ts";

const TELEVISION = { width: 1920, height: 1080 } as const;
const NAMES = ["Shirin", "Farhad", "Sara"] as const;
const say = wordsIn("en");

test("a table with a screen and three phones, from the first scan to the next game", async ({
  person,
  hastyServer,
}) => {
  const phones = await Promise.all(NAMES.map(async () => (await person({ viewport: PHONE }, hastyServer)).page));
  for (const [place, name] of NAMES.entries()) await comeIn(phones[place], name);
  const wish = { seats: 3, options: { first: 0 }, bots: "none", clock: "relaxed" };
  const { code } = await newTable(phones[0], wish);
  // The host has the television's browser, too: it is shown nothing of their hand.
  const { page: screen } = await person({ language: "fa", viewport: TELEVISION }, hastyServer);
  await screen.context().addCookies(await phones[0].context().cookies());
  const shown = readFrames(screen);
  await screen.goto(`/t/${code}/screen`);

  await expect(screen.locator(".join-code .qr")).toHaveAttribute(
    "aria-label",
    new URL(`/t/${code}`, screen.url()).href,
  );
  await expect(screen.locator(".join-letters strong")).toHaveText(code);
  for (const phone of phones) {
    await phone.goto(`/t/${code}`);
    await takeSeat(phone, "en");
  }
  await expect(screen.locator(".screen-seat:not(.is-free)")).toHaveText([...NAMES]);
  await expect(screen.locator(".screen-room")).not.toHaveClass(/has-room/);
  await start(phones[0]);

  // Hand and question are on the phones, everything else on the screen.
  await expect(screen.locator(".mode-screen .seat")).toHaveCount(3);
  for (const phone of phones) await expectHandOnly(phone);
  await checkA11y(phones[0], "a phone beside a screen");
  const whole = phones[1].getByRole("button", { name: say("table.whole") });
  await whole.click();
  await expect(phones[1].locator(".medallion").first()).toBeVisible();
  await phones[1].locator(".tool-menu").click();
  await phones[1].getByRole("button", { name: say("table.hand-only") }).click();
  await expectHandOnly(phones[1]);

  await screen.getByRole("button", { name: "English" }).click();
  await expect(screen.locator("#prompt-heading")).toHaveText("Waiting for Shirin to play.");
  await playOut(phones);
  expect(shown.count).toBeGreaterThan(10);
  expect(shown.leaks).toEqual([]);
  expect(shown.dealt).toEqual([]);
  await expect(screen.locator(".screen-next")).toContainText("Shirin");
  await expect(screen.locator(".seat .small-card")).toHaveCount(6);
  await expect(screen.locator(".mode-screen .end-sheet .ranked")).toHaveCount(3);
  await expect(screen.locator(".end-turning")).toBeVisible();
  await expect(screen.locator(".end-sheet button")).toHaveCount(0);
  await expect(screen.locator("#end-costliest")).toHaveCount(0);
  const isCut = await screen
    .locator(".end-body")
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(isCut, "nobody scrolls on a television").toBe(false);

  // The screen goes, the table comes back; the screen comes again.
  await screen.goto("about:blank");
  for (const phone of phones) await expect(phone.locator(".medallion").first()).toBeVisible();
  await screen.goBack();
  for (const phone of phones) await expectHandOnly(phone);
  await start(phones[0]);
  for (const phone of phones) await expect(phone.locator(".hand .hand-place:not(.is-lost)")).toHaveCount(2);
  await expect(screen.locator(".mode-screen:not(.is-over) .seat")).toHaveCount(3);
});

async function start(phone: Page): Promise<void> {
  const names = new RegExp(`^(${say("lobby.start")}|${say("ending.again")})$`);
  await phone.locator("button:not([aria-disabled=true])", { hasText: names }).first().click();
}

async function expectHandOnly(phone: Page): Promise<void> {
  await expect(phone.locator(".is-companion .hand .card").first()).toBeVisible();
  await expect(phone.locator(".medallion").first()).toBeHidden();
}

/** All of them press what brings the end nearest. */
async function playOut(phones: readonly Page[]): Promise<void> {
  for (;;) {
    await Promise.any(phones.map((phone) => phone.waitForFunction(readQuestion)));
    for (const phone of phones) {
      const question = await phone.evaluate(readQuestion);
      if (question === "over") return;
      if (question === false) continue;
      const { name } = hastiest(question);
      // Somebody else may have ended the question meanwhile.
      await phone
        .locator(`.prompt [data-choice="${name}"]`)
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    }
  }
}
