// Takes the pictures of the README: node packages/web/test/browser/readme-shots.ts FOLDER (`npm run screenshots`).

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { toCops } from "./cops-practice.ts";
import { IN_TURN } from "./cops-screens.ts";
import { foretell } from "./foretell.ts";
import { openPerson, type PersonWish } from "./people.ts";
import { startTestServer } from "./server.ts";

interface Shot {
  readonly name: string;
  readonly wish: PersonWish;
  /** Goes to the table of which the picture is taken. */
  open(page: Page): Promise<unknown>;
}

const SHOTS: readonly Shot[] = [
  {
    name: "desktop-en",
    wish: { language: "en", theme: "dark", viewport: { width: 1280, height: 800 } },
    open: (page) => practise(page, 11, 5),
  },
  {
    name: "phone-fa",
    wish: { language: "fa", theme: "dark", viewport: { width: 390, height: 844 } },
    open: (page) => practise(page, 4, 4),
  },
  {
    name: "cops-desktop-en",
    wish: { language: "en", theme: "dark", viewport: { width: 1280, height: 800 } },
    open: (page) => toCops(page, IN_TURN),
  },
];

const [folder = "docs/screenshots"] = process.argv.slice(2);
const { CHROME_PATH, CHROME_SANDBOX } = process.env;
await mkdir(folder, { recursive: true });
const server = await startTestServer();
const browser = await chromium.launch({
  ...(CHROME_PATH === undefined ? {} : { executablePath: CHROME_PATH }),
  chromiumSandbox: CHROME_SANDBOX === "on",
});
try {
  for (const shot of SHOTS) {
    const { page, context } = await openPerson(browser, server.address, shot.wish);
    await shot.open(page);
    await page.evaluate(() => document.fonts.ready);
    await page.locator(".prompt .choice").first().waitFor();
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: join(folder, `${shot.name}.png`) });
    process.stdout.write(`${join(folder, `${shot.name}.png`)}\n`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.dispose();
}

/** Practises Coup: the seed decides the game, so that the picture is the same next time; then answers so many questions. */
async function practise(page: Page, seed: number, answers: number): Promise<void> {
  await page.addInitScript(foretell, seed);
  await page.goto("/practice");
  await page.locator(".setup-form button[type=submit]").click();
  await page.evaluate(() => document.fonts.ready);
  for (let answered = 0; answered < answers; answered++) await answerFirst(page);
}

/** Answers the open question by its third choice where there is one (tax, early in a game), else by its first. */
async function answerFirst(page: Page): Promise<void> {
  const choices = page.locator(".prompt .choice:not(.barred)");
  await choices.first().waitFor({ timeout: 30_000 });
  const asked = await page.locator(".prompt h2").innerText();
  await page.keyboard.press((await choices.count()) > 3 ? "3" : "1");
  await page.waitForFunction((before) => document.querySelector(".prompt h2")?.textContent !== before, asked);
  await page.waitForTimeout(300);
}
