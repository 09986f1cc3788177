import { look } from "@darbar/bots";
import { type CopsEvent, cops, MODES, type Move, type State } from "@darbar/cops";
import { BOT_NAMES } from "@darbar/protocol/agreed";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import { randomGame } from "@darbar/words/testing/cops-table";
import { expect, test } from "vitest";
import { type MemoryIo, memoryIo } from "../../../test/memory-io.ts";
import { EVERY_WORDS, voiceTo } from "../../../test/spoken.ts";
import { lastFrame, typing } from "../../../test/typing.ts";
import type { Desk } from "../../play/desk.ts";
import type { Keyboard } from "../../play/keyboard.ts";
import { menuRows } from "../../play/open-menu.ts";
import { showPage } from "../../play/page.ts";
import { openScreen, type TerminalScreen } from "../../play/screen.ts";
import { type Voice, voiceAt } from "../../text/voice.ts";
import { widthOf } from "../../text/wrap.ts";
import { copsTable } from "../cops-table.ts";

const CALLED = ["You", "Mahshid", "Sepideh", "Siavash", "Dariush", "Shirin", "Farhad", "Nasrin"];

/** Players whose names are written in the letters of their language. */
function voiceIn(language: Language): Voice {
  const words = EVERY_WORDS[language];
  return voiceAt([words.t("terminal.you"), ...BOT_NAMES.slice(0, 7).map((name) => words.bot(name))], words);
}

const VOICE = voiceTo(...CALLED);

function screenOf(io: MemoryIo, voice = VOICE): TerminalScreen<State> {
  return openScreen<State>(io, voice.words.language, (view, width, paint) =>
    copsTable.board(view, 0, voice, width, paint),
  );
}

function deskOf(io: MemoryIo, keyboard: Keyboard): Desk<State, Move, CopsEvent> {
  return { game: copsTable, screen: screenOf(io), keyboard, voice: VOICE, waits: true };
}

test.each(MODES.flatMap((mode) => LANGUAGES.map((language) => [mode, language] as const)))(
  "a screen of 80 columns and 24 rows has room for whatever is asked at a table of 8, in %s and %s",
  (mode, language) => {
    const io = memoryIo("", { isTTY: true, columns: 80, rows: 24 });
    const voice = voiceIn(language);
    const screen = screenOf(io, voice);
    screen.tell({ depth: 1, tone: "plain", text: "The latest." });
    let asked = 0;
    for (const seed of ["one", "two"]) {
      randomGame(mode, 8, seed, (state, seat) => {
        if (seat !== 0) return;
        asked++;
        const sight = look(cops, state, seat);
        const menu = copsTable.ask(sight, voice, true);
        const nested = menu.choices.flatMap(({ leadsTo }) => ("move" in leadsTo ? [] : [leadsTo.menu()]));
        for (const shown of [menu, ...nested.map((inner) => ({ ...inner, enter: "back" as const, keys: [] }))]) {
          screen.show(sight.view, (room) => menuRows(shown, null, voice.words, screen, room));
          const rows = lastFrame(io);
          expect(rows.length).toBeLessThan(24);
          expect(rows.filter((row) => widthOf(row) >= 80)).toEqual([]);
          expect(rows[0]).toMatch(/[↓↑]/);
          expect(rows.join("\n")).toContain("The latest.");
        }
      });
    }
    expect(asked).toBeGreaterThan(10);
  },
);

test.each(MODES.flatMap((mode) => [40, 60, 80].map((columns) => [mode, columns] as const)))(
  "the aid of %s has pages of %d columns",
  async (mode, columns) => {
    const io = memoryIo("", { isTTY: true, columns, rows: 24 });
    const { keyboard, asked } = typing(io, "", "", "", "", "", "", "", "");
    const options = cops.options({ mode }, 4);
    if (!options.ok) throw new Error(options.error);
    await showPage("aid", cops.setup(options.value, 4), deskOf(io, keyboard));
    for (const shown of asked) {
      expect(shown.rows.length).toBeLessThan(24);
      expect(shown.rows.filter((row) => row.length >= columns)).toEqual([]);
    }
    if (columns === 80) expect(asked.length).toBeLessThan(5);
    const text = asked.flatMap((shown) => shown.rows).join("\n");
    expect(text).toContain("Walkie-Talkie");
    expect(text).toContain("Investigate");
  },
);
