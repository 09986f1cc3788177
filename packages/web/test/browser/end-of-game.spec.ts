import { readFileSync } from "node:fs";
import { coup } from "@darbar/coup";
import { type GameRecord, replay } from "@darbar/kernel";
import { countAgain } from "@darbar/words/testing/count-coup";
import type { Page } from "@playwright/test";
import { toChecked } from "./at-tables.ts";
import { expect, test } from "./fixtures.ts";

/** The record of the game that has just ended, as the server gives it, counted from its table. */
async function countRecord(page: Page) {
  const record = await page.evaluate(async () => {
    const { table } = (await (await fetch(`/api/codes/${location.pathname.split("/")[2]}`)).json()) as {
      table: string;
    };
    return (await fetch(`/api/tables/${table}/games/1/record`)).json();
  });
  const played = replay(coup, record as GameRecord);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { options, opening, steps } = played.value;
  const past = [...opening, ...steps.flatMap(({ events }) => events)];
  return countAgain(options, (record as GameRecord).seats, past);
}

test("the end of a game at a table is told in figures that are so, leads into the review, and is a picture", async ({
  person,
}) => {
  const { page } = await person();
  await toChecked(page);
  const rows = page.locator(".end-sheet .ranked");
  await expect(rows).toHaveCount(2);
  const counted = await countRecord(page);
  const seats = await rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute("data-seat"))));
  expect(seats.slice(1)).toEqual(counted.fallen.toReversed());
  for (const [at, seat] of seats.entries()) {
    const of = (count: number, more: number, what: string): string => `${count}${more > 0 ? ` (${more} ${what})` : ""}`;
    const text = rows.nth(at).locator(".ranked-figures");
    await expect(text).toContainText(`Bluffs: ${of(counted.bluffs[seat], counted.caught[seat], "caught")}Challenges`);
    await expect(text).toContainText(`Challenges: ${of(counted.challenges[seat], counted.right[seat], "right")}`);
    await expect(rows.nth(at).locator(".ranked-card")).toHaveCount(2);
  }
  await expect(page.locator("#end-costliest")).toBeVisible();

  // The table can be looked at behind it.
  await page.getByRole("button", { name: "Look at the table" }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole("button", { name: "How it went" }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the picture" }).click();
  const picture = readFileSync(await (await coming).path());
  expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect(picture.readUInt32BE(16)).toBe(1080);
  expect(picture.length).toBeGreaterThan(20_000);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Review", exact: true }).click();
  await expect(page).toHaveURL(/\/replay\/.+&review/);
  const steps = page.locator(".review-steps p");
  await expect(steps).toHaveText(/^Decision 1 of \d+$/);
  await page.keyboard.press("ArrowRight");
  await expect(steps).toHaveText(/^Decision 2 of \d+$/);
  await page.keyboard.press("ArrowLeft");
  await expect(steps).toHaveText(/^Decision 1 of \d+$/);
  await expect(page.locator(".chance-line")).toHaveAttribute("aria-label", /Natasha/);
});
