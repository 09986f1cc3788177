import { Readable } from "node:stream";
import type { Io, Signal } from "../src/io.ts";

/** A world in memory: what was typed beforehand, and what has been written since. */
export interface MemoryIo extends Io {
  out(): string;
  err(): string;
  signal(signal: Signal): void;
}

/** An Io without a terminal, whose standard input holds this. */
export function memoryIo(
  input: string | Uint8Array = "",
  more: Partial<Pick<Io, "isTTY" | "columns" | "colour">> = {},
): MemoryIo {
  const out: string[] = [];
  const err: string[] = [];
  const listeners = new Set<(signal: Signal) => void>();
  return {
    stdin: Readable.from([typeof input === "string" ? Buffer.from(input) : input]),
    stdout: { write: (text) => void out.push(text) },
    stderr: { write: (text) => void err.push(text) },
    isTTY: more.isTTY ?? false,
    columns: more.columns ?? 80,
    rows: 24,
    colour: more.colour ?? false,
    onSignal(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    out: () => out.join(""),
    err: () => err.join(""),
    signal: (signal) => {
      for (const listener of [...listeners]) listener(signal);
    },
  };
}
