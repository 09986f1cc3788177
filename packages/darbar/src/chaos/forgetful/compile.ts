import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { fail, ok, type Result } from "@darbar/kernel";

const SOURCE = fileURLToPath(new URL("./forgetful.c", import.meta.url));
const COMPILERS = ["cc", "gcc", "clang"] as const;
const run = promisify(execFile);

/** Compiles what makes a process forget what it did not sync, and answers where it is; where that cannot be, why. */
export async function compileForgetful(folder: string, path = process.env.PATH ?? ""): Promise<Result<string>> {
  if (process.platform !== "linux") return fail("a disk that forgets can be had on Linux only");
  const library = join(folder, "forgetful.so");
  for (const compiler of COMPILERS) {
    try {
      await run(compiler, ["-shared", "-fPIC", "-O2", "-o", library, SOURCE], { env: { ...process.env, PATH: path } });
      return ok(library);
    } catch (error) {
      if (!isMissing(error)) return fail(`${compiler} cannot compile ${SOURCE}: ${whyNot(error)}`);
    }
  }
  return fail(`a disk that forgets needs a C compiler (${COMPILERS.join(", ")}), and there is none here`);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** The first line that a compiler has complained in. */
function whyNot(error: unknown): string {
  const told = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  return told.trim().split("\n")[0] || String(error);
}
