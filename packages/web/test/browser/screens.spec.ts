import { DIRECTION, LANGUAGES, type Language } from "@darbar/words/languages";
import type { Page } from "@playwright/test";
import { checkA11y } from "./a11y.ts";
import { expect, test } from "./fixtures.ts";
import { crowded, rawTexts, tooWide } from "./legible.ts";
import { DESKTOP, PHONE } from "./people.ts";
import { SCREENS } from "./screens.ts";
import { type Device, deviceFor } from "./visits.ts";
import { wordsIn } from "./words.ts";

/** `npm run test:all` looks at every screen in every language, `npm test` at each main one in one of them. */
const IN_ALL = process.env.TESTS === "all";

for (const [place, screen] of SCREENS.entries()) {
  if (!IN_ALL && (screen.isMain !== true || screen.isVariant === true)) continue;
  const languages = IN_ALL ? LANGUAGES : [LANGUAGES[place % LANGUAGES.length]];
  for (const language of languages) {
    test(`the screen “${screen.name}” in ${language}`, async ({ person }) => {
      const { device, theme } = deviceFor(language, place);
      const viewport = device === "phone" ? PHONE : DESKTOP;
      const { page } = await person({ language, theme, viewport, mayComplain: /status of 404/ });
      const other = async (): Promise<Page> => (await person()).page;
      await screen.open({ page, say: wordsIn(language), other });
      const faults = await faultsOf(page, language, theme, screen.isMain === true);
      expect(faults.join("\n"), `${theme}, on a ${device}`).toBe("");
      await checkA11y(page, `${screen.name} in ${language}, ${theme}, on a ${device}`);
    });
  }
}

/** What is wrong with a screen; the text of a main one is looked at in twice its size as well. */
async function faultsOf(
  page: Page,
  language: Language,
  theme: Device["theme"],
  isMain: boolean,
): Promise<readonly string[]> {
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", language);
  await expect(html).toHaveAttribute("dir", DIRECTION[language]);
  await expect(html).toHaveAttribute("data-theme", theme);
  const usual = [...(await rawTexts(page)), ...(await tooWide(page))];
  if (!isMain) return usual;
  await setLetters(page, "32px");
  const large = await lasting(async () => [...(await tooWide(page)), ...(await crowded(page))]);
  await setLetters(page, "");
  return [...usual, ...large.map((fault) => `at 200 %, ${fault}`)];
}

/** What is still wrong after a moment: a page that has just grown may need one. */
async function lasting(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let faults = await look();
  for (let tries = 0; tries < 8 && faults.length > 0; tries++) {
    await new Promise((done) => setTimeout(done, 200));
    faults = await look();
  }
  return faults;
}

async function setLetters(page: Page, size: string): Promise<void> {
  await page.evaluate(async (letters) => {
    document.documentElement.style.fontSize = letters;
    // Chromium does not ask all container queries anew that count in letters, unless it lays the page out anew.
    document.body.style.display = "none";
    document.body.getBoundingClientRect();
    document.body.style.display = "";
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, size);
}
