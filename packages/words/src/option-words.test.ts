import { GAMES } from "@darbar/games";
import { kindsOf, optionsIn } from "@darbar/kernel/options";
import { describe, expect, test } from "vitest";
import { EVERY_WORDS } from "../test/coup-words.ts";
import { LANGUAGES } from "./languages.ts";
import { gameAbout, gameName, optionAbout, optionBarred, optionTitle, valueAbout, valueTitle } from "./option-words.ts";

const LISTS = GAMES.map(({ id, options }) => [id, options] as const);

describe.each(LANGUAGES)("in %s", (language) => {
  const words = EVERY_WORDS[language];

  describe.each(LISTS)("%s", (game, list) => {
    test("has a name, and a sentence about it", () => {
      expect(gameName(game, words)).not.toBe(game);
      expect(gameAbout(game, words)).not.toBeNull();
    });

    test("every option that can be chosen has a name of its own, and says what it changes", () => {
      const asked = optionsIn(list).filter(([, { type }]) => type !== "version");
      const titles = asked.map(([name]) => optionTitle(game, name, words));
      expect(new Set([...titles, ...asked.map(([name]) => name)]).size).toBe(2 * asked.length);
      for (const [name, option] of asked) {
        if (option.type === "switch") expect(optionAbout(game, name, words), name).not.toBeNull();
        const isForSome = option.type === "switch" && option.where?.seats !== undefined;
        expect(optionBarred(game, name, words) !== null, name).toBe(isForSome);
      }
    });

    test("every value has a name of its own, and every kind of the game a sentence", () => {
      for (const [name, option] of optionsIn(list)) {
        if (option.type !== "choice") continue;
        const titles = option.values.map((value) => valueTitle(game, name, value, words));
        expect(new Set([...titles, ...option.values]).size, name).toBe(2 * titles.length);
      }
      const about = kindsOf(list).map((kind) => valueAbout(game, `${list.kind}`, kind, words));
      expect(new Set([...about, null]).size).toBe(about.length + 1);
    });
  });

  test("a game, an option and a value without words keep their own names", () => {
    expect(gameName("crown", words)).toBe("crown");
    expect(gameAbout("crown", words)).toBeNull();
    expect(optionTitle("crown", "jewels", words)).toBe("jewels");
    expect(valueTitle("crown", "jewels", "many", words)).toBe("many");
  });
});
