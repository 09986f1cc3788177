import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkFolder, readFigures, type SavedFigures, saveFigures } from "./saved.ts";

const folder = mkdtempSync(join(tmpdir(), "darbar-figures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const saved: SavedFigures = {
  command: "bench",
  arguments: ["--seats", "6"],
  node: "v24.0.0",
  figures: [{ name: "speed", better: "more", isMain: true, values: [1, 2.5] }],
};

describe("figures in a file", () => {
  it("are read as they were written", () => {
    const file = join(folder, "figures.json");
    expect(checkFolder(file)).toEqual({ ok: true, value: null });
    expect(saveFigures(file, saved)).toEqual({ ok: true, value: null });
    expect(readFigures(file, "bench")).toEqual({ ok: true, value: saved });
  });

  it("belong to the command that has measured them", () => {
    const file = join(folder, "of-load.json");
    saveFigures(file, { ...saved, command: "load" });
    expect(readFigures(file, "bench")).toEqual({ ok: false, error: `${file} holds figures of load, not of bench` });
  });

  it.each([
    "",
    "null",
    "[]",
    '{"rows":[]}',
    JSON.stringify({ ...saved, darbar: "records" }),
    JSON.stringify({ ...saved, darbar: "figures", figures: [{ ...saved.figures[0], values: [0] }] }),
    JSON.stringify({ ...saved, darbar: "figures", figures: [{ ...saved.figures[0], values: [] }] }),
    JSON.stringify({ ...saved, darbar: "figures", figures: [null] }),
  ])("are refused where it holds %j", (text) => {
    const file = join(folder, "other.json");
    writeFileSync(file, text);
    expect(readFigures(file, "bench")).toEqual({
      ok: false,
      error: `${file} holds no figures that --save has written`,
    });
  });

  it("need a file that can be read, and a folder that can be written", () => {
    expect(readFigures("/no/such", "bench")).toEqual({ ok: false, error: "/no/such cannot be read" });
    const error = "/no/such/file cannot be written; is there such a folder, and may you write there?";
    expect(checkFolder("/no/such/file")).toEqual({ ok: false, error });
    expect(saveFigures("/no/such/file", saved)).toEqual({ ok: false, error });
  });
});
