import type { Mode } from "@darbar/cops";
import type { GameRecord, Seat } from "@darbar/kernel";
import type { Locator, Page } from "@playwright/test";
import { keepCops, type Position, recordWith, wholeCopsGame } from "./cops-positions.ts";

/** Goes to a position of a practice game in which the reader is asked something, and presses choices one after the other. */
export async function toCops(page: Page, position: Position, ...presses: readonly string[]): Promise<Page> {
  await toRecord(page, recordWith(position), position.mode, "[data-choice]");
  for (const id of presses) await page.locator(`[data-choice="${id}"]`).click();
  return page;
}

/** Goes to a practice game in which cards were dealt and none is laid yet. */
export function toDealt(page: Page, mode: Mode = "base"): Promise<Page> {
  return toRecord(page, { ...recordWith({ mode }), moves: [] }, mode, "[data-choice]");
}

/** Goes to the end of a practice game: of this position, or of one that bots have played. */
export function toCopsOver(page: Page, ended: Position | Mode): Promise<Page> {
  const [mode, record] =
    typeof ended === "string" ? [ended, wholeCopsGame(ended)] : [ended.mode ?? "base", recordWith(ended)];
  return toRecord(page, record, mode, ".end-sheet .knew");
}

async function toRecord(page: Page, record: GameRecord, mode: Mode | undefined, there: string): Promise<Page> {
  await page.goto("/");
  await keepCops(page, record);
  await page.goto(addressOf(mode));
  await page.locator(there).first().waitFor();
  return page;
}

/** Where a practice game of this mode is played. */
export function addressOf(mode: Mode = "base"): string {
  return `/practice/cops?mode=${mode}`;
}

/** Where to press a player, if they can be chosen. */
export function seatOf(page: Page, seat: Seat): Locator {
  return page.locator(`.seats [data-place="seat-${seat}"] > .seat-press`);
}

/** An identity card of another player, as it lies at their seat. */
export function cardOf(page: Page, seat: Seat, slot: number): Locator {
  return page.locator(`.seats [data-place="card-${seat}-${slot}"]`);
}

/** One of the reader's own identity cards. */
export function ownCard(page: Page, slot: number): Locator {
  return page.locator(".hand .hand-place").nth(slot);
}

/** One of three cards of a player, to be chosen from in the prompt. */
export function oneOfThree(page: Page, slot: number): Locator {
  return page.locator(".of-cards > :not(.back)").nth(slot);
}

/** The arrow of a gun. */
export function aimOf(page: Page, from: Seat, at: Seat): Locator {
  return page.locator(`[data-arrow="aim-${from}-${at}"]`);
}

/** Where something is on the table: "kit-2", "wound-1-1". */
export function placeOf(page: Page, name: string): Locator {
  return page.locator(`[data-place="${name}"]`);
}
