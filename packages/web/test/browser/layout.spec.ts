import type { Locator, Page } from "@playwright/test";
import { choice, openPanel, toMoment } from "./at-coup.ts";
import { toLive } from "./at-tables.ts";
import { expect, test } from "./fixtures.ts";
import { openFile } from "./open-file.ts";
import { wholeGame } from "./positions.ts";

const LAPTOP = { width: 1440, height: 900 } as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

test("nothing moves when talk or claims are opened beside the table", async ({ person }) => {
  const { page } = await person({ viewport: LAPTOP });
  await toLive(page);
  const before = await places(page);
  await openPanel(page, "talk");
  expect(await places(page)).toEqual(before);
  await openPanel(page, "claims");
  expect(await places(page)).toEqual(before);
});

test("from the action to its target the dock keeps its place, and every target is in sight", async ({ person }) => {
  const { page } = await person({ viewport: { width: 360, height: 640 } });
  await toMoment(page, "turn");
  const before = await boxOf(page.locator(".dock"));
  await choice(page, "steal").click();
  expect(await boxOf(page.locator(".dock"))).toEqual(before);
  const [first] = await page.locator(".is-targets .choice").all();
  const { y, height } = await boxOf(first);
  expect(y).toBeGreaterThanOrEqual(before.y);
  expect(y + height).toBeLessThanOrEqual(640);
  expect(await page.locator(".dock").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test("what is behind a button opens at that button", async ({ person }) => {
  const { page } = await person({ viewport: LAPTOP });
  await toMoment(page, "turn");
  const button = page.locator(".tool-ways");
  await button.click();
  const menu = await boxOf(page.locator(".ways"));
  const at = await boxOf(button);
  expect(menu.y - (at.y + at.height)).toBeLessThan(16);
  expect(menu.x).toBeLessThan(at.x + at.width);
  expect(menu.x + menu.width).toBeGreaterThan(at.x);
});

test("at the end of a replay the table keeps its room, and nothing lies over anything", async ({ person }) => {
  const { page } = await person({ viewport: LAPTOP });
  await page.goto("/replay");
  await openFile(page, JSON.stringify(wholeGame()));
  await page.locator(".replay-controls").waitFor();
  const before = await boxOf(page.locator(".felt-table"));
  await page.keyboard.press("End");
  await expect(page.locator(".seat.is-winner")).toBeVisible();
  const after = await boxOf(page.locator(".felt-table"));
  expect(after.height).toBeGreaterThan(before.height - 40);
  const parts = await Promise.all((await page.locator(".seat, .dock").all()).map(boxOf));
  for (const [place, one] of parts.entries())
    for (const other of parts.slice(place + 1)) expect(overlap(one, other)).toBeLessThan(2);
});

/** Where the parts of the table are that must stay where they are. */
async function places(page: Page): Promise<readonly Box[]> {
  return Promise.all([".felt-table", ".dock", ".prompt", ".seat >> nth=0"].map((part) => boxOf(page.locator(part))));
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} is not to be seen`);
  return box;
}

/** By how many pixels two boxes lie over each other. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(across, down);
}
