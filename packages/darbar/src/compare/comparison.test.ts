import { describe, expect, it } from "vitest";
import { compare, compareWithForeign, inColumns, seriesInColumns } from "./comparison.ts";
import { foreignFigure } from "./contenders.ts";
import type { Series } from "./figure.ts";

const speed: Series = { name: "speed", better: "more", isMain: true, values: [2000, 3000, 2500] };
const memory: Series = { name: "memory", better: "less", isMain: false, values: [4, 5, 6] };

describe("a comparison", () => {
  it("is of figures with the same name", () => {
    const { figures } = compare("before", true, [speed, memory], [{ ...memory, values: [8, 10, 12] }]);
    expect(figures.map(({ name, ratio }) => [name, ratio.median])).toEqual([["memory", 0.5]]);
  });

  it("pairs rounds only where both were measured by turns", () => {
    const before = { ...speed, values: [1000, 1500, 5000] };
    expect(compare("before", true, [speed], [before]).figures[0].ratio).toMatchObject({ least: 0.5, most: 2 });
    expect(compare("before", false, [speed], [before]).figures[0].ratio).toMatchObject({ least: 0.4, most: 3 });
  });

  it("stands beside the figure of a foreign program by what the command is about", () => {
    const foreign: Series = { ...speed, name: "theirs", values: [1000, 1000, 1000] };
    const { figures } = compareWithForeign("other", [speed, memory], foreign);
    expect(figures.map(({ name, ratio }) => [name, ratio.median])).toEqual([["speed", 2.5]]);
  });

  it("is written in columns", () => {
    const text = inColumns(compare("revision abc", true, [speed, memory], [speed, { ...memory, values: [8, 10, 12] }]));
    expect(text.split("\n").map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ["Beside revision abc (measured by turns; medians):"],
      ["ours", "theirs", "ratio", "95 % interval", "least to most", "best to best"],
      ["speed", "2,500", "2,500", "1.00", "1.00 to 1.00", "1.00 to 1.00", "1.00"],
      ["memory (less is better)", "5.00", "10.0", "0.50", "0.50 to 0.50", "0.50 to 0.50", "0.50"],
      [""],
    ]);
  });
});

it("figures alone are written with their spread and the best", () => {
  const lines = seriesInColumns([speed, memory]).trimEnd().split("\n");
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ["median", "least to most", "best"],
    ["speed", "2,500", "2,000 to 3,000", "3,000"],
    ["memory (less is better)", "5.00", "4.00 to 6.00", "4.00"],
  ]);
});

describe("a foreign program", () => {
  it.each([
    ["1 warm-up\n2,512,004.5 steps/s\n", 2512004.5],
    ["speed: 3.1e6", 3.1e6],
    ["42", 42],
  ])("that prints %j has that figure", (text, value) => {
    expect(foreignFigure(text, "other")).toMatchObject({ value, better: "more" });
  });

  it.each(["", "done", "0"])("that prints %j has none", (text) => {
    expect(() => foreignFigure(text, "other")).toThrow("other has printed no number above 0");
  });
});
