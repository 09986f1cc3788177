import { EDITIONS } from "@darbar/coup";
import type { Page } from "@playwright/test";
import { openPanel, openWays, toMoment, toOver } from "./at-coup.ts";
import {
  askToResign,
  roomOf,
  toFair,
  toLive,
  toOnePhone,
  toResigned,
  toRoom,
  toScreen,
  toScreenEnd,
  toWatching,
} from "./at-tables.ts";
import { COPS_SCREENS } from "./cops-screens.ts";
import { toRules } from "./new-tables.ts";
import { openFile } from "./open-file.ts";
import { wholeGame } from "./positions.ts";
import { comeIn, shareWith } from "./tables.ts";

/** Who goes to a screen: a browser, its language, and somebody else where two are needed. */
interface Visit {
  readonly page: Page;
  /** The words of the language, for messages without arguments. */
  say(id: string): string;
  /** The browser of somebody else at the same server. */
  other(): Promise<Page>;
}

/** A screen, and how to get there. A new screen is a row. */
export interface ShownScreen {
  readonly name: string;
  /** Whether its text is checked at twice the size, too. */
  readonly isMain?: boolean;
  /** One of several that differ in little: looked at by `npm run test:all` only. */
  readonly isVariant?: boolean;
  open(visit: Visit): Promise<unknown>;
}

const lessonAt =
  (step: number): ShownScreen["open"] =>
  async ({ page }) => {
    await page.goto("/");
    await page.evaluate((place) => localStorage.setItem("darbar.lesson", `${place}`), step);
    await page.goto("/learn");
    await page.locator(".coach").waitFor();
  };

/** Every screen of the page. */
export const SCREENS: readonly ShownScreen[] = [
  { name: "front", isMain: true, open: ({ page }) => to(page, "/", ".calm, .table-list") },
  {
    name: "front-with-tables",
    isVariant: true,
    open: async ({ page, other }) => {
      await toRoom(await other(), { visibility: "public" });
      await to(page, "/", ".table-row");
    },
  },
  {
    name: "settings",
    isMain: true,
    open: async ({ page, say }) => {
      await to(page, "/", ".hero");
      await page.getByRole("button", { name: say("app.settings") }).click();
      await page.locator(".other-device summary").click();
    },
  },
  { name: "new-presets", isMain: true, open: ({ page }) => to(page, "/new", ".preset") },
  {
    name: "play-now-menu",
    isMain: true,
    open: async ({ page }) => {
      await to(page, "/", ".hero");
      await page.locator(".quick-more").first().click();
      await page.locator(".quick-menu:popover-open").waitFor();
    },
  },
  ...EDITIONS.map(
    (edition, place): ShownScreen => ({
      name: `new-${edition}`,
      isMain: place === 1,
      isVariant: place > 1,
      open: async ({ page }) => {
        await toRules(page);
        await page.locator("input[name=edition]").nth(place).check();
        await page.locator("input[name=clock]").last().check();
      },
    }),
  ),
  { name: "room-host", isMain: true, open: ({ page }) => toRoom(page) },
  { name: "room-guest", open: async ({ page, other }) => roomOf(await toRoom(await other()), page) },
  {
    name: "room-qr",
    open: async ({ page, say }) => {
      await toRoom(page);
      await page.getByRole("button", { name: say("lobby.invite.qr") }).click();
      await page.locator("dialog .qr path[fill='#000']:not([d=''])").waitFor();
    },
  },
  {
    name: "arrival",
    isMain: true,
    open: async ({ page, other }) => {
      const { code } = await toRoom(await other());
      await to(page, `/t/${code}`, ".arrival");
    },
  },
  {
    name: "room-seat",
    open: async ({ page }) => {
      await toRoom(page);
      await page.locator(".chair.free button").first().click();
      await page.locator(".seat-sheet").waitFor();
    },
  },
  {
    name: "room-own-seat",
    isVariant: true,
    open: async ({ page }) => {
      await toRoom(page);
      await page.locator(".chair.mine button").click();
      await page.locator(".seat-sheet").waitFor();
    },
  },
  {
    name: "room-phrases",
    isVariant: true,
    open: async ({ page }) => {
      await toRoom(page);
      await page.locator(".quick-phrases summary").click();
      await page.locator(".mix summary").click();
    },
  },
  {
    name: "room-setup",
    isVariant: true,
    open: async ({ page, say }) => {
      await toRoom(page);
      await page.getByRole("button", { name: say("lobby.setup.change") }).click();
      await page.locator("dialog .setup-form").waitFor();
    },
  },
  { name: "coup-turn", isMain: true, open: ({ page }) => toMoment(page, "turn") },
  { name: "coup-target", isVariant: true, open: ({ page }) => toMoment(page, "turn", "steal") },
  { name: "coup-armed", isVariant: true, open: ({ page }) => toMoment(page, "others-claim", "challenge") },
  { name: "coup-block", isMain: true, open: ({ page }) => toMoment(page, "own-block") },
  { name: "coup-challenged", isVariant: true, open: ({ page }) => toMoment(page, "challenged") },
  { name: "coup-lose", open: ({ page }) => toMoment(page, "lose") },
  { name: "coup-return", isMain: true, open: ({ page }) => toMoment(page, "return", "pick-1") },
  { name: "coup-over", isMain: true, isVariant: true, open: ({ page }) => toOver(page) },
  {
    name: "coup-picture",
    isMain: true,
    open: async ({ page, say }) => {
      await toOver(page);
      await page.getByRole("button", { name: say("ending.share") }).click();
      await page.locator(".share-picture .button").first().waitFor();
    },
  },
  {
    name: "coup-table-after",
    isVariant: true,
    open: async ({ page, say }) => {
      await toOver(page);
      await page.getByRole("button", { name: say("ending.fold") }).click();
      await page.locator(".end-unfold").waitFor();
    },
  },
  {
    name: "coup-watching",
    isMain: true,
    isVariant: true,
    open: async ({ page, other }) => toWatching(page, await other()),
  },
  { name: "coup-resigned", isMain: true, isVariant: true, open: ({ page }) => toResigned(page) },
  {
    name: "coup-resign",
    isVariant: true,
    open: async ({ page }) => {
      await toLive(page);
      await askToResign(page);
    },
  },
  {
    name: "coup-say-to",
    isVariant: true,
    open: async ({ page }) => {
      await (await toLive(page)).locator(".seat .medallion").first().click();
      await page.locator(".say-to button").first().waitFor();
    },
  },
  {
    name: "front-returning",
    isMain: true,
    isVariant: true,
    open: async ({ page }) => {
      await toLive(page);
      await to(page, "/", ".return");
    },
  },
  { name: "panel-log", open: async ({ page }) => openPanel(await toOver(page), "log") },
  { name: "panel-talk", open: async ({ page }) => openPanel(await toLive(page), "talk") },
  { name: "panel-claims", isMain: true, open: async ({ page }) => openPanel(await toOver(page), "claims") },
  { name: "panel-aid", open: async ({ page }) => openPanel(await toMoment(page, "turn"), "aid") },
  { name: "panel-keys", isVariant: true, open: async ({ page }) => openPanel(await toMoment(page, "turn"), "keys") },
  {
    name: "panel-ways",
    isVariant: true,
    open: async ({ page }) => openWays(await toMoment(page, "turn")),
  },
  { name: "practice-first", open: ({ page }) => to(page, "/practice?first", "[data-choice], .prompt h2") },
  { name: "lesson-start", isMain: true, open: lessonAt(0) },
  { name: "lesson-choice", isVariant: true, open: lessonAt(1) },
  { name: "lesson-assassin", isMain: true, isVariant: true, open: lessonAt(7) },
  { name: "lesson-end", isVariant: true, open: lessonAt(11) },
  { name: "replay-door", open: ({ page }) => to(page, "/replay", ".film-door") },
  {
    name: "replay-fault",
    isVariant: true,
    open: async ({ page }) => {
      await to(page, "/replay", ".film-door");
      await openFile(page, "this is no game");
      await page.locator(".film-fault").waitFor();
    },
  },
  {
    name: "replay",
    isMain: true,
    open: async ({ page }) => {
      await to(page, "/replay", ".film-door");
      await openFile(page, JSON.stringify(wholeGame()));
      await page.locator(".replay-controls").waitFor();
      for (let step = 0; step < 3; step++) await page.keyboard.press("PageDown");
    },
  },
  {
    name: "review",
    isMain: true,
    open: async ({ page, say }) => {
      await to(page, "/replay", ".film-door");
      await openFile(page, JSON.stringify(wholeGame()));
      await page.getByRole("button", { name: say("replay.review"), exact: true }).click();
      await page.locator(".mattered").waitFor();
      await page.locator(".mattered-one, .mattered .hint").first().waitFor();
    },
  },
  ...EDITIONS.map(
    (edition, place): ShownScreen => ({
      name: `rules-${edition}`,
      isMain: place === 1,
      isVariant: place > 1,
      open: ({ page }) => to(page, `/rules/coup/${edition}`, ".rules-chapter"),
    }),
  ),
  { name: "trouble", isMain: true, isVariant: true, open: ({ page }) => to(page, "/t/ZZZZZ", ".trouble") },
  { name: "no-such-page", isVariant: true, open: ({ page }) => to(page, "/nowhere", ".trouble") },
  ...COPS_SCREENS,
  { name: "practice-setup", isMain: true, open: ({ page }) => to(page, "/practice", ".setup-form") },
  {
    name: "panel-claims-chances",
    isVariant: true,
    open: async ({ page }) => openPanel(await toMoment(page, "lose"), "claims"),
  },
  {
    name: "devices",
    open: async ({ page, other, say }) => {
      await comeIn(page, "Natasha");
      await shareWith(page, await other());
      await to(page, "/", ".hero");
      await page.getByRole("button", { name: say("app.settings") }).click();
      await page.locator(".devices summary").click();
      await page.locator(".device").nth(1).waitFor();
    },
  },
  { name: "fair-mark", isMain: true, open: ({ page }) => toFair(page) },
  {
    name: "screen-room",
    isMain: true,
    open: async ({ page, other }) => {
      const { code } = await toRoom(await other());
      await to(page, `/t/${code}/screen`, ".join-code .qr path[fill='#000']:not([d=''])");
    },
  },
  { name: "screen-coup", isMain: true, open: async ({ page, other }) => toScreen(page, await other()) },
  { name: "screen-end", open: async ({ page, other }) => toScreenEnd(page, await other()) },
  { name: "one-phone", isMain: true, open: ({ page }) => to(page, "/one-phone", ".who-name input") },
  { name: "one-phone-table", open: ({ page }) => toOnePhone(page, ".give-phone") },
  {
    name: "one-phone-cover",
    isVariant: true,
    open: async ({ page }) => {
      await toOnePhone(page, ".give-phone");
      await page.locator(".give-phone").click();
      await page.locator(".phone-cover").waitFor();
    },
  },
];

async function to(page: Page, path: string, there: string): Promise<void> {
  await page.goto(path);
  await page.locator(there).first().waitFor();
}
