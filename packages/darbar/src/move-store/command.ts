import { fail, ok, type Result } from "@darbar/kernel";
import { type MoveProgress, type MoveWish, moveStore, readConfig, StoreError } from "@darbar/server";
import { type Progress, startProgress } from "../arena/progress.ts";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";

export const MOVE_STORE_HELP = `darbar move-store database | folder

Copies everything that a server keeps: from the file in DATA_DIR into the PostgreSQL database at DATABASE_URL
(database), or from there into a file in DATA_DIR (folder). No server may run on either. Nothing is overwritten: the
database must hold nothing of Darbar, the folder no darbar.db. Every row is read again and compared before the copy
counts as a store; where it came from stays as it is. A move that was cut off goes on where it was when the command is
given again; until then no server takes half of it for a store.

Examples:
  DATABASE_URL=postgres://darbar:PASSWORD@db.example/darbar npx darbar move-store database
  DATA_DIR=/var/lib/darbar-file DATABASE_URL=postgres://… npx darbar move-store folder
`;

/** `darbar move-store`: copies a store into one of the other kind, while no server runs. */
export async function moveStoreCommand(
  args: readonly string[],
  io: Io,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const wish = readWish(args, environment);
  const done = wish.ok ? await moved(wish.value, io) : wish;
  if (done.ok) io.stdout.write(`${done.value}\n`);
  else io.stderr.write(`darbar move-store: ${done.error.replace(/\.$/, "")}.\n`);
  return done.ok ? 0 : 1;
}

function readWish(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<MoveWish> {
  const parsed = parseArguments(args, {}, "FILE");
  if (!parsed.ok) return parsed;
  const [to, ...more] = parsed.value.positionals;
  if ((to !== "database" && to !== "folder") || more.length > 0) {
    return fail('say where to: "darbar move-store database" or "darbar move-store folder"');
  }
  const config = readConfig(environment);
  if (!config.ok) return config;
  const { dataDir: folder, databaseUrl: database } = config.value;
  if (database === null)
    return fail("DATABASE_URL must name the PostgreSQL database that everything goes to or comes from");
  return ok({ folder, database, to });
}

async function moved(wish: MoveWish, io: Io): Promise<Result<string>> {
  const shown = shownOn(io);
  try {
    const { counts, digest } = await moveStore(wish, shown.progress);
    const rows = Object.entries(counts).filter(([name]) => name !== "heartbeat");
    const where = wish.to === "database" ? "the database at DATABASE_URL" : wish.folder;
    const told = rows.map(([name, count]) => `${count.toLocaleString("en-US")} ${name}`).join(", ");
    shown.end();
    return ok(`Everything is in ${where}: ${told}.\nBoth were compared row by row: sha256 ${digest}`);
  } catch (error) {
    shown.end();
    if (error instanceof StoreError) return fail(error.message);
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return fail(`the move was cut off (${code}); give the command again to go on`);
  }
}

/** A bar on a terminal; elsewhere a line when something begins. */
function shownOn(io: Io): { readonly progress: MoveProgress; end(): void } {
  let bar: Progress | null = null;
  const end = (): void => {
    bar?.end();
    bar = null;
  };
  return {
    end,
    progress: {
      begin: (what, rows) => {
        end();
        if (!io.isTTY) io.stderr.write(`${what} ${rows.toLocaleString("en-US")} rows\n`);
        bar = startProgress(rows, `rows (${what})`, io);
      },
      did: (rows) => bar?.add(rows),
    },
  };
}
