import { EDITIONS } from "@darbar/coup";
import { loadRules } from "../../src/rules/load.ts";
import { LANGUAGES } from "../../src/words/languages.ts";
import { expect, test } from "./fixtures.ts";
import { DESKTOP, PHONE } from "./people.ts";
import { wordsIn } from "./words.ts";

for (const [place, language] of LANGUAGES.entries()) {
  test(`the rules of every edition in ${language}`, async ({ person }) => {
    const { page } = await person({ language, viewport: place % 2 === 0 ? DESKTOP : PHONE });
    const say = wordsIn(language);
    const write = await loadRules(language);
    await page.goto(`/rules/coup/${EDITIONS[0]}`);
    for (const edition of EDITIONS) {
      const rules = write(edition);
      await page.getByRole("link", { name: say(`learn.rules.edition.${edition}`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/rules/coup/${edition}$`));
      await expect(page.locator("h1")).toHaveText(rules.title);
      await expect(page.locator(".rules-editions [aria-current=page]")).toHaveText(
        say(`learn.rules.edition.${edition}`),
      );
      const titles = rules.chapters.map(({ title }) => title);
      await expect(page.locator(".rules-chapter > h2")).toHaveText(titles);
      await expect(page.locator(".rules-contents a")).toHaveText(titles);
      const questions = rules.chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "ruling" ? [block.question] : [])),
      );
      await expect(page.locator(".ruling-question")).toHaveText(questions);
    }
  });
}

test("an address leads to its chapter, and the contents lead there and back", async ({ person }) => {
  const { page } = await person({ viewport: PHONE });
  await page.goto("/rules/coup/plus#rulings");
  await expect(page.locator("h2#rulings")).toBeInViewport();
  await page.locator(".rules-contents a[href='#reformation']").click();
  await expect(page).toHaveURL(/\/rules\/coup\/plus#reformation$/);
  await expect(page.locator("h2#reformation")).toBeInViewport();
  await page.locator(".rules-chapter:has(h2#reformation) .rules-back a").click();
  await expect(page.locator("h2#contents")).toBeInViewport();
});

test("an edition that there is not shows the classic one", async ({ person }) => {
  const { page } = await person();
  await page.goto("/rules/coup/nothing");
  const { title } = (await loadRules("en"))("classic");
  await expect(page.locator("h1")).toHaveText(title);
});

test("the front page leads to the rules of each edition, and the rules to the lesson", async ({ person }) => {
  const { page } = await person();
  for (const edition of EDITIONS) {
    await page.goto("/");
    await page.locator(`.rules-links a[href='/rules/coup/${edition}']`).click();
    await expect(page.locator("h1")).toHaveText((await loadRules("en"))(edition).title);
  }
  await page.locator(".rules-ways a").click();
  await expect(page.locator(".coach")).toBeVisible();
});
