import type { Io, Output, Signal } from "./io.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The world outside, as this process finds it. */
export function processIo(): Io {
  const { stdin, stdout, stderr } = process;
  const listeners = new Set<(signal: Signal) => void>();
  const hear = (signal: Signal): void => {
    for (const listener of [...listeners]) listener(signal);
  };
  const cannotWrite = (error: NodeJS.ErrnoException): void => {
    if (listeners.size > 0) return hear("SIGPIPE");
    // Whoever read our output has read enough, or their terminal is gone. Anything else (a full disk) must be said.
    if (error.code === "EPIPE" || error.code === "EIO") process.exit(0);
    stderr.write(`darbar: the output cannot be written (${error.message}).\n`);
    process.exit(1);
  };
  stderr.on("error", () => process.exit(1));
  stdout.on("error", cannotWrite);
  return {
    stdin,
    stdout: outputTo(stdout),
    stderr: outputTo(stderr),
    isTTY: stdin.isTTY === true && stdout.isTTY === true && process.env.TERM !== "dumb",
    get columns() {
      return stdout.columns ?? 80;
    },
    get rows() {
      return stdout.rows ?? 24;
    },
    locale: localeIn(process.env),
    colour: stdout.isTTY === true && stdout.hasColors(),
    onSignal(listener) {
      if (listeners.size === 0) for (const signal of SIGNALS) process.on(signal, hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const signal of SIGNALS) process.off(signal, hear);
      };
    },
    leaveWithin(milliseconds, code) {
      setTimeout(() => process.exit(code), milliseconds).unref();
    },
    onResize(listener) {
      stdout.on("resize", listener);
      return () => void stdout.off("resize", listener);
    },
  };
}

function outputTo(stream: NodeJS.WriteStream): Output {
  return { write: (text) => void stream.write(text) };
}

/** The locale for messages: of the first of these settings that is made. */
export function localeIn({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): string {
  return LC_ALL || LC_MESSAGES || LANG || "";
}
