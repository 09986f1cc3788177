// @vitest-environment happy-dom
import { EQUIPMENT_NAMES } from "@darbar/cops";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import { EVERY_WORDS } from "@darbar/words/testing/coup-words";
import { describe, expect, it } from "vitest";
import { all, says, the } from "../../test/dom/reader.ts";
import { show, until } from "../../test/dom/shown.tsx";
import { standInApp } from "../../test/dom/stand-in-app.ts";
import { RulesOfPage } from "../pages/rules-of-page.tsx";
import { openBook } from "./load.ts";
import { addressOf, booksOf, RULES_GAMES } from "./shelf.ts";

const app = await standInApp();

/** The rules of an edition of a game, once they are there. */
async function rules(game: string, edition: string, language: Language = "en"): Promise<HTMLElement> {
  const { root } = await show(<RulesOfPage game={game} edition={edition} />, { app, words: EVERY_WORDS[language] });
  await until(() => root.querySelector(".rules-book") !== null);
  return root;
}

const BOOKS = RULES_GAMES.flatMap((game) => booksOf(game));

describe.each(LANGUAGES)("the rules in %s", (language) => {
  // Editions differ in what the chapters say, which has tests of its own; drawing them all four times takes long.
  const drawn = language === "en" ? BOOKS : RULES_GAMES.map((game) => booksOf(game)[1]);
  it.each(drawn)("of $game, $edition, are whole: title, contents, and a heading for each chapter", async (book) => {
    const { text } = await openBook(book, language);
    const root = await rules(book.game, book.edition, language);
    const titles = text.chapters.map(({ title }) => title);
    expect(says(the(root, "h1"))).toBe(text.title);
    expect(all(root, ".rules-contents a").map((link) => link.textContent)).toEqual(titles);
    expect(all(root, ".rules-chapter > h2").map((heading) => heading.textContent)).toEqual(titles);
    for (const link of all(root, ".rules-contents a")) the(root, `h2[id="${link.getAttribute("href")?.slice(1)}"]`);
    expect(all(root, ".rules-editions [aria-current=page]")).toHaveLength(1);
  });
});

describe("the rules", () => {
  it("of Good Cop Bad Cop have an address and a picture for every equipment card", async () => {
    const root = await rules("cops", "base");
    expect(all(root, ".rules-card > svg")).toHaveLength(EQUIPMENT_NAMES.length);
    for (const name of EQUIPMENT_NAMES) {
      the(root, `.rules-index a[href="#${name}"]`);
      the(root, `h3[id="${name}"]`);
    }
  });

  it.each([
    ["coup", "nothing", "classic"],
    ["cops", "", "base"],
    ["cops", "unknown", "base"],
    ["", "", "classic"],
  ])("of an edition that there is not (%s/%s) are those of the first", async (game, edition, first) => {
    const book = BOOKS.find((each) => each.edition === first) ?? BOOKS[0];
    expect(says(the(await rules(game, edition), "h1"))).toBe((await openBook(book, "en")).text.title);
  });

  it("lead to the lesson of their game, and to every book of it", async () => {
    const root = await rules("cops", "gang");
    expect(the(root, ".rules-ways a").getAttribute("href")).toBe("/learn/cops");
    const links = all(root, ".rules-editions a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining(booksOf("cops").map(addressOf)));
  });
});
