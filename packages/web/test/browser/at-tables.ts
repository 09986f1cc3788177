import type { Page } from "@playwright/test";
import { playHastily } from "./hasty.ts";
import { openTableMenu } from "./table-menu.ts";
import { comeIn, type MadeTable, newTable, quickTable, type TableWish } from "./tables.ts";

/** Opens a table and its waiting room as the host, who has a seat, and seats a bot. */
export async function toRoom(page: Page, wish: TableWish = {}): Promise<MadeTable> {
  await comeIn(page, "Natasha");
  const made = await newTable(page, { seats: 4, ...wish });
  await page.goto(`/t/${made.code}`);
  await page.locator(".chair .you").waitFor();
  await page.locator(".chair.free").last().locator("button").click();
  await page.locator(".sheet-levels button").nth(1).click();
  await page.locator(".chair .tag.bot").waitFor();
  return made;
}

/** Comes to somebody's waiting room as a guest, and sits down there. */
export async function roomOf({ code }: MadeTable, page: Page): Promise<void> {
  await comeIn(page, "شیرین");
  await page.goto(`/t/${code}`);
  await page.locator(".arrival .primary").click();
  await page.locator(".chair .you").waitFor();
  await page.locator(".talk-form input").fill("سلام!");
  await page.locator(".talk-form button").click();
  await page.locator(".talk-line").waitFor();
  // What sticks to the foot of the screen lies over what is scrolled under it; at the end of the page nothing is.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

/** At a table of the server with bots, where a line was said and it is the reader's turn. */
export async function toLive(page: Page): Promise<Page> {
  await comeIn(page, "Natasha");
  const { code } = await quickTable(page, { clock: "relaxed" });
  await page.goto(`/t/${code}`);
  await page.locator("[data-choice]").first().waitFor();
  return page;
}

/** Watches a game of somebody else, who is asked. */
export async function toWatching(page: Page, other: Page): Promise<void> {
  await comeIn(other, "Natasha");
  const { code } = await quickTable(other, { clock: "relaxed" });
  await comeIn(page, "שרה");
  await page.goto(`/t/${code}`);
  await page.locator(".coup-table.is-watched").waitFor();
}

/** A screen in the room shows a game of somebody else, who is asked. */
export async function toScreen(page: Page, other: Page): Promise<void> {
  await comeIn(other, "Natasha");
  const { code } = await quickTable(other, { clock: "relaxed" });
  await page.goto(`/t/${code}/screen`);
  await page.locator(".coup-table.mode-screen").waitFor();
}

/** A screen in the room shows what a game of somebody else came to. */
export async function toScreenEnd(page: Page, other: Page): Promise<void> {
  const { code } = await toRoom(other, { seats: 2, clock: "relaxed" });
  await other.locator(".starting .primary").click();
  await playHastily(other, ({ index }) => other.locator(".prompt [data-choice]").nth(index).click());
  await page.goto(`/t/${code}/screen`);
  await page.locator(".mode-screen .end-sheet .ranked").first().waitFor();
  await page.locator(".end-thinking").waitFor({ state: "detached" });
}

/** A game of three people and one phone has begun. */
export async function toOnePhone(page: Page, there: string): Promise<void> {
  await page.goto("/one-phone");
  for (const [place, name] of ["Sara", "شیرین", "Наташа"].entries())
    await page.locator(".who-name input").nth(place).fill(name);
  await page.locator(".who-plays .primary").click();
  await page.locator(there).waitFor();
}

/** At the end of a game into which the reader has mixed, when their device has checked the shuffle. */
export async function toChecked(page: Page): Promise<void> {
  await toRoom(page, { seats: 2, clock: "relaxed" });
  await page.locator(".starting .primary").click();
  // With one bot only, nobody else ends a question of the reader.
  await playHastily(page, ({ index }) => page.locator(".prompt [data-choice]").nth(index).click());
  await page.locator(".fair-mark[data-found=fair]").waitFor();
}

/** Where the reader looks at what their device found out about a shuffle. */
export async function toFair(page: Page): Promise<void> {
  await toChecked(page);
  await page.locator(".fair-mark").click();
  await page.locator(".game-over dialog[open]").waitFor();
}

/** Asks to give the game up at a table; that is asked about first. */
export async function askToResign(page: Page): Promise<void> {
  await openTableMenu(page);
  await page.locator(".tool-resign").click();
  await page.locator("dialog[open] .danger").waitFor();
}

/** At a table of bots, where the reader has given the game up. */
export async function toResigned(page: Page): Promise<void> {
  await toLive(page);
  await askToResign(page);
  await page.locator("dialog[open] .danger").click();
  await page.locator(".out-card").waitFor();
}
