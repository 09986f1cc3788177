import { readFileSync } from "node:fs";
import { COMMAND_NAMES, COMMANDS, type Command, findCommand } from "./commands.ts";
import type { Io } from "./io.ts";
import { printable } from "./text/printable.ts";

/** Something went wrong that is our fault, not the caller's (EX_SOFTWARE of sysexits). */
export const INTERNAL_ERROR = 70;

/** Runs `darbar` with these arguments and gives its exit code. Nothing is thrown, whatever happens. */
export async function run(args: readonly string[], io: Io, environment: NodeJS.ProcessEnv = {}): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    io.stderr.write(sayInternalError(error, args, environment));
    return INTERNAL_ERROR;
  }
}

async function dispatch([first, ...rest]: readonly string[], io: Io): Promise<number> {
  if (first === undefined || first === "--help" || first === "-h") return help([], io);
  if (first === "help") return help(rest, io);
  if (first === "--version" || first === "-v") {
    io.stdout.write(`${version()}\n`);
    return 0;
  }
  const name = findCommand(first);
  if (name === undefined) return unknown(first, io);
  const command = await COMMANDS[name].load();
  if (!rest.includes("--help") && !rest.includes("-h")) return command.run(rest, io);
  return sayHelp(command, rest, io);
}

async function help(args: readonly string[], io: Io): Promise<number> {
  if (args[0] === undefined) {
    io.stdout.write(overview());
    return 0;
  }
  const name = findCommand(args[0]);
  if (name === undefined) return unknown(args[0], io);
  return sayHelp(await COMMANDS[name].load(), args, io);
}

/** How a command is called; what players use says it in their language. */
async function sayHelp({ help }: Command, args: readonly string[], io: Io): Promise<number> {
  if (typeof help === "string") io.stdout.write(help);
  else {
    const { parseLanguage } = await import("./language.ts");
    const place = args.indexOf("--language");
    const language = parseLanguage(place === -1 ? undefined : args[place + 1], io.locale);
    io.stdout.write(await help(language.ok ? language.value : "en", io.columns));
  }
  return 0;
}

function unknown(word: string, io: Io): number {
  const what = word.startsWith("-") ? "option" : "command";
  io.stderr.write(
    `darbar: there is no ${what} ${printable(word, 40)}; the commands are ${COMMAND_NAMES.join(", ")} and help.\n`,
  );
  return 1;
}

function overview(): string {
  const rows = COMMAND_NAMES.map((name) => `  ${name.padEnd(12)}${COMMANDS[name].summary}`);
  return `darbar: a table for bluffing games.

Usage: darbar COMMAND [OPTIONS]

${rows.join("\n")}
  help        say more about a command: npx darbar help play

  --version   say which version this is

Examples:
  npx darbar play --seats 5            a game of Coup against four bots
  npx darbar play --game cops          a game of Good Cop Bad Cop
  npx darbar replay game.json          read a recorded game
  npx darbar replay game.json --json   the same for programs
`;
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : "?";
}

/** One sentence for a fault of ours, and how to tell us about it; the details for those who asked for them. */
export function sayInternalError(error: unknown, args: readonly string[], environment: NodeJS.ProcessEnv): string {
  const what = printable(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  const report = `please report it together with the command (darbar ${printable(args.join(" "))}) and what it read`;
  const sentence = `darbar: something went wrong that should not have (${what}); ${report}.\n`;
  if (environment.DARBAR_DEBUG !== "1") return sentence;
  return `${sentence}${error instanceof Error ? error.stack : error}\n`;
}
