import { choice } from "./at-coup.ts";
import { arms, looks, type Position, shoots } from "./cops-positions.ts";
import { aimOf, cardOf, ownCard, placeOf, seatOf } from "./cops-practice.ts";
import {
  expectPlayed,
  IDLE,
  ownTurn,
  passTime,
  playWhenAsked,
  press,
  pressPlay,
  type Reader,
  readerOf,
  toStillCops,
} from "./cops-reader.ts";
import { expect, THOROUGH, test } from "./fixtures.ts";

/** Fails unless a seat has so many diamonds. */
async function expectDiamonds({ page, words }: Reader, seat: number, count: number): Promise<void> {
  await expect(placeOf(page, `diamonds-${seat}`)).toHaveText(words.number(count));
}

/** In the gang, the fourth player has shot somebody. */
function afterShot(target: number): Position {
  const equipment = ["taser", ...IDLE, "coffee"] as const;
  return { mode: "gang", equipment, first: 4, moves: shoots(4, target, "gang") };
}

test(
  "in the gang, cops hold each other up, pay for equipment, and bring back whoever falls, in Persian",
  THOROUGH,
  async ({ person }) => {
    const reader = await readerOf(person, "fa");
    const { page } = reader;

    await toStillCops(page, { ...afterShot(2), passed: true });
    const board = (seat: number) => placeOf(page, `seat-${seat}`).locator(".medallion");
    const colour = (seat: number) => board(seat).evaluate((each) => getComputedStyle(each).backgroundColor);
    await expect(placeOf(page, "seat-2")).toHaveClass(/is-criminal/);
    expect(await colour(2), "the board of a criminal is red").not.toBe(await colour(3));
    await expectDiamonds(reader, 4, 2);
    await press(page, choice(page, "arm"));
    await press(page, seatOf(page, 4));
    await passTime(page, ownCard(page, 1).locator(".card-press"));
    await press(page, ownCard(page, 1).locator(".card-press"));
    await passTime(page, aimOf(page, 0, 4));
    await expectDiamonds(reader, 0, 3);
    await expectDiamonds(reader, 4, 0);
    await expect(ownCard(page, 1)).toHaveClass(/is-face-up/);
    await press(page, seatOf(page, 3)); // To aim at somebody else takes no diamonds.
    await expect(aimOf(page, 0, 3)).toBeVisible();
    await expectDiamonds(reader, 3, 1);

    await toStillCops(page, { mode: "gang", equipment: ["taser"] });
    await press(page, choice(page, "equip"));
    await press(page, seatOf(page, 1));
    await passTime(page, ownCard(page, 2).locator(".card-press"));
    await press(page, ownCard(page, 2).locator(".card-press"));
    await press(page, choice(page, "keep-taser"));
    await expectDiamonds(reader, 0, 0);
    await expectDiamonds(reader, 1, 2);
    await expect(ownCard(page, 2)).toHaveClass(/is-face-up/);
    await expect(page.locator(".hand .hand-place")).toHaveCount(4);

    await playWhenAsked(reader, "defibrillator", afterShot(2));
    await press(page, seatOf(page, 2));
    await expectPlayed(reader, { equipment: "defibrillator", target: 2 });
    await passTime(page, ownTurn(page));
    await expect(placeOf(page, "seat-2")).not.toHaveClass(/is-out|is-criminal/);
  },
);

test("a criminal snatches diamonds, swaps cards and turns guns, in English", async ({ person }) => {
  const reader = await readerOf(person, "en");
  const { page, words } = reader;
  const afterMyFall: Position = {
    ...afterShot(0),
    first: 3,
    moves: [...arms(3, 1, "gang"), ...shoots(4, 0, "gang")],
    passed: true,
  };
  const log = page.locator("ol.log > li");

  await toStillCops(page, afterMyFall);
  await expect(page.locator(".own")).toHaveClass(/is-criminal/);
  await expect(page.locator(".criminal-hand")).toHaveText(words.t("cops.table.criminal"));
  await expectDiamonds(reader, 4, 2);
  await press(page, choice(page, "snatch"));
  await press(page, seatOf(page, 4));
  await expect(log.last()).toHaveText("You reach for Darya’s diamonds.");
  await passTime(page, placeOf(page, "diamonds-4").and(page.locator(".has-none")));
  await expectDiamonds(reader, 0, 2);

  await toStillCops(page, afterMyFall);
  await press(page, choice(page, "swap"));
  await expect(cardOf(page, 3, 0)).toHaveClass(/is-up/);
  await press(page, cardOf(page, 3, 0));
  await press(page, cardOf(page, 2, 1));
  await expect(log.last()).toHaveText("You swap two cards: Bahram’s second card and Cyrus’s first card.");
  await passTime(page, page.locator('.is-up[data-place="card-2-1"]'));
  await expect(cardOf(page, 3, 0)).toHaveClass(/is-back/);

  await toStillCops(page, afterMyFall);
  await expect(aimOf(page, 3, 1)).toBeVisible();
  await press(page, choice(page, "infiltrate"));
  await press(page, seatOf(page, 3));
  await press(page, seatOf(page, 2));
  await expect(log.last()).toHaveText("You turn Cyrus’s gun on Bahram.");
  await passTime(page, aimOf(page, 3, 2));
});

test("criminals who hold every diamond win, and everybody has seen how near they were, in Hebrew", async ({
  person,
}) => {
  const reader = await readerOf(person, "he");
  const { page, words } = reader;
  const race = page.locator(".mission-race");
  const holding = (held: number) => words.t("cops.mission.race.short", { held, all: 5 });

  // Two cops have robbed two others, one of them has shot the reader, and the fifth has one diamond of their own.
  await toStillCops(page, {
    ...afterShot(0),
    first: 3,
    moves: [...arms(3, 1, "gang"), ...shoots(4, 0, "gang")],
    passed: true,
  });
  await expect(race).toContainText(holding(0));
  const snatches = [
    [4, 2],
    [3, 4],
  ] as const;
  for (const [from, held] of snatches) {
    await press(page, choice(page, "snatch"));
    await press(page, seatOf(page, from));
    await passTime(page, race.filter({ hasText: holding(held) }));
    await passTime(page, choice(page, "snatch"));
  }
  await expect(race).toHaveClass(/is-urgent/);
  await expect(race).toContainText(words.t("cops.mission.race.alarm"));
  await press(page, choice(page, "snatch"));
  await press(page, seatOf(page, 2));
  await passTime(page, page.locator(".cops-won"));
  await expect(page.locator(".cops-won")).toHaveText(words.t("cops.ending.title.criminals.me"));
  await expect(page.locator(".ending-team.is-winner .ending-person")).toHaveCount(1);
});

test(
  "nobody is asked about a card that stays in the pocket, unless they want to be asked every time",
  THOROUGH,
  async ({ person }) => {
    const reader = await readerOf(person, "en");
    const { page, words } = reader;
    const someoneLooks: Position = { equipment: ["smoke-grenade"], first: 4, moves: looks(4, 2, 1) };
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      new MutationObserver(() => {
        if (document.querySelector("[data-choice=pass]") !== null) asked.push("pass");
      }).observe(document, { childList: true, subtree: true });
    });
    await toStillCops(page, someoneLooks);
    await expect(page.locator(".pocket")).toHaveText(words.t("cops.table.pocket.ready"));
    await passTime(page, ownTurn(page));
    expect(await page.evaluate(() => (window as unknown as { readonly asked: readonly string[] }).asked)).toEqual([]);

    // Who has thought better of it is not asked either.
    await toStillCops(page, someoneLooks);
    await press(page, page.locator(".pocket"));
    await expect(choice(page, "pass")).toBeVisible();
    await press(page, page.locator(".pocket"));
    await expect(choice(page, "pass")).toHaveCount(0);
    await passTime(page, ownTurn(page));

    await page.evaluate(() => localStorage.setItem("darbar.settings", '{"asksEquipment":true}'));
    await toStillCops(page, someoneLooks);
    await expect(page.locator(".pocket")).toHaveText(words.t("cops.table.pocket.asks"));
    await press(page, choice(page, "pass"));
    await expect(choice(page, "pass")).toHaveCount(0);
    await passTime(page, choice(page, "pass")); // The card has been looked at: another moment.
    await pressPlay(page, "smoke-grenade");
    await expectPlayed(reader, { equipment: "smoke-grenade" });
    await expect(page.locator(".direction-art")).toHaveClass(/is-reversed/);

    await toStillCops(page, someoneLooks);
    await press(page, page.locator(".pocket"));
    await expect(page.locator(".pocket")).toHaveText(words.t("cops.table.pocket.ready"));
    await passTime(page, ownTurn(page));
    await page.evaluate(() => localStorage.removeItem("darbar.settings"));
  },
);
