import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";
const NEEDED = ["initdb", "postgres"] as const;

/** The folder with PostgreSQL's programs, the newest there is; `null` if there are none. `POSTGRES_BIN` names another. */
export function findPostgres(): string | null {
  const named = process.env.POSTGRES_BIN;
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, "bin"))
    : [];
  const folders = named === undefined ? [...debian, ...(process.env.PATH ?? "").split(delimiter)] : [named];
  return folders.find((folder) => NEEDED.every((program) => existsSync(join(folder, program)))) ?? null;
}
