import type { Language } from "@darbar/words/languages";
import type { Io } from "../io.ts";
import type { Sheet } from "../table-game.ts";
import { directed } from "../text/direction.ts";
import { type Line, setLine } from "../text/line.ts";
import { type Paint, paintFor } from "../text/paint.ts";
import { readableWidth, wrap } from "../text/wrap.ts";
import { fitFrame } from "./frame.ts";

/** Where a game is shown: the table, the story so far, and what is asked. */
export interface TerminalScreen<State> extends Sheet {
  /** Adds a line to the story. */
  tell(line: Line): void;
  /** Shows the table as it is now, and these rows under it. */
  show(view: State, below: Below): void;
  /** What was told so far has been read. */
  markRead(): void;
  /** Shows rows on a page of their own. */
  page(rows: readonly string[]): void;
  /** Shows the same again, after the screen has changed its size. */
  redraw(): void;
  /** Everything that was told. */
  story(): readonly Line[];
}

/** Rows under the table; where they can be put in fewer, as many as have room. */
type Below = readonly string[] | ((room: number) => readonly string[]);

/** Draws the table that goes on top. */
export type DrawTable<State> = (view: State, width: number, paint: Paint) => readonly string[];

/** The screen for a terminal, or for a file or pipe in its place. */
export function openScreen<State>(io: Io, language: Language, drawTable: DrawTable<State>): TerminalScreen<State> {
  return io.isTTY ? framedScreen(io, language, drawTable) : scrollingScreen(io, language, drawTable);
}

/** Everything in one frame that is drawn anew: the table on top, the latest of the story, then the question. */
function framedScreen<State>(io: Io, language: Language, drawTable: DrawTable<State>): TerminalScreen<State> {
  const paint = paintFor(io.colour);
  const width = (): number => readableWidth(io.columns) - 1;
  const height = (): number => io.rows;
  const told: Line[] = [];
  let read = 0;
  let shown: { readonly view: State; readonly below: Below } | null = null;

  let paged: readonly string[] | null = null;

  const draw = (): void => {
    paged = null;
    if (shown === null) return;
    const table = fold(drawTable(shown.view, width(), paint));
    const story = told.flatMap((line, place) =>
      setLine(place < read ? { ...line, tone: "quiet" } : line, width() - 1, paint).map((row) => ` ${row}`),
    );
    const asked = fold(rowsOf(shown.below, io.rows - 1 - table.length - LEAST_STORY));
    frame(fitFrame(table, story, asked, io.rows));
  };
  const page = (rows: readonly string[]): void => {
    paged = rows;
    frame(fold(rows));
  };
  // A row that is too long would take two, and the frame would no longer fit.
  const fold = (rows: readonly string[]): readonly string[] => foldRows(rows, width());
  const frame = (rows: readonly string[]): void => {
    // Home, each row to its end, then nothing below: the screen never flickers.
    io.stdout.write(`\x1b[H${rows.map((row) => `${directed(row, language)}\x1b[K\n`).join("")}\x1b[J`);
  };

  io.stdout.write("\n".repeat(io.rows)); // What was on the screen stays above it.
  return {
    paint,
    width,
    height,
    tell(line) {
      told.push(line);
      draw();
    },
    show(view, below) {
      shown = { view, below };
      draw();
    },
    markRead() {
      read = told.length;
      if (shown !== null) shown = { ...shown, below: [] };
    },
    page,
    redraw: () => (paged === null ? draw() : page(paged)),
    story: () => told,
  };
}

/** The last line of the story, and a blank row. */
const LEAST_STORY = 2;

function rowsOf(below: Below, room: number): readonly string[] {
  return typeof below === "function" ? below(room) : below;
}

/** Rows of which none is too long. */
function foldRows(rows: readonly string[], width: number): readonly string[] {
  return rows.flatMap((row) => wrap(row, width, "", "      "));
}

/** One line after the other; the table where it has changed. */
function scrollingScreen<State>(io: Io, language: Language, drawTable: DrawTable<State>): TerminalScreen<State> {
  const paint = paintFor(io.colour);
  const width = (): number => readableWidth(io.columns);
  const height = (): number => Number.POSITIVE_INFINITY;
  const told: Line[] = [];
  let drawn = "";
  const print = (rows: readonly string[]): void =>
    io.stdout.write(rows.map((row) => `${directed(row, language)}\n`).join(""));
  return {
    paint,
    width,
    height,
    tell(line) {
      told.push(line);
      print(setLine(line, width(), paint));
    },
    show(view, below) {
      const rows = rowsOf(below, Number.POSITIVE_INFINITY);
      if (rows.length === 0) return;
      const board = foldRows(drawTable(view, width(), paint), width());
      if (board.join() !== drawn) print(["", ...board]);
      drawn = board.join();
      print(rows);
    },
    markRead: () => undefined,
    page: print,
    redraw: () => undefined,
    story: () => told,
  };
}
