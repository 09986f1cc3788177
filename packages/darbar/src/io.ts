import type { Readable } from "node:stream";

/** The signals that ask a command to leave. `SIGPIPE`: nobody reads its output any more. */
export type Signal = "SIGINT" | "SIGTERM" | "SIGHUP" | "SIGPIPE";

/** Where a command writes. */
export interface Output {
  write(text: string): void;
}

/** Everything a command knows of the world outside, so that it can be run in a test as in a terminal. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly stdin: Readable;
  /** Whether a person sits there: both ends are a terminal on which the cursor can be moved. */
  readonly isTTY: boolean;
  /** How wide and how high the screen is now. */
  readonly columns: number;
  readonly rows: number;
  /** The reader's locale, as the system calls it: "fa_IR.UTF-8". */
  readonly locale: string;
  /** Whether standard output takes colours. */
  readonly colour: boolean;
  /** Has the listener hear signals instead of ending at once; gives back a function that stops listening. */
  onSignal(listener: (signal: Signal) => void): () => void;
  /** Ends the process by this code after so many milliseconds, if anything keeps it from ending by itself. */
  leaveWithin(milliseconds: number, code: number): void;
  /** Has the listener hear that the screen has another size; gives back a function that stops listening. */
  onResize(listener: () => void): () => void;
}
