import { fail, ok, type Result } from "@darbar/kernel";
import { readConfig, SETTINGS } from "@darbar/server";
import { parseArguments } from "../arguments.ts";

/** What is to be asked how it is. */
export type StatusWish = ({ readonly database: string } | { readonly address: string }) & { readonly isJson: boolean };

/** What was typed, else what the environment says: a database, a server, the server that would run here. */
export function readWish(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<StatusWish> {
  const parsed = parseArguments(args, {
    database: { type: "string" },
    address: { type: "string" },
    json: { type: "boolean" },
  });
  if (!parsed.ok) return parsed;
  const { database, address, json: isJson = false } = parsed.value.values;
  if (database !== undefined && address !== undefined) return fail("--database and --address do not go together");
  if (address !== undefined) {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
      return fail("--address must be that of a server, such as http://127.0.0.1:8080");
    }
    return ok({ address: new URL(address).origin, isJson });
  }
  const config = readConfig({ ...environment, ...(database === undefined ? {} : { DATABASE_URL: undefined }) });
  if (!config.ok) return config;
  if (database !== undefined) {
    const given = SETTINGS.databaseUrl.kind.read(database);
    if (!given.ok || given.value === null) {
      return fail("--database must be an address such as postgres://user:password@host:5432/database");
    }
    return ok({ database: given.value, isJson });
  }
  const { databaseUrl, host, port } = config.value;
  if (databaseUrl !== null) return ok({ database: databaseUrl, isJson });
  return ok({ address: `http://${host.includes(":") ? `[${host}]` : host}:${port}`, isJson });
}
