import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/words/languages.ts";
import { expect, test } from "./fixtures.ts";
import { comeIn, quickTable } from "./tables.ts";

/** What the script of the table page may weigh, compressed, with the words of one language. */
const MOST_BYTES = 100_000;

for (const language of LANGUAGES) {
  test(`the script of the table page is light in ${language}`, async ({ person }) => {
    const { page } = await person({ language });
    const scripts = watchScripts(page);
    await comeIn(page, "Shirin");
    const { code } = await quickTable(page);
    await page.goto(`/t/${code}`);
    await expect(page.locator("[data-choice]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");

    const weights = await Promise.all(scripts);
    const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = weights.sort((one, other) => other.bytes - one.bytes).map(({ name, bytes }) => `${bytes} ${name}`);
    test.info().annotations.push({ type: "weight", description: `${total} bytes` });
    process.stdout.write(`table page in ${language}: ${(total / 1000).toFixed(1)} KB of script, compressed\n`);
    expect(weights.filter(({ encoding }) => encoding !== "br")).toEqual([]);
    expect(total, list.join("\n")).toBeLessThanOrEqual(MOST_BYTES);
  });
}

interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly encoding: string;
}

/** Collects what every script weighs on its way. */
function watchScripts(page: Page): Promise<Weight>[] {
  const weights: Promise<Weight>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") weights.push(weigh());
    async function weigh(): Promise<Weight> {
      const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
      const encoding = (await response?.headerValue("content-encoding")) ?? "none";
      return { name: new URL(request.url()).pathname, bytes: sizes.responseBodySize, encoding };
    }
  });
  return weights;
}
