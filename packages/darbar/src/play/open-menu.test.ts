import { LANGUAGES } from "@darbar/words/languages";
import { expect, test } from "vitest";
import { ENGLISH, EVERY_WORDS } from "../../test/spoken.ts";
import type { Key, MenuEntry } from "./menu.ts";
import { type OpenMenu, understand } from "./open-menu.ts";
import { keyOf } from "./typed.ts";

const CHOICES: readonly MenuEntry<string>[] = ["tax", "income", "coup"].map((move) => {
  return { label: move, note: null, leadsTo: { move } };
});
const PASS: Key<string> = { wish: "aside", hint: "Pass until it concerns you", aside: true, move: "pass" };
const MENU: OpenMenu<string> = { title: "", choices: CHOICES, enter: null, keys: [] };

test("a menu understands numbers, and Enter only where it may", () => {
  expect(understand("2", MENU, ENGLISH)).toEqual({ means: "choice", choice: CHOICES[1] });
  for (const typed of ["", "0", "-1", "1.5", "1e0", "99", "9999999999", "p", "\x1b[A", "__proto__", "length"]) {
    expect(understand(typed, MENU, ENGLISH)).toMatchObject({ means: "nothing" });
  }
  expect(understand("", { ...MENU, enter: "first" }, ENGLISH)).toEqual({ means: "choice", choice: CHOICES[0] });
  for (const typed of ["", "0"])
    expect(understand(typed, { ...MENU, enter: "back" }, ENGLISH)).toEqual({ means: "back" });
  expect(understand("P", { ...MENU, keys: [PASS] }, ENGLISH)).toEqual({ means: "key", key: PASS });
  expect(understand("foo", MENU, ENGLISH)).toEqual({ means: "nothing", problem: "Type a number from 1 to 3." });
  expect(understand("foo", { ...MENU, choices: CHOICES.slice(0, 1) }, ENGLISH)).toMatchObject({ problem: "Type 1." });
  expect(understand("p", MENU, ENGLISH)).toEqual({
    means: "nothing",
    problem: "This one concerns you: type a number.",
  });
  expect(understand("Q", MENU, ENGLISH)).toEqual({ means: "leave" });
  expect(understand("?", MENU, ENGLISH)).toEqual({ means: "aid" });
  expect(understand("LOG", MENU, ENGLISH)).toEqual({ means: "log" });
});

test.each(LANGUAGES)(
  "in %s it understands numbers in any digits, and letters of its own beside Latin ones",
  (language) => {
    const words = EVERY_WORDS[language];
    for (const typed of ["2", "۲", "٢"]) {
      expect(understand(typed, MENU, words)).toEqual({ means: "choice", choice: CHOICES[1] });
    }
    for (const typed of ["q", keyOf("leave", words), keyOf("leave", words).toUpperCase()]) {
      expect(understand(typed, MENU, words)).toEqual({ means: "leave" });
    }
    expect(understand(keyOf("log", words), MENU, words)).toEqual({ means: "log" });
    expect(understand(keyOf("aid", words), MENU, words)).toEqual({ means: "aid" });
    expect(understand(keyOf("aside", words), { ...MENU, keys: [PASS] }, words)).toEqual({ means: "key", key: PASS });
  },
);
