import type { Page } from "@playwright/test";
import { choice } from "./at-coup.ts";
import { readButtons } from "./cops-haste.ts";
import { type Position, shoots } from "./cops-positions.ts";
import { placeOf, seatOf } from "./cops-practice.ts";
import { expectPlayed, IDLE, passTime, press, pressTwice, type Reader, readerOf, toTouched } from "./cops-reader.ts";
import { expect, test } from "./fixtures.ts";
import { test as hasty } from "./hasty-server.ts";
import { takeSeat } from "./sitting.ts";
import { comeIn, newTable } from "./tables.ts";
import { wordsIn } from "./words.ts";

/*
 * Whoever is shot at, hit or down is asked, and the card itself is the button. Practice hurries nobody; others set a ring of
 * seconds, which `packages/server/test/ring.test.ts` measures.
 */

/** A shot that is fired at the reader, and that no bot does anything about. */
const SHOT_AT_ME: Position = { equipment: [null, ...IDLE, "coffee"], first: 4, moves: shoots(4, 0) };

/** Presses the card that lies before the reader, and uses it. */
async function useCard({ page, words }: Reader): Promise<void> {
  await press(page, page.locator(".kit-press"));
  const use = page.locator(".kit-sheet .pocket");
  await expect(use).toHaveText(words.t("cops.table.pocket.use"));
  await press(page, use);
}

test("shot at, the reader uses the Riot Shield, and the shot goes to a neighbour", async ({ person }) => {
  const reader = await readerOf(person, "en");
  const { page } = reader;
  await toTouched(reader, "riot-shield", SHOT_AT_ME, 1);
  await useCard(reader);
  await passTime(page, seatOf(page, 4));
  await expect(seatOf(page, 2), "only neighbours").toHaveCount(0);
  await pressTwice(page, 4);
  await expectPlayed(reader, { equipment: "riot-shield" });
  await passTime(page, page.locator('.is-out[data-place="seat-4"]'));
  await expect(page.locator(".own")).not.toHaveClass(/is-out/);
});

test("down, the reader has a last word with the Mobile Detonator", async ({ person }) => {
  const reader = await readerOf(person, "fa");
  const { page } = reader;
  await toTouched(reader, "mobile-detonator", SHOT_AT_ME, 2);
  await expect(page.locator(".own")).toHaveClass(/is-out/);
  await useCard(reader);
  await pressTwice(page, 2);
  await expectPlayed(reader, { equipment: "mobile-detonator", target: 2 });
  await expect(placeOf(page, "seat-2")).toHaveClass(/is-out/);
});

/** What one presses who wants to shoot the second player, and what that player presses until then. */
const SHOOTER = ["confirm", "as-they-lie", "shoot", "arm", "seat-1", "aim-1", "investigate"];
const TARGET = ["confirm", "as-they-lie", "pass", "investigate", "seat-2"];

/** Presses what is liked best of what is asked, if anything is; answers what that was, `null` if nothing was pressed. */
async function pressLiked(page: Page, liked: readonly string[]): Promise<string | null> {
  const open = (await page.evaluate(readButtons)).filter(({ isMarked }) => !isMarked);
  const wanted = liked.flatMap((id) => open.find((button) => button.id === id) ?? [])[0];
  const { id } = wanted ?? open.find((button) => !button.id.startsWith("play-")) ?? {};
  if (id === undefined) return null;
  const pressed = choice(page, id).first().click({ timeout: 2_000 });
  return pressed.then(
    () => id,
    () => null, // What was asked is over by now.
  );
}

/** Waits until one of two is asked something; the other waits in vain, which is no fault. */
async function untilAsked(...pages: readonly Page[]): Promise<void> {
  const open = ".prompt [data-choice]:not([aria-disabled=true])";
  await Promise.any(pages.map((page) => page.locator(open).first().waitFor()));
}

/** How many seconds a page shows first. */
async function firstSeconds(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => document.querySelector("[role=timer]")?.textContent);
  return Number(await shown.jsonValue());
}

hasty(
  "a ring of seconds runs out for whoever is shot at among people, and not for whoever looks at their card",
  async ({ person, hastyServer }) => {
    const [shooter, target] = [(await person({}, hastyServer)).page, (await person({}, hastyServer)).page];
    await Promise.all([comeIn(shooter, "Alice"), comeIn(target, "Noa")]);
    const bots = [2, 3].map((seat) => ({ seat, level: "newcomer" }));
    const wish = { game: "cops", seats: 4, options: { mode: "base", first: 0 }, clock: "relaxed", bots };
    const { code } = await newTable(shooter, wish);
    const t = wordsIn("en");
    for (const page of [shooter, target]) {
      await page.goto(`/t/${code}`);
      await takeSeat(page, "en");
    }
    await shooter.getByRole("button", { name: t("lobby.start"), exact: true }).click();

    const ring = firstSeconds(target);
    for (let shots = 0; shots < 2; ) {
      await untilAsked(shooter, target);
      if ((await pressLiked(shooter, SHOOTER)) === "shoot") shots++;
      else await pressLiked(target, TARGET);
    }
    expect(await ring, "whatever the card is").toBe(8);

    // Nobody else is told of the time. When it has run out the order has passed.
    const timer = target.getByRole("timer");
    await expect(timer).toBeVisible();
    await expect(shooter.getByRole("timer")).toHaveCount(0);
    // The shot will hit: another ring, which ends when the card is looked at, and the moment stays open.
    await expect(target.locator(".prompt")).toContainText(/You are about to be hit/);
    await expect(timer).toBeVisible();
    await target.locator(".kit-press").first().click();
    await expect(target.locator(".kit-sheet")).toBeVisible();
    await expect(timer).toHaveCount(0);
    await target.keyboard.press("Escape");
    await choice(target, "pass").click();
    await expect(choice(target, "pass")).toHaveCount(0);
  },
);
