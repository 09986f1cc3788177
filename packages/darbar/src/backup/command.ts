import { join, resolve } from "node:path";
import { fail, ok, type Result } from "@darbar/kernel";
import { backUp, readConfig, StoreError } from "@darbar/server";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";

export const BACKUP_HELP = `darbar backup FILE

Writes a copy of everything that the server in DATA_DIR keeps, as of one moment, to FILE, while it runs or
not. To start from it, put it as darbar.db into an empty folder and give that folder as DATA_DIR.

Example:
  npx darbar backup darbar-today.db
`;

/** `darbar backup FILE`: copies the database, while it is written. */
export async function backup(
  args: readonly string[],
  io: Io,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const done = await copied(args, environment);
  if (done.ok) io.stdout.write(`${done.value}\n`);
  else io.stderr.write(`darbar backup: ${done.error}.\n`);
  return done.ok ? 0 : 1;
}

async function copied(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Result<string>> {
  const parsed = parseArguments(args, {}, "FILE");
  if (!parsed.ok) return parsed;
  const { positionals } = parsed.value;
  if (positionals.length !== 1) return fail(`give one file to write to; you gave ${positionals.length}`);
  const config = readConfig(environment);
  if (!config.ok) return config;
  const target = resolve(positionals[0]);
  try {
    await backUp(join(config.value.dataDir, "darbar.db"), target);
    return ok(`Everything is copied to ${target}`);
  } catch (error) {
    if (error instanceof StoreError) return fail(error.message);
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return fail(`the copy could not be made (${code})`);
  }
}
