import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import { chromium } from "@playwright/test";
import { DESKTOP, openPerson, PHONE } from "./people.ts";
import { SCREENS } from "./screens.ts";
import { startTestServer } from "./server.ts";
import { deviceFor } from "./visits.ts";
import { wordsIn } from "./words.ts";

/** `node packages/web/test/browser/shots.ts FOLDER [SCREEN...]`: pictures of every screen in every language, to be looked at. */
const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error("say which folder the pictures go to");
await mkdir(folder, { recursive: true });
const server = await startTestServer();
const { CHROME_PATH = "/usr/bin/chromium" } = process.env;
const browser = await chromium.launch({ executablePath: CHROME_PATH, args: ["--no-sandbox"] });
try {
  for (const language of LANGUAGES) await take(language);
} finally {
  await browser.close();
  await server.dispose();
}

async function take(language: Language): Promise<void> {
  for (const [place, screen] of SCREENS.entries()) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    const { device, theme } = deviceFor(language, place);
    const viewport = device === "phone" ? PHONE : DESKTOP;
    const person = await openPerson(browser, server.address, { language, theme, viewport });
    const { page } = person;
    const other = async () => (await openPerson(browser, server.address)).page;
    try {
      await screen.open({ page, say: wordsIn(language), other });
      const path = join(folder ?? "", `${screen.name}.${language}.${device}.${theme}.png`);
      await page.screenshot({
        path,
        fullPage: await page.evaluate(() => document.querySelector("dialog[open]") === null),
      });
    } catch (error) {
      process.stderr.write(`${screen.name} in ${language}: ${error instanceof Error ? error.message : error}\n`);
    }
    await person.context.close();
  }
}
