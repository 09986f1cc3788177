import { LANGUAGES } from "../../src/words/languages.ts";
import { checkA11y } from "./a11y.ts";
import { expect, test } from "./fixtures.ts";
import { tooWide } from "./legible.ts";
import { DESKTOP, PHONE } from "./people.ts";
import { deviceFor } from "./visits.ts";
import { wordsIn } from "./words.ts";

for (const language of LANGUAGES) {
  test(`the front page greets who reads ${language}`, async ({ person }) => {
    const { device, theme } = deviceFor(language, 0);
    const { page } = await person({ language, theme, viewport: device === "phone" ? PHONE : DESKTOP });
    await page.goto("/");
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveTitle(wordsIn(language)("app.title"));
    expect(await tooWide(page)).toEqual([]);
    await checkA11y(page, `the front page in ${language}`);
  });
}
