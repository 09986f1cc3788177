import { expect, test } from "vitest";
import type { Choice, Key } from "./menu.ts";
import { type OpenMenu, understand } from "./open-menu.ts";

const CHOICES: readonly Choice<string>[] = ["tax", "income", "coup"].map((move) => {
  return { label: move, note: null, leadsTo: { move } };
});
const PASS: Key<string> = { letter: "p", hint: "pass until it concerns you", aside: true, move: "pass" };
const MENU: OpenMenu<string> = { title: "", choices: CHOICES, enter: null, keys: [] };

test("a menu understands numbers, and Enter only where it may", () => {
  expect(understand("2", MENU)).toEqual({ means: "choice", choice: CHOICES[1] });
  for (const typed of ["", "0", "-1", "1.5", "1e0", "99", "9999999999", "p", "\x1b[A", "__proto__", "length"]) {
    expect(understand(typed, MENU)).toMatchObject({ means: "nothing" });
  }
  expect(understand("", { ...MENU, enter: "first" })).toEqual({ means: "choice", choice: CHOICES[0] });
  for (const typed of ["", "0"]) expect(understand(typed, { ...MENU, enter: "back" })).toEqual({ means: "back" });
  expect(understand("P", { ...MENU, keys: [PASS] })).toEqual({ means: "key", key: PASS });
  expect(understand("foo", MENU)).toEqual({ means: "nothing", problem: "Type a number from 1 to 3." });
  expect(understand("foo", { ...MENU, choices: CHOICES.slice(0, 1) })).toMatchObject({ problem: "Type 1." });
  expect(understand("p", MENU)).toEqual({ means: "nothing", problem: "This one concerns you: type a number." });
  expect(understand("Q", MENU)).toEqual({ means: "leave" });
  expect(understand("?", MENU)).toEqual({ means: "aid" });
  expect(understand("LOG", MENU)).toEqual({ means: "log" });
});
