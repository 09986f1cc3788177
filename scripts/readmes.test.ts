import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleIn, readExample, runExample, writeExample } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const PACKAGES = join(ROOT, "packages");
const NAMES = readdirSync(PACKAGES);

describe("every package has a README, and what it shows is true", () => {
  it.each(NAMES)("%s: its first example prints what it says", async (name) => {
    const folder = join(PACKAGES, name);
    const example = readExample(folder);
    expect(await runExample(folder, example)).toEqual(example.promised);
  });

  it("the code in examples has the types that it seems to have", () => {
    const files = NAMES.flatMap((name) => {
      const folder = join(PACKAGES, name);
      const example = readExample(folder);
      return example.kind === "code" ? [writeExample(folder, example)] : [];
    });
    const config = join(ROOT, ".cache/readme/tsconfig.json");
    const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, types: ["node"] };
    writeFileSync(config, JSON.stringify({ extends: "../../tsconfig.base.json", compilerOptions, files }));
    const checked = spawnSync(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", config], {
      encoding: "utf8",
    });
    expect(checked.stdout).toBe("");
  });

  it("an example that does not say what it prints is none", () => {
    expect(exampleIn("# A package\n\n```ts\nconsole.log(1);\n```\n")).toBeNull();
    expect(exampleIn("# A package\n\n```console\n$ npx darbar\n```\n")).toBeNull();
    expect(exampleIn("# A package\n")).toBeNull();
  });
});
