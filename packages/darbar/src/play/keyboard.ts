import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { Language } from "@darbar/words/languages";
import type { Io } from "../io.ts";
import { directed } from "../text/direction.ts";
import type { Leave } from "./leave.ts";

/** What a person types, line by line. */
export interface Keyboard {
  /** Asks for a line. */
  read(prompt: string): Promise<string | Leave>;
  /** Lets some time pass. What is typed meanwhile does not count, except to leave. */
  wait(milliseconds: number): Promise<Leave | null>;
  /** Writes the open question anew, with what has been typed so far. */
  redraw(): void;
  /** Gives the terminal back as it was. */
  close(): void;
}

type Heard = { readonly line: string } | Leave;

/** The keyboard of a terminal, or a pipe that answers in its place. */
export function openKeyboard(io: Io, language: Language): Keyboard {
  let listening = false;
  let left: Leave | null = null;
  let hear: ((heard: Heard) => void) | null = null;
  const typedAhead: string[] = [];

  // Readline echoes what is typed; between the questions nobody wants to see that.
  const echo = new Writable({
    write(chunk, _, done) {
      if (listening) io.stdout.write(String(chunk));
      done();
    },
  });
  const lines = createInterface({ input: io.stdin, output: echo, terminal: io.isTTY, historySize: 0 });
  const leave = (how: Leave["leave"]): void => {
    left ??= { leave: how };
    hear?.(left);
  };
  lines.on("line", (line) => {
    if (hear !== null) hear({ line });
    else if (!io.isTTY) typedAhead.push(line);
  });
  let ended = false;
  const end = (): void => {
    ended = true;
    hear?.({ leave: "end" });
  };
  lines.on("close", end);
  io.stdin.on("error", end);
  lines.on("SIGINT", () => leave("SIGINT"));
  const stopHearing = io.onSignal(leave);

  const next = (): Promise<Heard> => {
    const line = typedAhead.shift();
    if (left !== null) return Promise.resolve(left);
    if (line !== undefined) return Promise.resolve({ line });
    if (ended) return Promise.resolve({ leave: "end" });
    return new Promise((resolve) => {
      hear = (heard) => {
        hear = null;
        resolve(heard);
      };
    });
  };

  return {
    async read(asked) {
      const prompt = directed(asked, language);
      if (io.isTTY && !ended) lines.write(null, { ctrl: true, name: "u" }); // Forgets what was typed before the question.
      listening = true;
      if (io.isTTY && !ended) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else io.stdout.write(prompt);
      const heard = await next();
      listening = false;
      if ("leave" in heard) {
        io.stdout.write("\n");
        return heard;
      }
      if (!io.isTTY) io.stdout.write(`${heard.line}\n`);
      return heard.line.trim();
    },
    wait(milliseconds) {
      if (left !== null || milliseconds === 0) return Promise.resolve(left);
      return new Promise((resolve) => {
        const done = (how: Leave | null): void => {
          clearTimeout(timer);
          hear = null;
          resolve(how);
        };
        const timer = setTimeout(done, milliseconds, null);
        hear = (heard) => {
          if ("leave" in heard) done(heard);
        };
      });
    },
    redraw() {
      if (listening && io.isTTY && !ended) lines.prompt(true);
    },
    close() {
      stopHearing();
      io.stdin.off("error", end);
      lines.removeAllListeners();
      lines.close();
    },
  };
}
