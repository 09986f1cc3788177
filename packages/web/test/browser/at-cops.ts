import type { Page } from "@playwright/test";
import { type CopsFrames, readCops } from "./cops-frames.ts";
import type { Button } from "./cops-haste.ts";
import { nextButtons } from "./cops-player.ts";
import { expect } from "./fixtures.ts";
import { comeIn, quickTable } from "./tables.ts";

/** Somebody at a table of Good Cop Bad Cop with bots, where the game has begun. */
export interface AtCops {
  readonly page: Page;
  readonly frames: CopsFrames;
}

/** Sits down at a table of four with three bots, and begins. */
export async function quickCops(page: Page, mode: "base" | "gang"): Promise<AtCops> {
  const frames = readCops(page);
  await comeIn(page, "Shirin");
  const { code } = await quickTable(page, { game: "cops", seats: 4, options: { mode, first: 0 }, clock: "relaxed" });
  await page.goto(`/t/${code}`);
  await expect(page.locator(".cops-table")).toBeVisible();
  return { page, frames };
}

/** Presses something at every question, until the game is over or it is enough; answers how many times. */
export async function playCops(
  { page }: Pick<AtCops, "page">,
  press: (buttons: readonly Button[], count: number) => Promise<void>,
  isEnough: () => boolean = () => false,
): Promise<number> {
  for (let count = 0; ; count++) {
    if (isEnough()) return count;
    const buttons = await nextButtons(page);
    if (buttons === null) return count;
    await press(buttons, count);
  }
}
