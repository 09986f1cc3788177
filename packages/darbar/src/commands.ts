import type { Io } from "./io.ts";

/** A command once it is loaded: what it does, and how one calls it. */
export interface Command {
  readonly run: (args: readonly string[], io: Io) => Promise<number>;
  readonly help: string;
}

interface Entry {
  /** What the command is for, in a few words. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** The commands, in the order in which help lists them. Each is loaded when it is called, so that none waits for another. */
export const COMMANDS = {
  play: {
    summary: "play in this terminal against bots",
    load: async () => {
      const { play } = await import("./play/command.ts");
      const { PLAY_HELP } = await import("./play/help.ts");
      return { run: play, help: PLAY_HELP };
    },
  },
  replay: {
    summary: "read a recorded game in words, or as JSON",
    load: async () => {
      const { replay, REPLAY_HELP } = await import("./replay/command.ts");
      return { run: replay, help: REPLAY_HELP };
    },
  },
  bench: {
    summary: "measure how fast the rules are",
    load: async () => {
      const { bench, BENCH_HELP } = await import("./bench/command.ts");
      return { run: bench, help: BENCH_HELP };
    },
  },
  laws: {
    summary: "hold the laws of the kernel against random games",
    load: async () => {
      const { laws, LAWS_HELP } = await import("./laws/command.ts");
      return { run: laws, help: LAWS_HELP };
    },
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

/** The command of this name, if there is one. */
export function findCommand(name: string): CommandName | undefined {
  return COMMAND_NAMES.find((known) => known === name);
}
