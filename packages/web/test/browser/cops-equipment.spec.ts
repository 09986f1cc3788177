import { choice } from "./at-coup.ts";
import { arms, looks, type Position, shoots } from "./cops-positions.ts";
import { aimOf, cardOf, oneOfThree, ownCard, placeOf, seatOf } from "./cops-practice.ts";
import {
  expectPlayed,
  IDLE,
  logOf,
  ownTurn,
  passTime,
  playIn,
  playWhenAsked,
  playWhenTouched,
  press,
  pressTwice,
  readerOf,
  toStillCops,
} from "./cops-reader.ts";
import { expect, THOROUGH, test } from "./fixtures.ts";

/* Every card of equipment is played by hand, on the table itself: players by their seats, cards where they lie. */

test("cards that lie before somebody, change places or turns, in English", THOROUGH, async ({ person }) => {
  const reader = await readerOf(person, "en");
  const { page, words } = reader;

  await playIn(reader, "disguise");
  await press(page, seatOf(page, 2));
  await expectPlayed(reader, { equipment: "disguise", target: 2 });
  await expect(placeOf(page, "lying-2").locator(".is-laid")).toHaveCount(1);
  await press(page, ownTurn(page));
  await expect(seatOf(page, 1)).toBeVisible();
  await expect(seatOf(page, 2), "nobody can look at these cards any more").toHaveCount(0);

  await playIn(reader, "planted-evidence");
  await press(page, seatOf(page, 3));
  await expectPlayed(reader, { equipment: "planted-evidence", target: 3 });
  await expect(placeOf(page, "lying-3").locator(".is-laid")).toHaveCount(1);

  await playIn(reader, "evidence-bag");
  await press(page, seatOf(page, 1));
  await expect(seatOf(page, 1), "to somebody else").toHaveCount(0);
  await press(page, seatOf(page, 2));
  await expectPlayed(reader, { equipment: "evidence-bag", target: 1, to: 2 });
  await expect(placeOf(page, "kit-1").locator(".kit-card")).toHaveCount(0);
  await passTime(page, ownTurn(page)); // Who has two keeps one.
  await expect(placeOf(page, "kit-2").locator(".kit-card")).toHaveCount(1);

  await playIn(reader, "blackmail", { first: 4, moves: arms(4, 2) });
  await expect(cardOf(page, 4, 0)).toHaveClass(/is-up/);
  await press(page, cardOf(page, 4, 0));
  await press(page, cardOf(page, 1, 1));
  const places = [
    [1, 1],
    [4, 0],
  ] as const;
  await expectPlayed(reader, { equipment: "blackmail", places });
  await expect(cardOf(page, 1, 1)).toHaveClass(/is-up/);
  await expect(cardOf(page, 4, 0)).toHaveClass(/is-back/);

  await playIn(reader, "coffee");
  await expectPlayed(reader, { equipment: "coffee" });
  await press(page, ownTurn(page));
  await press(page, cardOf(page, 2, 1));
  await expect(ownTurn(page)).toHaveCount(0);
  await passTime(page, ownTurn(page));
  await expect(page.locator(".log-line.tone-turn")).toHaveText(
    Array(2).fill(words.t("cops.event.turn", { me: "yes" })),
  );

  await playIn(reader, "smoke-grenade");
  await expectPlayed(reader, { equipment: "smoke-grenade" });
  await expect(page.locator(".direction-art")).toHaveClass(/is-reversed/);
});

test("cards against guns and wounds, in Persian", THOROUGH, async ({ person }) => {
  const reader = await readerOf(person, "fa");
  const { page, words } = reader;
  const oneGun: Position = { first: 4, moves: arms(4, 0) };
  const twoGuns: Position = { first: 3, moves: [...arms(3, 0), ...arms(4, 1)] };

  await playIn(reader, "k9-unit", oneGun);
  await expect(aimOf(page, 4, 0)).toBeVisible();
  await press(page, seatOf(page, 4));
  await expectPlayed(reader, { equipment: "k9-unit", target: 4 });
  await expect(aimOf(page, 4, 0)).toHaveCount(0);
  await expect(placeOf(page, "guns")).toHaveText(words.number(3));

  await playIn(reader, "taser", oneGun);
  await press(page, seatOf(page, 4));
  await press(page, seatOf(page, 2));
  await expectPlayed(reader, { equipment: "taser", target: 4, to: 2 });
  await expect(aimOf(page, 4, 0)).toHaveCount(0);
  await expect(aimOf(page, 0, 2)).toBeVisible();
  await expect(choice(page, "shoot"), "not in this turn").toHaveAttribute("aria-disabled", "true");

  await playIn(reader, "walkie-talkie", twoGuns);
  await expect(aimOf(page, 3, 0)).toBeVisible();
  await press(page, seatOf(page, 2));
  await expectPlayed(reader, { equipment: "walkie-talkie", target: 2 });
  await expect(aimOf(page, 3, 2)).toBeVisible();
  await expect(aimOf(page, 4, 2)).toBeVisible();

  await playIn(reader, "metal-detector", twoGuns);
  await expect(page.locator("#prompt-heading")).toContainText(reader.words.bot("Cyrus"));
  await press(page, oneOfThree(page, 1));
  await expect(page.locator("#prompt-heading")).toContainText(reader.words.bot("Darya"));
  await press(page, oneOfThree(page, 2));
  await expectPlayed(reader, { equipment: "metal-detector" });
  await expect(cardOf(page, 3, 1)).toHaveClass(/is-learned/);
  await expect(cardOf(page, 4, 2)).toHaveClass(/is-learned/);
  await passTime(page, ownTurn(page));

  const keeps = [1, { do: "keep", equipment: "mobile-detonator" }] as const;
  await playIn(reader, "med-kit", {
    equipment: ["med-kit", "mobile-detonator", null, "coffee"],
    first: 3,
    moves: [...shoots(3, 1), keeps, ...looks(4, 2)],
    drawn: ["wiretap"],
  });
  await expect(placeOf(page, "wound-1-1")).toBeVisible();
  await press(page, seatOf(page, 1));
  await expectPlayed(reader, { equipment: "med-kit", target: 1 });
  await expect(placeOf(page, "wound-1-1")).toHaveCount(0);

  await playIn(reader, "defibrillator", {
    equipment: [null, "surveillance-camera", "smoke-grenade", "coffee", "disguise"],
    first: 3,
    moves: shoots(3, 4),
  });
  await expect(placeOf(page, "seat-4")).toHaveClass(/is-out/);
  await press(page, seatOf(page, 4));
  await expectPlayed(reader, { equipment: "defibrillator", target: 4 });
  await expect(placeOf(page, "seat-4")).not.toHaveClass(/is-out/);
});

test("cards that bring identities to light, in English", THOROUGH, async ({ person }) => {
  const reader = await readerOf(person, "en");
  const { page, words } = reader;

  await playIn(reader, "wiretap");
  await press(page, cardOf(page, 1, 1));
  await expectPlayed(reader, { equipment: "wiretap", target: 1, card: 1 });
  await expect(cardOf(page, 1, 0), "then another player").not.toHaveClass(/is-open/);
  await press(page, cardOf(page, 3, 0));
  await expect(cardOf(page, 1, 1)).toHaveClass(/is-learned/);
  await expect(cardOf(page, 3, 0)).toHaveClass(/is-learned/);
  await passTime(page, ownTurn(page));

  await playIn(reader, "polygraph");
  await press(page, seatOf(page, 2));
  await expect(choice(page, "confirm")).toHaveAttribute("aria-disabled", "true");
  for (const slot of [0, 1, 2]) await press(page, oneOfThree(page, slot));
  await press(page, oneOfThree(page, 0));
  await expect(oneOfThree(page, 0)).toHaveAttribute("aria-pressed", "false");
  await expect(oneOfThree(page, 1)).toHaveAttribute("aria-pressed", "true");
  await press(page, choice(page, "confirm"));
  await expectPlayed(reader, { equipment: "polygraph", target: 2 });
  await expect(cardOf(page, 2, 0)).toHaveClass(/is-back/);
  for (const slot of [1, 2]) await expect(cardOf(page, 2, slot)).toHaveClass(/is-learned/);
  await passTime(page, ownTurn(page));
  await expect(logOf(page).filter({ hasText: "Bahram looks at your first card" })).toHaveCount(1);

  await playIn(reader, "truth-serum");
  await press(page, seatOf(page, 3));
  await expectPlayed(reader, { equipment: "truth-serum", target: 3 });
  await passTime(page, ownTurn(page));
  await expect(page.locator('.seats .is-up[data-place^="card-3-"]')).toHaveCount(1);

  // The same serum from somebody else: the reader turns up a card of their own.
  const serum: Position = {
    equipment: ["flashbang", null, null, null, "truth-serum"],
    first: 4,
    moves: [[4, { do: "play", equipment: "truth-serum", target: 0 }]],
  };
  await toStillCops(page, serum);
  await press(page, ownCard(page, 0).locator(".card-press"));
  await expect(ownCard(page, 0)).toHaveClass(/is-face-up/);

  await playIn(reader, "flashbang", {
    ...serum,
    moves: [...(serum.moves ?? []), [0, { do: "reveal", card: 0 }], ...looks(4, 1)],
  });
  await press(page, page.locator(".own-press"));
  await expectPlayed(reader, { equipment: "flashbang", target: 0 });
  await expect(page.locator(".hand .is-face-up")).toHaveCount(0);
  const cards = page.locator(".hand .card-press");
  const honest = words.t("cops.identity.honest");
  const crooked = words.t("cops.identity.crooked");
  await press(page, cards.filter({ hasText: crooked }));
  await press(page, cards.filter({ hasText: honest }).first());
  await press(page, cards.filter({ hasText: honest }).last());
  await expect(page.locator(".card-press .card-order")).toHaveCount(3);
  await press(page, choice(page, "confirm"));
  await expect(page.locator(".hand .card-name")).toHaveText([crooked, honest, honest]);
});

test(
  "cards for a moment are asked about when it touches the reader, or when they are wanted, in Persian",
  THOROUGH,
  async ({ person }) => {
    const reader = await readerOf(person, "fa");
    const { page } = reader;
    const shotAtMe: Position = { equipment: [null, ...IDLE, "coffee"], first: 4, moves: shoots(4, 0) };

    await playWhenTouched(reader, "riot-shield", shotAtMe, 1);
    await passTime(page, seatOf(page, 4));
    await expect(seatOf(page, 2), "only neighbours").toHaveCount(0);
    await pressTwice(page, 4);
    await expectPlayed(reader, { equipment: "riot-shield" });
    await passTime(page, page.locator('.is-out[data-place="seat-4"]'));
    await expect(page.locator(".own")).not.toHaveClass(/is-out/);

    await playWhenTouched(reader, "restraining-order", shotAtMe, 0);
    await expectPlayed(reader, { equipment: "restraining-order" });
    await passTime(page, page.locator(".seats .is-out, .seats .wound"));
    await expect(page.locator(".own")).not.toHaveClass(/is-out/);

    await playWhenTouched(reader, "mobile-detonator", shotAtMe, 2);
    await expect(page.locator(".own")).toHaveClass(/is-out/);
    await pressTwice(page, 2);
    await expectPlayed(reader, { equipment: "mobile-detonator", target: 2 });
    await expect(placeOf(page, "seat-2")).toHaveClass(/is-out/);

    await playWhenAsked(reader, "surveillance-camera", { first: 4, moves: looks(4, 2, 1) });
    await press(page, seatOf(page, 2));
    await expectPlayed(reader, { equipment: "surveillance-camera", target: 2, card: 1 });
    await passTime(page, page.locator('.is-up[data-place="card-2-1"]'));

    // An order against the reader's own shot: it must go to somebody else.
    await toStillCops(page, {
      equipment: ["coffee", "restraining-order", "smoke-grenade", "surveillance-camera", "disguise"],
      moves: [...shoots(0, 4), [1, { do: "play", equipment: "restraining-order" }]],
    });
    await expect(seatOf(page, 3)).toBeVisible();
    await expect(seatOf(page, 4)).toHaveCount(0);
    await pressTwice(page, 2);
    await expect(page.locator('[data-arrow="claim-0-2"]')).toBeVisible();
    await passTime(page, page.locator('.is-out[data-place="seat-2"]'));
  },
);
