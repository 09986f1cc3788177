import { GAME_NAMES } from "@darbar/protocol/agreed";
import { LANGUAGES } from "@darbar/words/languages";
import type { Page, Request } from "@playwright/test";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { comeIn, quickTable } from "./tables.ts";

/** What the script of the table page may weigh, compressed, with the words of one language; pictures do not count. */
const MOST_BYTES = 100_000;

/** The languages with the longest words. */
const HEAVIEST: readonly string[] = ["fa", "ru"];

for (const language of LANGUAGES) {
  test(
    `the script of the table page is light in ${language}`,
    HEAVIEST.includes(language) ? {} : THOROUGH,
    async ({ person }) => {
      for (const game of GAME_NAMES) {
        const { page } = await person({ language });
        const scripts = weighScripts(page);
        await comeIn(page, "Shirin");
        const { code } = await quickTable(page, { game });
        await page.goto(`/t/${code}`);
        await expect(page.locator(`.${game}-table [data-choice]`).first()).toBeVisible();
        await page.waitForLoadState("networkidle");

        const weights = (await scripts.soFar()).filter(({ name }) => isOfThePage(name));
        const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
        const list = weights.sort((one, other) => other.bytes - one.bytes).map(({ name, bytes }) => `${bytes} ${name}`);
        process.stdout.write(`${game} in ${language}: ${(total / 1000).toFixed(1)} KB of script, compressed\n`);
        expect(weights.filter(({ encoding }) => encoding !== "br")).toEqual([]);
        expect(total, list.join("\n")).toBeLessThanOrEqual(MOST_BYTES);
      }
    },
  );
}

/** Pictures do not count, nor what a browser fetches later to work without a network. */
function isOfThePage(name: string): boolean {
  return name.startsWith("/assets/") && !name.startsWith("/assets/art-");
}

interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly encoding: string;
}

/** Weighs every script on its way, until somebody asks: what comes later is loaded when nobody waits for it. */
function weighScripts(page: Page): { soFar(): Promise<readonly Weight[]> } {
  const weights: Promise<Weight>[] = [];
  const note = (request: Request): void => {
    if (request.resourceType() === "script") weights.push(weigh(request));
  };
  page.on("requestfinished", note);
  return {
    soFar: () => {
      page.off("requestfinished", note);
      return Promise.all(weights);
    },
  };
}

async function weigh(request: Request): Promise<Weight> {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
  const encoding = (await response?.headerValue("content-encoding")) ?? "none";
  return { name: new URL(request.url()).pathname, bytes: sizes.responseBodySize, encoding };
}
