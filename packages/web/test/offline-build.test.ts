import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesIn, versionOf, workerFor } from "../build/offline.ts";

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "darbar-offline-"));
  for (const inside of ["assets", "portraits"]) mkdirSync(join(folder, inside));
  const scripts = ["sw.js", "assets/main.js", "assets/main.js.gz", "assets/main.js.map"];
  for (const file of ["index.html", "icon.svg", "portraits/zal.svg", "portraits/zal.svg.br", ...scripts]) {
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

it("lists what the page needs, and neither its compressed twins nor the worker itself", () => {
  expect(filesIn(builtFolder())).toEqual(["/assets/main.js", "/icon.svg", "/index.html", "/portraits/zal.svg"]);
});

it("has another name as soon as one file is another", () => {
  const folder = builtFolder();
  const before = versionOf(folder, filesIn(folder));
  expect(versionOf(folder, filesIn(folder))).toBe(before);
  writeFileSync(join(folder, "icon.svg"), "another");
  expect(versionOf(folder, filesIn(folder))).not.toBe(before);
});

it("is one small script that imports nothing and knows its files", async () => {
  const code = await workerFor(["/", "/assets/main.js"], "0123456789abcdef");
  expect(code).toContain("/assets/main.js");
  expect(code).toContain("0123456789abcdef");
  expect(code).not.toMatch(/\b(?:import|export)\b/);
  expect(code.length).toBeLessThan(4_000);
});
