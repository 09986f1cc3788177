import type { Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { nthCard } from "@darbar/words/cops/things";
import { EVERY_WORDS, plain } from "@darbar/words/testing/coup-words";
import type { Locator, Page } from "@playwright/test";
import { choice } from "./at-coup.ts";
import { expect } from "./fixtures.ts";
import { test } from "./hasty-server.ts";
import { takeSeat } from "./sitting.ts";
import { comeIn, newTable } from "./tables.ts";

const { en, he } = EVERY_WORDS;

/** Where a card lies before somebody, in their seat or in the reader's own hand. */
function cardAt(page: Page, seat: Seat, slot: Slot): Locator {
  return page.locator(`[data-place="card-${seat}-${slot}"]`);
}

test("a lie is told, read in Hebrew, believed, and crossed when the card is turned up", async ({
  person,
  hastyServer,
}) => {
  const liar = (await person({ language: "en" }, hastyServer)).page;
  const reader = (await person({ language: "he" }, hastyServer)).page;
  await Promise.all([comeIn(liar, "Alice"), comeIn(reader, "Noa")]);
  const bots = [2, 3].map((seat) => ({ seat, level: "newcomer" }));
  const wish = { game: "cops", seats: 4, options: { mode: "base", first: 0 }, clock: "relaxed", bots };
  const { code } = await newTable(liar, wish);
  await Promise.all([liar, reader].map((page) => page.goto(`/t/${code}`)));
  await takeSeat(liar, "en");
  await takeSeat(reader, "he");
  await liar.getByRole("button", { name: en.t("lobby.start"), exact: true }).click();
  await Promise.all([liar, reader].map((page) => choice(page, "as-they-lie").click()));

  // Alice looks at Noa's first card, and says what it is not.
  await choice(liar, "investigate").click();
  await choice(liar, "seat-1").click();
  await choice(liar, "card-1-0").click();
  // Noa is asked first whether anything comes before it, since the card is theirs.
  await choice(reader, "pass").click();
  const chips = liar.locator(".claim-chips");
  await expect(chips.locator(".claim-ask")).toContainText(nthCard(0, en));
  const lie = chips.locator(".claim-chip", { has: liar.locator(".is-lie") }).first();
  const word = (await lie.getAttribute("class"))?.match(/of-(\w+)/)?.[1] ?? "";
  await lie.click();
  await expect(chips).toHaveCount(0);
  await expect(cardAt(liar, 1, 0).locator(".claim-word")).toHaveClass(/is-open/);

  // Noa reads it at her card, in the log and by ear, in Hebrew; and says that she believes it.
  const [mark] = await Promise.all([
    cardAt(reader, 1, 0).locator(".card-claims"),
    cardAt(reader, 1, 0).locator(".claim-word.is-open").waitFor(),
  ]);
  const named =
    word === "leader"
      ? he.t("cops.claim.leader")
      : he.t(word === "honest" ? "cops.identity.honest.is" : "cops.identity.crooked.is");
  expect(plain(await mark.getAttribute("title"))).toBe(
    he.t("cops.claims.at", { me: "other", name: "Alice", word: named }),
  );
  await expect(reader.locator('[data-place="seat-0"] .seat-claims')).toContainText("1");
  await reader.locator(".tool-talk").click();
  await reader.locator(".quick-phrases summary").click();
  await reader.getByRole("button", { name: plain(he.t("lobby.phrase.i-trust", { player: "…" })) ?? "" }).click();
  await reader.locator(".phrase-parts .button", { hasText: "Alice" }).click();
  await expect(reader.locator(".talk-lines")).toContainText(
    plain(he.t("lobby.phrase.i-trust", { player: "Alice" })) ?? "",
  );
  await liar.locator(".tool-log").click();
  await expect(liar.locator(".log .tone-said").last()).toContainText(
    plain(en.t("lobby.phrase.i-trust", { player: "Alice" })) ?? "",
  );

  // Noa takes a gun, and turns up that card for it: the lie is crossed for both.
  await choice(reader, "arm").click();
  await choice(reader, "card-1-0").click();
  for (const page of [liar, reader]) {
    await expect(cardAt(page, 1, 0).locator(".claim-word")).toHaveClass(/is-disproved/);
    await expect(page.locator('[data-place="seat-0"] .seat-claims')).toHaveClass(/is-disproved/);
  }
  await expect(reader.locator('[data-place="seat-0"] > .hidden-text')).toContainText(
    plain(he.t("cops.claims.count", { said: 1, borneOut: 0, disproved: 1 })) ?? "",
  );
});
