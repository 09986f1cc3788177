import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type PersonWish, PHONE } from "./people.ts";
import { FAST } from "./planted.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { comeIn, newTable } from "./tables.ts";

/** Another checkout of Darbar to be compared with. */
const BASELINE = process.env.BASELINE ?? "";
const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const NAME = "Farhad";

test.describe.configure({ timeout: 900_000 });

for (const checkout of BASELINE === "" ? [ROOT] : [BASELINE, ROOT]) {
  test(`how many taps it takes in ${checkout}`, async ({ person, seed }) => {
    const server = await startTestServer({}, checkout);
    const all: Page[] = [];
    try {
      await server.plant({ seed, pace: FAST });
      const come = async (wish: PersonWish): Promise<Page> => {
        const { page } = await person(wish, server);
        all.push(page);
        return page;
      };
      const guest = (): Promise<Page> => come({ viewport: PHONE });
      const link = async (): Promise<string> => linkOf(await come({}), server);
      tell(checkout, "from a link to a seat", await toSeat(await guest(), await link()));
      tell(
        checkout,
        "from a link to a seat under one's own name",
        await toNamedSeat(await guest(), await link(), server),
      );
      tell(checkout, "from the front page to a waiting room", await toRoom(await guest(), server));
    } finally {
      await Promise.all(all.map((page) => page.context().close()));
      await server.dispose();
    }
  });
}

/** A table of four where somebody waits for others. */
async function linkOf(page: Page, { address }: TestServer): Promise<string> {
  await page.goto(`${address}/`);
  await comeIn(page, "Shirin");
  const { code } = await newTable(page, { seats: 4 });
  return `${address}/t/${code}`;
}

/** Taps, and counts; what is typed is no tap. */
function counting(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (selector: string): Promise<void> => {
      taps++;
      await page.locator(selector).first().tap();
    },
  };
}

/** Where one sits down who came by a link, now and in earlier versions; and how it is seen that one sits. */
const SIT = ".arrival .primary, .chair.free .chair-acts button";
const SEATED = ".chair.mine, .chair .tag.you";

async function toSeat(page: Page, link: string): Promise<number> {
  const { tap, taps } = counting(page);
  await page.goto(link);
  await tap(SIT);
  await page.locator(SEATED).first().waitFor();
  return taps();
}

/** Under a name of one's own: earlier versions asked for it on the front page only. */
async function toNamedSeat(page: Page, link: string, { address }: TestServer): Promise<number> {
  const { tap, taps } = counting(page);
  await page.goto(link);
  await page.locator(SIT).first().waitFor();
  const isAsked = await page.locator(".arrival input").isVisible();
  if (!isAsked) await tap(`header a[href="/"]`);
  const field = isAsked ? ".arrival input" : ".name-field input";
  await tap(field);
  await page.locator(field).fill(NAME);
  if (!isAsked) {
    await page.locator(field).press("Enter");
    // Back by the browser's own button.
    await expect(page.locator(".name-field [role=status]")).toBeVisible();
    await page.goto(address);
    await page.goto(link);
  }
  const back = isAsked ? 0 : 1;
  await tap(SIT);
  await expect(page.locator(SEATED).first()).toBeVisible();
  await expect(page.locator(".chair", { hasText: NAME })).toHaveCount(1);
  return taps() + back;
}

async function toRoom(page: Page, { address }: TestServer): Promise<number> {
  const { tap, taps } = counting(page);
  await page.goto(address);
  await tap(".game-acts a.button");
  await page.locator(".preset-seats button, .setup-form").first().waitFor();
  const isPreset = await page.locator(".preset-seats button").first().isVisible();
  await tap(isPreset ? ".preset-seats button" : ".setup-foot .primary");
  await page.locator(".waiting-room").waitFor();
  return taps();
}

function tell(checkout: string, what: string, taps: number): void {
  process.stdout.write(`${checkout}: ${what}, taps: ${taps}\n`);
}
