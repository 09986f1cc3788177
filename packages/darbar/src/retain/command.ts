import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail, ok, type Result } from "@darbar/kernel";
import {
  countForgettable,
  type Forgotten,
  forget,
  openSqliteStore,
  type Retention,
  readConfig,
  StoreError,
} from "@darbar/server";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";

export const RETAIN_HELP = `darbar retain [--tables DAYS] [--guests DAYS] [--dry-run]

Forgets what has not been needed for long, as a running server does by itself every ten minutes: tables that nobody
has opened for some days, with the games that nobody has kept; devices that have not been seen for some days, and
guests who have no other; and the past of tables that is not needed to go on. No server may run on the folder.
The space is reused, but the file does not shrink.

  --tables DAYS   instead of DARBAR_FORGET_TABLES_DAYS; 0 for never
  --guests DAYS   instead of DARBAR_FORGET_GUESTS_DAYS; 0 for never
  --dry-run       say how much that would be, and forget nothing

Examples:
  npx darbar retain --dry-run
  npx darbar retain --tables 7
`;

interface Wish {
  readonly file: string;
  readonly retention: Retention;
  readonly isDry: boolean;
}

/** After so many steps it is said how far it has come. */
const STEPS_A_LINE = 1_000;

/** `darbar retain`: forgets what nobody has needed for long, while no server runs. */
export async function retain(
  args: readonly string[],
  io: Io,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const wish = readWish(args, environment);
  const done = wish.ok ? await retained(wish.value, io) : wish;
  if (done.ok) io.stdout.write(`${done.value}\n`);
  else io.stderr.write(`darbar retain: ${done.error.replace(/\.$/, "")}.\n`);
  return done.ok ? 0 : 1;
}

function readWish(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Result<Wish> {
  const parsed = parseArguments(args, {
    tables: { type: "string" },
    guests: { type: "string" },
    "dry-run": { type: "boolean" },
  });
  if (!parsed.ok) return parsed;
  const { tables, guests, "dry-run": isDry = false } = parsed.value.values;
  const config = readConfig(environment);
  if (!config.ok) return config;
  const forgetTables = readDays("--tables", tables, config.value.forgetTables);
  const forgetGuests = readDays("--guests", guests, config.value.forgetGuests);
  if (!forgetTables.ok) return forgetTables;
  if (!forgetGuests.ok) return forgetGuests;
  const retention = { forgetTables: forgetTables.value, forgetGuests: forgetGuests.value };
  return ok({ file: join(config.value.dataDir, "darbar.db"), retention, isDry });
}

function readDays(flag: string, text: string | undefined, otherwise: number): Result<number> {
  if (text === undefined) return ok(otherwise);
  if (/^\d{1,5}$/.test(text) && Number(text) <= 36_500) return ok(Number(text));
  return fail(`${flag} must be a whole number of days from 0 (never) to 36500`);
}

async function retained({ file, retention, isDry }: Wish, io: Io): Promise<Result<string>> {
  if (!existsSync(file)) return fail(`there is no ${file}: DATA_DIR says where the server keeps everything`);
  try {
    const store = await openSqliteStore(file, () => undefined);
    try {
      if (isDry)
        return ok(`Nothing is forgotten; it would be: ${inWords(countForgettable(file, retention, Date.now()))}.`);
      let steps = 0;
      const forgotten = await forget(store, retention, {
        now: Date.now,
        forgetTables: async (tables) => {
          await store.forgetTables(tables);
          return tables.length;
        },
        rest: async (soFar) => {
          if (++steps % STEPS_A_LINE === 0) io.stdout.write(`So far: ${inWords(soFar)}\n`);
          return true;
        },
      });
      return ok(`Forgotten: ${inWords(forgotten)}.`);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreError) return fail(error.message);
    throw error;
  }
}

function inWords({ tables, facts, devices }: Forgotten): string {
  return `${counted(tables, "table")}, ${counted(facts, "fact")} of the past of others, ${counted(devices, "device")}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
