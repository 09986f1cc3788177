import { stripVTControlCharacters } from "node:util";
import { coup, type State } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { type MemoryIo, memoryIo } from "../../test/memory-io.ts";
import { tableOf } from "../../test/told-table.ts";
import type { Keyboard } from "./keyboard.ts";
import { showPage } from "./page.ts";
import { openScreen, type Screen } from "./screen.ts";
import { sitOut } from "./sit-out.ts";

const names = (seat: number): string => ["You", "Shirin", "Bahram"][seat] ?? `Guest ${seat}`;

function dealt(seats: number): State {
  const state = tableOf({ edition: "plus", reformation: true, anarchist: true }, seats);
  coup.evolve(state, { type: "dealt", hands: state.players.map(() => ["ambassador", "contessa"]) });
  coup.evolve(state, { type: "sided", allegiances: state.players.map(() => "reformist") });
  return coup.view(state, 0);
}

/** The rows of the frame that was drawn last. */
function lastFrame(io: MemoryIo): readonly string[] {
  const frame = io.out().split("\x1b[H").at(-1) ?? "";
  return stripVTControlCharacters(frame).split("\n").slice(0, -1);
}

/** A keyboard on which this is typed, and which remembers what it was asked and what was to be seen then. */
function typing(io: MemoryIo, ...lines: readonly string[]) {
  const asked: { readonly prompt: string; readonly rows: readonly string[] }[] = [];
  const keyboard: Keyboard = {
    read: async (prompt) => {
      asked.push({ prompt, rows: lastFrame(io) });
      return lines[asked.length - 1] ?? { leave: "end" };
    },
    wait: async () => null,
    redraw: () => undefined,
    close: () => undefined,
  };
  return { keyboard, asked };
}

function fill(screen: Screen): void {
  for (let line = 1; line <= 50; line++) screen.tell({ depth: 1, tone: "plain", text: `Line ${line}.` });
}

describe("a screen", () => {
  test.each([
    [80, 24, 10],
    [40, 24, 10],
    [80, 10, 6],
    [100, 50, 2],
  ])("of %d columns and %d rows has room for what is asked at a table of %d", (columns, rows, seats) => {
    const io = memoryIo("", { isTTY: true, columns, rows });
    const screen = openScreen(io, names);
    fill(screen);
    screen.show(dealt(seats), [" What do you do?", "  1. Income", "  2. Tax"]);
    const shown = lastFrame(io);
    expect(shown.length).toBeLessThan(rows);
    expect(shown.filter((row) => row.length >= columns)).toEqual([]);
    expect(shown.slice(-3)).toEqual([" What do you do?", "  1. Income", "  2. Tax"]);
    expect(shown.at(-5)).toBe("   Line 50.");
  });

  test("is drawn anew when it changes its size", () => {
    const io = memoryIo("", { isTTY: true });
    const screen = openScreen(io, names);
    io.onResize(screen.redraw);
    fill(screen);
    screen.show(dealt(3), [" What do you do?"]);
    expect(lastFrame(io)).toHaveLength(23);
    io.resize(60, 12);
    expect(lastFrame(io)).toHaveLength(11);
    screen.page(["a page"]);
    io.resize(80, 24);
    expect(lastFrame(io)).toEqual(["a page"]);
  });
});

describe("a page", () => {
  test("that does not fit is shown piece by piece", async () => {
    const io = memoryIo("", { isTTY: true, rows: 20 });
    const screen = openScreen(io, names);
    fill(screen);
    const { keyboard, asked } = typing(io, "", "", "");
    expect(await showPage("log", dealt(3), { screen, keyboard, names, waits: true })).toBe(null);
    expect(asked.map(({ rows }) => rows.length)).toEqual([19, 19, 12]);
    expect(asked.map(({ prompt }) => prompt.includes("Enter: more"))).toEqual([true, true, false]);
    expect(asked.flatMap(({ rows }) => rows)).toHaveLength(50);
  });

  test("can be left before its end", async () => {
    const io = memoryIo("", { isTTY: true, rows: 20 });
    const screen = openScreen(io, names);
    fill(screen);
    const { keyboard, asked } = typing(io, "b");
    expect(await showPage("log", dealt(3), { screen, keyboard, names, waits: true })).toBe(null);
    expect(asked).toHaveLength(1);
  });

  test.each([40, 60, 80])("of %d columns has the whole aid, or leaves the characters out", async (columns) => {
    for (const rows of [15, 24, 80]) {
      const io = memoryIo("", { isTTY: true, columns, rows });
      const { keyboard, asked } = typing(io, "", "", "", "", "", "");
      await showPage("aid", dealt(3), { screen: openScreen(io, names), keyboard, names, waits: true });
      for (const shown of asked) {
        expect(shown.rows.length).toBeLessThan(rows);
        expect(shown.rows.filter((row) => row.length >= columns)).toEqual([]);
      }
      const text = asked.flatMap((shown) => shown.rows).join("\n");
      expect(text).toContain("Embezzle");
      expect(text).toContain("you must coup");
      expect(text.includes("Contessa: blocks")).toBe(rows === 80);
    }
  });
});

test("who is out may watch, skip, look things up or leave, and is told so", async () => {
  const io = memoryIo("", { isTTY: true });
  const wish = (...lines: readonly string[]) => {
    const { keyboard, asked } = typing(io, ...lines);
    return { asked, done: sitOut(dealt(3), { screen: openScreen(io, names), keyboard, names, waits: true }) };
  };
  expect(await wish("").done).toBe("watch");
  expect(await wish("F").done).toBe("skip");
  for (const word of ["q", "quit", "EXIT"]) expect(await wish(word).done).toEqual({ leave: "quit" });
  const { asked, done } = wish("log", "", "foo", "");
  expect(await done).toBe("watch");
  expect(asked[1].prompt).toBe(" Enter goes back to the table. ");
  expect(asked[3].rows).toContain(" You are out. Press Enter, or type f, ?, log or q.");
});
