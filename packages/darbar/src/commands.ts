import type { Language } from "@darbar/words/languages";
import type { Io } from "./io.ts";

/** A command once it is loaded: what it does, and how one calls it. */
export interface Command {
  readonly run: (args: readonly string[], io: Io) => Promise<number>;
  readonly help: string | ((language: Language, columns: number) => Promise<string>);
}

interface Entry {
  /** What the command is for, in a few words. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** The commands, in the order in which help lists them. Each is loaded when it is called, so that none waits for another. */
export const COMMANDS = {
  serve: {
    summary: "run the live tables for people on the network",
    load: async () => {
      const { serve, SERVE_HELP } = await import("./serve/command.ts");
      return { run: serve, help: SERVE_HELP };
    },
  },
  play: {
    summary: "play in this terminal against bots",
    load: async () => {
      const { play } = await import("./play/command.ts");
      const { playHelp } = await import("./play/help.ts");
      return { run: play, help: playHelp };
    },
  },
  replay: {
    summary: "read a recorded game in words, or as JSON",
    load: async () => {
      const { replay, REPLAY_HELP } = await import("./replay/command.ts");
      return { run: replay, help: REPLAY_HELP };
    },
  },
  review: {
    summary: "see what the best player thought of each decision of a recorded game",
    load: async () => {
      const { review, REVIEW_HELP } = await import("./review/command.ts");
      return { run: review, help: REVIEW_HELP };
    },
  },
  verify: {
    summary: "repeat every draw of a recorded game, and say what that proves",
    load: async () => {
      const { verify, VERIFY_HELP } = await import("./verify/command.ts");
      return { run: verify, help: VERIFY_HELP };
    },
  },
  status: {
    summary: "say how the servers are: nodes, tables, owners, lag",
    load: async () => {
      const { status, STATUS_HELP } = await import("./status/command.ts");
      return { run: status, help: STATUS_HELP };
    },
  },
  backup: {
    summary: "copy everything a server keeps, while it runs",
    load: async () => {
      const { backup, BACKUP_HELP } = await import("./backup/command.ts");
      return { run: backup, help: BACKUP_HELP };
    },
  },
  retain: {
    summary: "forget what has not been needed for long, while no server runs",
    load: async () => {
      const { retain, RETAIN_HELP } = await import("./retain/command.ts");
      return { run: retain, help: RETAIN_HELP };
    },
  },
  "move-store": {
    summary: "copy everything from a file into PostgreSQL, or back, while no server runs",
    load: async () => {
      const { moveStoreCommand, MOVE_STORE_HELP } = await import("./move-store/command.ts");
      return { run: moveStoreCommand, help: MOVE_STORE_HELP };
    },
  },
  bench: {
    summary: "measure how fast the rules are",
    load: async () => {
      const { bench, BENCH_HELP } = await import("./bench/command.ts");
      return { run: bench, help: BENCH_HELP };
    },
  },
  arena: {
    summary: "have bots play each other, and see who wins",
    load: async () => {
      const { arena, ARENA_HELP } = await import("./arena/command.ts");
      return { run: arena, help: ARENA_HELP };
    },
  },
  train: {
    summary: "train the network of Coup's best player",
    load: async () => {
      const { train, TRAIN_HELP } = await import("./train/command.ts");
      return { run: train, help: TRAIN_HELP };
    },
  },
  laws: {
    summary: "check random games against the laws of the kernel",
    load: async () => {
      const { laws, LAWS_HELP } = await import("./laws/command.ts");
      return { run: laws, help: LAWS_HELP };
    },
  },
  twins: {
    summary: "deal again what bots cannot know, and check that they play the same",
    load: async () => {
      const { twins, TWINS_HELP } = await import("./twins/command.ts");
      return { run: twins, help: TWINS_HELP };
    },
  },
  load: {
    summary: "measure how much a server can take",
    load: async () => {
      const { load, LOAD_HELP } = await import("./load/command.ts");
      return { run: load, help: LOAD_HELP };
    },
  },
  chaos: {
    summary: "kill a server again and again, and check that nothing is lost",
    load: async () => {
      const { chaos, CHAOS_HELP } = await import("./chaos/command.ts");
      return { run: chaos, help: CHAOS_HELP };
    },
  },
  fuzz: {
    summary: "send a server malformed and hostile messages",
    load: async () => {
      const { fuzz, FUZZ_HELP } = await import("./fuzz/command.ts");
      return { run: fuzz, help: FUZZ_HELP };
    },
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

/** The command of this name, if there is one. */
export function findCommand(name: string): CommandName | undefined {
  return COMMAND_NAMES.find((known) => known === name);
}
