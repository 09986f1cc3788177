import { type CoupEvent, coup, type Move, type State } from "@darbar/coup";
import { expect, test } from "vitest";
import { tableOf } from "../../../test/coup/told-table.ts";
import { type MemoryIo, memoryIo } from "../../../test/memory-io.ts";
import { voiceTo } from "../../../test/spoken.ts";
import { lastFrame, typing } from "../../../test/typing.ts";
import type { Desk } from "../../play/desk.ts";
import type { Keyboard } from "../../play/keyboard.ts";
import { showPage } from "../../play/page.ts";
import { openScreen, type TerminalScreen } from "../../play/screen.ts";
import { coupTable } from "../coup-table.ts";

const VOICE = voiceTo("You", "Shirin", "Bahram", ...[3, 4, 5, 6, 7, 8, 9].map((seat) => `Guest ${seat}`));

function dealt(seats: number): State {
  const state = tableOf({ edition: "plus", reformation: true, anarchist: true }, seats);
  coup.evolve(state, { type: "dealt", hands: state.players.map(() => ["ambassador", "contessa"]) });
  coup.evolve(state, { type: "sided", allegiances: state.players.map(() => "reformist") });
  return coup.view(state, 0);
}

function screenOf(io: MemoryIo): TerminalScreen<State> {
  return openScreen<State>(io, "en", (view, width, paint) => coupTable.board(view, 0, VOICE, width, paint));
}

function deskOf(io: MemoryIo, keyboard: Keyboard): Desk<State, Move, CoupEvent> {
  return { game: coupTable, screen: screenOf(io), keyboard, voice: VOICE, waits: true };
}

test.each([
  [80, 24, 10],
  [40, 24, 10],
  [80, 10, 6],
  [100, 50, 2],
])("a screen of %d columns and %d rows has room for what is asked at a table of %d", (columns, rows, seats) => {
  const io = memoryIo("", { isTTY: true, columns, rows });
  const screen = screenOf(io);
  for (let line = 1; line <= 50; line++) screen.tell({ depth: 1, tone: "plain", text: `Line ${line}.` });
  screen.show(dealt(seats), [" What do you do?", "  1. Income", "  2. Tax"]);
  const shown = lastFrame(io);
  expect(shown.length).toBeLessThan(rows);
  expect(shown.filter((row) => row.length >= columns)).toEqual([]);
  expect(shown.slice(-3)).toEqual([" What do you do?", "  1. Income", "  2. Tax"]);
  expect(shown.at(-5)).toBe("   Line 50.");
});

test.each([40, 60, 80])("pages of %d columns have the whole aid", async (columns) => {
  for (const rows of [15, 24, 80]) {
    const io = memoryIo("", { isTTY: true, columns, rows });
    const { keyboard, asked } = typing(io, ...new Array<string>(12).fill(""));
    await showPage("aid", dealt(3), deskOf(io, keyboard));
    for (const shown of asked) {
      expect(shown.rows.length).toBeLessThan(rows);
      expect(shown.rows.filter((row) => row.length >= columns)).toEqual([]);
    }
    const text = asked.flatMap((shown) => shown.rows).join("\n");
    expect(text).toContain("Embezzle");
    expect(text).toMatch(/you\s+must\s+launch/);
    expect(text).toMatch(/bluffing\s+with\s+the\s+bomb/);
  }
});
