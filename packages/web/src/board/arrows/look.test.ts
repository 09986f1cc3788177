import { describe, expect, it } from "vitest";
import { painted, uprightAt } from "./look.ts";
import { curve, cut, lengthOf, pathOf, rounded, spotAt } from "./way.ts";

const LINE = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 80 },
];

describe("a way", () => {
  it("is as long as its pieces, and is cut to any length", () => {
    expect(lengthOf(LINE)).toBe(140);
    expect(cut(LINE, 100)).toEqual([
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 40 },
    ]);
    expect(cut(LINE, 1000)).toEqual(LINE);
    expect(spotAt(LINE, 30)).toEqual({ x: 30, y: 0, towards: 0 });
    expect(spotAt(LINE, 100)).toEqual({ x: 60, y: 40, towards: 90 });
  });

  it("begins and ends where its curve does", () => {
    const way = curve([
      { x: 0, y: 0 },
      { x: 50, y: 90 },
      { x: 100, y: 0 },
    ]);
    expect([way[0], way.at(-1)]).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]);
  });

  it("has round corners, and no corner where it goes on as it came or stands still", () => {
    expect(
      rounded([
        { x: 0, y: 0 },
        { x: 0, y: 0.2 },
        { x: 40, y: 0 },
      ]),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ]);
    const way = rounded(LINE);
    expect(way).not.toContainEqual(LINE[1]);
    expect(lengthOf(way)).toBeLessThan(140);
  });

  it("is written in tenths of pixels", () => {
    expect(
      pathOf([
        { x: 0.123, y: 4 },
        { x: 5, y: 6.66 },
      ]),
    ).toBe("M0.1 4L5 6.7");
  });
});

describe("an arrow", () => {
  it("has its head at the end of its way, and its line ends under the head", () => {
    const { line, turn } = painted(LINE, 3, false);
    expect(turn).toBe("translate(60 80) rotate(90)");
    expect(line.endsWith("L60 72.9")).toBe(true);
  });

  it("is dashed for an aim", () => {
    expect(painted(LINE, 3, true).dashes).toBeDefined();
    expect(painted(LINE, 3, false).dashes).toBeUndefined();
  });

  it("keeps the feet of what rides on it down", () => {
    expect(uprightAt({ x: 1, y: 2, towards: 180 })).toBe("translate(1 2) rotate(360)");
    expect(uprightAt({ x: 1, y: 2, towards: 10 })).toBe("translate(1 2) rotate(10) scale(-1 1)");
  });
});
