import { describe, expect, it } from "vitest";
import { KEYS, LOG, TALK } from "./panels.ts";
import { keyOf, type Pressed, shortcutOf as shortcutAmong } from "./shortcuts.ts";

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

const shortcutOf = (pressed: Pressed) => shortcutAmong(pressed, [LOG, TALK, KEYS]);

describe("shortcuts", () => {
  it("count the choices by digit, on both halves of the keyboard", () => {
    expect(shortcutOf({ ...plain, code: "Digit1" })).toEqual({ is: "choice", index: 0 });
    expect(shortcutOf({ ...plain, code: "Numpad9" })).toEqual({ is: "choice", index: 8 });
    expect(shortcutOf({ ...plain, code: "Digit0" })).toEqual({ is: "choice", index: 9 });
  });

  it("reach the eleventh choice by the key after the zero", () => {
    expect(shortcutOf({ ...plain, code: "Minus" })).toEqual({ is: "choice", index: 10 });
    expect(shortcutOf({ ...plain, code: "Minus", shiftKey: true })).toBeNull();
  });

  it("go by the place of a key, not by its letter", () => {
    expect(shortcutOf({ ...plain, code: "KeyL" })).toEqual({ is: "panel", panel: "log" });
    expect(shortcutOf({ ...plain, code: "Slash", shiftKey: true })).toEqual({ is: "panel", panel: "keys" });
    expect(shortcutOf({ ...plain, code: "Escape" })).toEqual({ is: "back" });
  });

  it("leave alone what belongs to the browser", () => {
    expect(shortcutOf({ ...plain, code: "KeyL", ctrlKey: true })).toBeNull();
    expect(shortcutOf({ ...plain, code: "Digit1", metaKey: true })).toBeNull();
    expect(shortcutOf({ ...plain, code: "KeyS" })).toBeNull();
  });

  it("are shown as 1 to 9, then 0, then the key after it, then not at all", () => {
    expect([0, 8, 9, 10, 11].map(keyOf)).toEqual(["1", "9", "0", "-", null]);
  });
});
