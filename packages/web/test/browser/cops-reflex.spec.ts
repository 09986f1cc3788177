import { type Position, shoots } from "./cops-positions.ts";
import { placeOf, seatOf } from "./cops-practice.ts";
import { expectPlayed, IDLE, passTime, press, pressTwice, type Reader, readerOf, toTouched } from "./cops-reader.ts";
import { expect, test } from "./fixtures.ts";

/*
 * Whoever is shot at, hit or down is asked, and the card itself is the button. Practice hurries nobody: the ring of seconds that
 * others set is `packages/server/test/ring.test.ts`.
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
