import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const DEBIAN = "/usr/lib/postgresql";
const NEEDED = ["initdb", "postgres"] as const;
/** Where a test run puts what it fetches if there is no other (`scripts/postgres`); it can make no standby. */
const FETCHED = fileURLToPath(new URL("../../../../.cache/postgres/native/bin", import.meta.url));

/**
 * The folder with PostgreSQL's programs, the newest there is; `null` if there are none. `POSTGRES_BIN` names another.
 * `hasStandby`: only one that can make a standby.
 */
export function findPostgres(hasStandby = false): string | null {
  const named = process.env.POSTGRES_BIN;
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, "bin"))
    : [];
  const folders = named === undefined ? [...debian, ...(process.env.PATH ?? "").split(delimiter), FETCHED] : [named];
  const needed = hasStandby ? [...NEEDED, "pg_basebackup"] : NEEDED;
  return folders.find((folder) => needed.every((program) => existsSync(join(folder, program)))) ?? null;
}
