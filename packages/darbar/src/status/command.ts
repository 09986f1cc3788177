import { fail, ok, type Result } from "@darbar/kernel";
import { ENDPOINTS, RefusedAnswer } from "@darbar/protocol";
import { databaseStatus, StoreError } from "@darbar/server";
import type { Io } from "../io.ts";
import { paintFor } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { readWish } from "./wish.ts";
import { statusInWords } from "./words.ts";

export const STATUS_HELP = `darbar status [--database URL] [--address URL] [--json]

Says how the servers are. Of a PostgreSQL database: its nodes, when each has last renewed its lease, how many tables it
plays, which tables nobody plays, and how far standbys are behind (which needs the role pg_monitor). Of one server: its
health. Nothing is changed. Without an option: of DATABASE_URL, else of the server at HOST and PORT.

  --database URL  instead of DATABASE_URL
  --address URL   the health of the server there
  --json          for programs

The exit code is 1 where nothing can be asked, or a server is not well.

Examples:
  DATABASE_URL=postgres://darbar:PASSWORD@db.example/darbar npx darbar status
  npx darbar status --address http://127.0.0.1:8080 --json
`;

/** How long a server may take to answer, in milliseconds. */
const WITHIN = 5_000;

/** `darbar status`: says how the servers are. */
export async function status(
  args: readonly string[],
  io: Io,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const wish = readWish(args, environment);
  const said = !wish.ok
    ? wish
    : "database" in wish.value
      ? await ofDatabase(wish.value.database, wish.value.isJson, io)
      : await ofServer(wish.value.address, wish.value.isJson);
  if (said.ok) io.stdout.write(said.value);
  else io.stderr.write(`darbar status: ${said.error.replace(/\.$/, "")}.\n`);
  return said.ok ? 0 : 1;
}

async function ofDatabase(url: string, isJson: boolean, io: Io): Promise<Result<string>> {
  try {
    const found = await databaseStatus(url);
    return ok(isJson ? `${JSON.stringify(found)}\n` : statusInWords(found, paintFor(io.colour)));
  } catch (error) {
    if (error instanceof StoreError) return fail(printable(error.message));
    throw error;
  }
}

async function ofServer(address: string, isJson: boolean): Promise<Result<string>> {
  const { method, path, answer } = ENDPOINTS.health;
  try {
    const response = await fetch(`${address}${path}`, { method, signal: AbortSignal.timeout(WITHIN) });
    const body: unknown = await response.json();
    const well = answer.safeParse(body);
    if (well.success) return ok(isJson ? `${JSON.stringify(well.data)}\n` : wellInWords(address, well.data.parts));
    const refused = RefusedAnswer.safeParse(body);
    return fail(refused.success ? printable(refused.data.error) : `what answers at ${address} is not Darbar`);
  } catch (error) {
    if (error instanceof SyntaxError) return fail(`what answers at ${address} is not Darbar`);
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return fail(`nobody answers at ${address} (${whyOf(cause)}); --database or DATABASE_URL asks a database`);
  }
}

function whyOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === "TimeoutError") return "not in time";
  return "code" in cause ? String(cause.code) : cause.message;
}

function wellInWords(address: string, parts: Readonly<Record<string, string>>): string {
  return `The server at ${address} is well: ${Object.keys(parts).join(", ")}\n`;
}
