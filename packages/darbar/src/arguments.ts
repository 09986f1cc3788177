import { type ParseArgsConfig, parseArgs } from "node:util";
import { fail, ok, type Result } from "@darbar/kernel";

type FlagList = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Options extends FlagList> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true; args: string[] }>
>;

/** Reads the arguments of a command, strictly: an option that it does not know is an error, in words. */
export function parseArguments<Options extends FlagList>(
  args: readonly string[],
  options: Options,
  positionals: "FILE" | "none" = "none",
): Result<Parsed<Options>> {
  try {
    const parsed = parseArgs({ args: args.slice(), options, allowPositionals: true, strict: true });
    if (positionals === "none" && parsed.positionals.length > 0) {
      return fail(`what is ${JSON.stringify(parsed.positionals[0])}? This command takes options only`);
    }
    return ok(parsed);
  } catch (error) {
    return fail(inWords(error, args));
  }
}

/** What Node says of bad arguments, without its advice. */
function inWords(error: unknown, args: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const named = /'(-[^'=\s]*)/.exec(message)?.[1] ?? args[0];
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `there is no option ${named}`;
  if (message.includes("does not take an argument")) return `${named} takes no value`;
  return `${named} needs a value`;
}
