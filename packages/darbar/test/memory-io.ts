import { Readable } from "node:stream";
import type { Io, Signal } from "../src/io.ts";

/** A world in memory: what was typed beforehand, and what has been written since. */
export interface MemoryIo extends Io {
  out(): string;
  err(): string;
  signal(signal: Signal): void;
  resize(columns: number, rows: number): void;
}

/** An Io without a terminal, whose standard input holds this. */
export function memoryIo(
  input: string | Uint8Array = "",
  more: Partial<Pick<Io, "isTTY" | "columns" | "rows" | "colour" | "locale">> = {},
): MemoryIo {
  const out: string[] = [];
  const err: string[] = [];
  const listeners = new Set<(signal: Signal) => void>();
  const watchers = new Set<() => void>();
  let { columns = 80, rows = 24 } = more;
  return {
    stdin: Readable.from([typeof input === "string" ? Buffer.from(input) : input]),
    stdout: { write: (text) => void out.push(text) },
    stderr: { write: (text) => void err.push(text) },
    isTTY: more.isTTY ?? false,
    get columns() {
      return columns;
    },
    get rows() {
      return rows;
    },
    colour: more.colour ?? false,
    locale: more.locale ?? "",
    onSignal(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    leaveWithin: () => undefined,
    onResize(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    out: () => out.join(""),
    err: () => err.join(""),
    signal: (signal) => {
      for (const listener of [...listeners]) listener(signal);
    },
    resize: (wide, high) => {
      columns = wide;
      rows = high;
      for (const watcher of [...watchers]) watcher();
    },
  };
}
