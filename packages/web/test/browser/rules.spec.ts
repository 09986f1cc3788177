import { EQUIPMENT_NAMES } from "@darbar/cops";
import { EDITIONS } from "@darbar/coup";
import { LANGUAGES } from "@darbar/words/languages";
import { readBook } from "../../src/rules/load.ts";
import { addressOf, booksOf, RULES_GAMES } from "../../src/rules/shelf.ts";
import { questionsOf } from "../rules/shape.ts";
import { checkA11y } from "./a11y.ts";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { tooWide } from "./legible.ts";
import { DESKTOP, PHONE } from "./people.ts";
import { wordsIn } from "./words.ts";

const GAME_NAMES = { coup: "coup.title", cops: "cops.title" } as const;
const EDITION_NAMES = { coup: "coup.edition", cops: "cops.mode" } as const;

for (const [place, language] of LANGUAGES.entries()) {
  test(`the rules of every game and edition in ${language}`, language === "fa" ? {} : THOROUGH, async ({ person }) => {
    const { page } = await person({ language, viewport: place % 2 === 0 ? DESKTOP : PHONE });
    const say = wordsIn(language);
    await page.goto("/rules");
    for (const game of RULES_GAMES) {
      await page
        .locator(".rules-games")
        .getByRole("link", { name: say(GAME_NAMES[game]), exact: true })
        .click();
      await expect(page.locator(".rules-games [aria-current]")).toHaveText(say(GAME_NAMES[game]));
      for (const book of booksOf(game)) {
        const rules = await readBook(book, language);
        const spine = say(`${EDITION_NAMES[game]}.${book.edition}`);
        await page.locator(".rules-editions").getByRole("link", { name: spine, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${addressOf(book)}$`));
        await expect(page.locator("h1")).toHaveText(rules.title);
        await expect(page.locator(".rules-editions [aria-current=page]")).toHaveText(spine);
        const titles = rules.chapters.map(({ title }) => title);
        await expect(page.locator(".rules-chapter > h2")).toHaveText(titles);
        await expect(page.locator(".rules-contents a")).toHaveText(titles);
        await expect(page.locator(".ruling-question")).toHaveText([...questionsOf(rules)]);
        expect(await tooWide(page)).toEqual([]);
      }
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

test("every equipment card has an address and a picture, and the chapter leads to it", THOROUGH, async ({ person }) => {
  const { page } = await person({ viewport: PHONE });
  await page.goto("/rules/cops/base#coffee");
  await expect(page.locator("h3#coffee")).toBeInViewport();
  await expect(page.locator(".rules-card > svg")).toHaveCount(EQUIPMENT_NAMES.length);
  await checkA11y(page, "the rules of Good Cop Bad Cop");
  for (const name of EQUIPMENT_NAMES) {
    await page.locator(`.rules-index a[href='#${name}']`).click();
    await expect(page.locator(`h3#${name}`)).toBeInViewport();
  }
});

test("an edition that there is not shows the first of its game", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await page.goto("/rules/coup/nothing");
  await expect(page.locator("h1")).toHaveText((await readBook({ game: "coup", edition: "classic" }, "en")).title);
  for (const address of ["/rules/cops", "/rules/cops/unknown"]) {
    await page.goto(address);
    await expect(page.locator("h1")).toHaveText((await readBook({ game: "cops", edition: "base" }, "en")).title);
  }
});

test("the front page leads to the rules of each edition, and the rules to the lesson", THOROUGH, async ({ person }) => {
  const { page } = await person();
  for (const edition of EDITIONS) {
    await page.goto("/");
    await page.locator(`.rules-links a[href='/rules/coup/${edition}']`).click();
    await expect(page.locator("h1")).toHaveText((await readBook({ game: "coup", edition }, "en")).title);
  }
  await page.locator(".rules-ways a").click();
  await expect(page.locator(".coach")).toBeVisible();
});
