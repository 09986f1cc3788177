import { describe, expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { lastFrame } from "../../test/typing.ts";
import { openScreen, type TerminalScreen } from "./screen.ts";

function fill(screen: TerminalScreen<string>): void {
  for (let line = 1; line <= 50; line++) screen.tell({ depth: 1, tone: "plain", text: `Line ${line}.` });
}

describe("a screen", () => {
  test("folds what is too wide, and keeps what is asked", () => {
    const io = memoryIo("", { isTTY: true, columns: 40, rows: 12 });
    const screen = openScreen<string>(io, "en", (view) => [view]);
    fill(screen);
    screen.show("a table ".repeat(10), [" What do you do?"]);
    const shown = lastFrame(io);
    expect(shown.length).toBe(11);
    expect(shown.filter((row) => row.length >= 40)).toEqual([]);
    expect(shown.at(-1)).toBe(" What do you do?");
    expect(shown.at(-3)).toBe("   Line 50.");
  });

  test("is drawn anew when it changes its size", () => {
    const io = memoryIo("", { isTTY: true });
    const screen = openScreen<string>(io, "en", (view) => [view]);
    io.onResize(screen.redraw);
    fill(screen);
    screen.show("the table", [" What do you do?"]);
    expect(lastFrame(io)).toHaveLength(23);
    io.resize(60, 12);
    expect(lastFrame(io)).toHaveLength(11);
    screen.page(["a page"]);
    io.resize(80, 24);
    expect(lastFrame(io)).toEqual(["a page"]);
  });

  test("that scrolls shows the table only where it has changed", () => {
    const io = memoryIo();
    const screen = openScreen<string>(io, "en", (view) => [view]);
    screen.show("the table", []);
    screen.show("the table", [" What?"]);
    screen.show("the table", [" And now?"]);
    expect(io.out()).toBe("\nthe table\n What?\n And now?\n");
  });

  test("begins every row from the right where the language is written so", () => {
    for (const isTTY of [false, true]) {
      const io = memoryIo("", { isTTY });
      openScreen<string>(io, "fa", (view) => [view]).show(" P1", [" Enter = ۱", "", "۱. Duke", "دوک"]);
      const rows = isTTY ? lastFrame(io) : io.out().split("\n");
      const written = rows.filter((row) => row !== "");
      expect(written).toHaveLength(4);
      expect(written.filter((row) => row.indexOf("\u200f") !== 1)).toEqual(["دوک"]);
    }
  });
});
