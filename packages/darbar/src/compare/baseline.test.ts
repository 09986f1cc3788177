import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildBaseline } from "./baseline.ts";
import { MAIN } from "./contenders.ts";

const root = mkdtempSync(join(tmpdir(), "darbar-baseline-"));
afterAll(() => rmSync(root, { recursive: true }));

const silent = () => undefined;
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-C", root, "-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
  });
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const commit = (): void => {
  git("add", "--all");
  git("commit", "--quiet", "--message=A step");
};

describe("another revision", () => {
  it("is written down beside the repository and made ready by its own bootstrap", async () => {
    git("init", "--quiet");
    write(".gitignore", ".cache/\n");
    commit();
    write(MAIN, "// former");
    write(
      "scripts/bootstrap.mjs",
      'import { appendFileSync } from "node:fs";\nappendFileSync("ready", "x");\n'.replace(
        '"ready"',
        'new URL("../ready", import.meta.url)',
      ),
    );
    commit();
    write(MAIN, "// present");
    commit();
    write(MAIN, "// not committed");

    const built = await buildBaseline("HEAD~1", silent, root);
    if (!built.ok) throw new Error(built.error);
    const { revision, checkout } = built.value;
    expect(git("rev-parse", "HEAD~1").startsWith(revision)).toBe(true);
    expect(checkout).toBe(join(root, ".cache", "baseline", revision));
    expect(readFileSync(join(checkout, MAIN), "utf8")).toBe("// former");
    expect(readFileSync(join(checkout, "ready"), "utf8")).toBe("x");
    // The work of whoever asks is as it was.
    expect(git("status", "--porcelain").trim()).toBe(`M ${MAIN}`);
  });

  it("is written down once only", async () => {
    const again = await buildBaseline("HEAD~1", silent, root);
    expect(again.ok && readFileSync(join(again.value.checkout, "ready"), "utf8")).toBe("xx");
  });

  it("is refused in one sentence where it is not there or not yet a command line", async () => {
    expect(await buildBaseline("no-such", silent, root)).toEqual({
      ok: false,
      error: "there is no revision no-such in this repository",
    });
    expect(await buildBaseline("--all", silent, root)).toMatchObject({ ok: false });
    expect(await buildBaseline("HEAD~2", silent, root)).toEqual({
      ok: false,
      error: "HEAD~2 is from before there was a command line",
    });
  });

  it("is refused in one sentence where its bootstrap fails", async () => {
    write("scripts/bootstrap.mjs", 'console.error("darbar: no network.");\nprocess.exit(1);\n');
    commit();
    expect(await buildBaseline("HEAD", silent, root)).toEqual({
      ok: false,
      error: "HEAD could not be made ready (darbar: no network)",
    });
  });

  it("needs the repository", async () => {
    const copy = mkdtempSync(join(tmpdir(), "darbar-copy-"));
    try {
      expect(await buildBaseline("HEAD", silent, copy)).toEqual({
        ok: false,
        error: "--baseline needs the repository, and this is a copy without it",
      });
      expect(existsSync(join(copy, ".cache"))).toBe(false);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
