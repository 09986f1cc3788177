import { GAME_NAMES } from "@darbar/protocol/agreed";
import { LANGUAGES } from "@darbar/words/languages";
import { checkA11y } from "./a11y.ts";
import { expect, THOROUGH, test } from "./fixtures.ts";
import { tooWide } from "./legible.ts";
import { DESKTOP, PHONE } from "./people.ts";
import { deviceFor } from "./visits.ts";
import { wordsIn } from "./words.ts";

const TITLES = { coup: "coup.title", cops: "cops.title" } as const;

for (const language of LANGUAGES) {
  test(`the front page greets who reads ${language}`, language === "fa" ? {} : THOROUGH, async ({ person }) => {
    const { device, theme } = deviceFor(language, 0);
    const { page } = await person({ language, theme, viewport: device === "phone" ? PHONE : DESKTOP });
    const say = wordsIn(language);
    await page.goto("/");
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveTitle(say("app.title"));
    for (const game of GAME_NAMES) {
      const card = page.getByRole("article", { name: say(TITLES[game]) });
      await expect(card.getByRole("button", { name: say("lobby.play-now") })).toBeInViewport({ ratio: 1 });
    }
    expect(await tooWide(page)).toEqual([]);
    await checkA11y(page, `the front page in ${language}`);
  });
}

test("both games are there before somebody asks for one, and our letters after them", async ({ person }) => {
  const { page } = await person({ language: "fa" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")))
    .toBe(true);
  const first = (name: RegExp): number => asked.findIndex((path) => name.test(path));
  for (const piece of [/\/table-.*js$/, /\/coup-table-.*js$/, /\/cops-table-.*js$/, /\/new-share-.*js$/]) {
    expect(first(piece), String(piece)).toBeGreaterThan(-1);
    expect(first(piece), String(piece)).toBeLessThan(first(/woff2$/));
  }
});

for (const game of GAME_NAMES) {
  test(`one press begins a game of ${game} against bots`, game === "cops" ? {} : THOROUGH, async ({ person }) => {
    const { page } = await person();
    const say = wordsIn("en");
    await page.goto("/");
    const card = page.getByRole("article", { name: say(TITLES[game]) });
    const asked = page.waitForRequest("**/api/quick");
    await card.getByRole("button", { name: say("lobby.play-now") }).click();
    expect((await asked).postDataJSON()).toMatchObject({ game });
    await expect(page).toHaveURL(/\/t\/[A-Z]{6}$/);
    await expect(page.locator(".game-screen")).toBeAttached();
  });

  test(`a new table of ${game} begins with that game chosen`, THOROUGH, async ({ person }) => {
    const { page } = await person();
    const say = wordsIn("en");
    await page.goto("/");
    const card = page.getByRole("article", { name: say(TITLES[game]) });
    await card.getByRole("link", { name: say("lobby.new-table") }).click();
    await page.locator(".more-rules > summary").click();
    await expect(page.getByRole("radio", { name: say(TITLES[game]), exact: true })).toBeChecked();
  });
}

test("lessons and rules of both games are a press away", THOROUGH, async ({ person }) => {
  const { page } = await person();
  await page.goto("/");
  const more = page.locator(".front-more");
  await expect(more).toBeVisible();
  const links = await more.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(
    expect.arrayContaining(["/learn", "/learn/cops", "/rules/coup/classic", "/rules/cops/base", "/rules/cops/gang"]),
  );
  await more.locator('a[href="/rules/cops/gang"]').click();
  await expect(page).toHaveURL(/\/rules\/cops\/gang$/);
  await expect(page.locator("h1")).toBeVisible();
});
