import { describe, expect, it } from "vitest";
import { archTable, crossed, HOME, rowTable } from "../../../test/arrow-tables.ts";
import { laneWays } from "./lanes.ts";
import { type ArrowEnds, type MeasuredTable, middleOf } from "./measured.ts";
import type { Way } from "./way.ts";

const TABLES: readonly (readonly [string, MeasuredTable])[] = [
  ["three others on a phone", rowTable(3, 3, [360, 300])],
  ["five others on a phone", rowTable(5, 3, [360, 330])],
  ["seven others on a small phone", rowTable(7, 4, [360, 190])],
  ["nine others on a phone", rowTable(9, 5, [390, 420])],
  ["seven others on a lying phone", rowTable(7, 4, [370, 346], true)],
];

const others = ({ seats }: MeasuredTable): readonly number[] => [...seats.keys()];

/** Nobody is crossed but for the rim that a line begins or ends at. */
function crossesNobody(ways: readonly Way[], table: MeasuredTable): void {
  for (const way of ways) expect(crossed(way, table)).toEqual([]);
}

describe.each(TABLES)("%s", (_, table) => {
  it("leads from everybody to the reader, and from the reader to everybody, through nobody", () => {
    for (const seat of others(table)) {
      const [there, back] = laneWays(
        [
          { from: seat, to: HOME },
          { from: HOME, to: seat },
        ],
        table,
      );
      crossesNobody([there, back], table);
      const foot = middleOf(table.seats.get(seat) ?? table.stage);
      expect(Math.abs(there[0].x - foot.x)).toBeLessThan(10);
      expect(there.at(-1)).not.toEqual(back[0]);
    }
  });

  it("has a lane for each of four guns on the reader, and for the reader's own", () => {
    const guns: readonly ArrowEnds[] = [
      ...others(table)
        .slice(0, 4)
        .map((from) => ({ from, to: HOME })),
      { from: HOME, to: others(table).at(-1) ?? 1 },
    ];
    const ways = laneWays(guns, table);
    crossesNobody(ways, table);
    const tips = ways.map((way, index) => (index === guns.length - 1 ? way[0] : (way.at(-1) ?? way[0])));
    expect(new Set(tips.map(({ x, y }) => `${x} ${y}`)).size).toBe(guns.length);
  });

  it("leads a claim by way of the emblem", () => {
    for (const from of others(table)) {
      for (const to of [HOME, ...others(table)].filter((each) => each !== from)) {
        const [way] = laneWays([{ from, to, through: "stage" }], table);
        crossesNobody([way], table);
        const { left, right, top, bottom } = table.emblem;
        expect(way.some(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)).toBe(true);
      }
    }
  });

  it("leads a claim against nobody to the emblem, and coins from it", () => {
    for (const seat of others(table)) {
      const [claim, coins] = laneWays(
        [
          { from: seat, to: "stage" },
          { from: "stage", to: seat },
        ],
        table,
      );
      crossesNobody([claim, coins], table);
      expect(claim.length).toBeGreaterThan(1);
      expect(coins.length).toBeGreaterThan(1);
    }
  });
});

it("goes straight down where nobody sits below", () => {
  const table = rowTable(5, 4, [360, 300]);
  const [way] = laneWays([{ from: 4, to: HOME }], table);
  const foot = middleOf(table.seats.get(4) ?? table.stage).x;
  expect(way.filter(({ y }) => y < table.stage.top).every(({ x }) => x === foot)).toBe(true);
});

it("leads between two others under the upper of their rows", () => {
  const table = rowTable(7, 4, [360, 300]);
  const ways = laneWays(
    [
      { from: 1, to: 3 },
      { from: 2, to: 6 },
      { from: 7, to: 5 },
    ],
    table,
  );
  crossesNobody(ways, table);
});

it("draws nothing to whoever is not at the table", () => {
  expect(laneWays([{ from: 9, to: HOME }], { ...archTable(3, [800, 500], [200, 100]), home: null })).toEqual([[]]);
});
