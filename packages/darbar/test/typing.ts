import { stripVTControlCharacters } from "node:util";
import type { Keyboard } from "../src/play/keyboard.ts";
import type { MemoryIo } from "./memory-io.ts";

/** What was asked, and what was to be seen then. */
export interface AskedThen {
  readonly prompt: string;
  readonly rows: readonly string[];
}

/** A keyboard on which this is typed, and which remembers what it was asked and what was to be seen then. */
export function typing(
  io: MemoryIo,
  ...lines: readonly string[]
): { readonly keyboard: Keyboard; readonly asked: AskedThen[] } {
  const asked: AskedThen[] = [];
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

/** The rows of the frame that was drawn last. */
export function lastFrame(io: MemoryIo): readonly string[] {
  const frame = io.out().split("\x1b[H").at(-1) ?? "";
  return stripVTControlCharacters(frame).split("\n").slice(0, -1);
}
