import { readConfig, SETTINGS, StartError, StoreError, startServer } from "@darbar/server";
import { preparePages } from "@darbar/web/pages";
import { parseArguments } from "../arguments.ts";
import type { Io } from "../io.ts";
import { wrap } from "../text/wrap.ts";

const INDENT = "      ";
const ROWS = Object.values(SETTINGS)
  .flatMap(({ variable, byDefault, says }) => [
    `  ${variable}`,
    ...wrap(`${says} (${byDefault === "" ? "none" : byDefault})`, 110, INDENT, INDENT),
  ])
  .join("\n");

export const SERVE_HELP = `darbar serve [no options]

Runs Darbar: open the printed address in a browser and play. Programs find the tables there, too (PROTOCOL.md).
Everything is kept in a file, or in a PostgreSQL database. Ctrl-C stops the server; everything it acknowledged is there
when it starts again.

Set by environment variables (defaults in brackets):
${ROWS}

Examples:
  npx darbar serve
  HOST=0.0.0.0 PORT=80 DATA_DIR=/var/lib/darbar npx darbar serve
`;

/** How long the server may take to end, in milliseconds: a supervisor waits for it. One of several gives its tables away first. */
const LEAVE_WITHIN = 5_000;
const DRAIN_WITHIN = 28_000;

/** `darbar serve`: runs the live tables until it is told to stop. */
export async function serve(
  args: readonly string[],
  io: Io,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const parsed = parseArguments(args, {});
  if (!parsed.ok) return complain(io, `${parsed.error}; see "npx darbar help serve".`);
  const config = readConfig(environment);
  if (!config.ok) return complain(io, config.error);
  const within = config.value.databaseUrl === null ? LEAVE_WITHIN : DRAIN_WITHIN;
  const leave = whenToldToLeave(io, within);
  try {
    const pages = await preparePages((text) => io.stdout.write(`Darbar: ${text}\n`));
    const server = await startServer(config.value, { pages });
    if (server.metricsAddress !== null) io.stdout.write(`Metrics are told at ${server.metricsAddress}\n`);
    io.stdout.write(`Darbar is open at ${server.address}\n`);
    const failure = await Promise.race([leave, server.failed]);
    if (failure === null) io.stdout.write("Closing the tables; everything is kept.\n");
    else io.leaveWithin(within, 1);
    await server.close();
    return failure === null ? 0 : complain(io, failure.message);
  } catch (error) {
    io.leaveWithin(within, 1);
    if (error instanceof StartError || error instanceof StoreError) return complain(io, error.message);
    throw error;
  }
}

function complain(io: Io, sentence: string): number {
  const line = sentence.replaceAll(/\s+/g, " ");
  io.stderr.write(`darbar serve: ${line.endsWith(".") ? line : `${line}.`}\n`);
  return 1;
}

/** Resolves at the first signal. From then on it takes so many milliseconds at most, whatever is under way. */
function whenToldToLeave(io: Io, within: number): Promise<null> {
  return new Promise((resolve) => {
    io.onSignal(() => {
      io.leaveWithin(within, 1);
      resolve(null);
    });
  });
}
