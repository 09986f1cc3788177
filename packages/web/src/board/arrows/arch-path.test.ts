import { describe, expect, it } from "vitest";
import { archTable, crossed, HOME } from "../../../test/arrow-tables.ts";
import { archWays } from "./arch-path.ts";
import { type ArrowEnds, type MeasuredTable, middleOf } from "./measured.ts";

const TABLES: readonly (readonly [string, MeasuredTable])[] = Array.from(
  { length: 9 },
  (_, index) => index + 1,
).flatMap((others) => [
  [`${others} others at 1440×900`, archTable(others, [1120, 620], others > 5 ? [214, 106] : [330, 150])],
  [`${others} others at 1280×720`, archTable(others, [980, 430], others > 5 ? [180, 92] : [270, 120])],
]);

const everyPair = ({ seats }: MeasuredTable): readonly ArrowEnds[] => {
  const all = [HOME, ...seats.keys()];
  return all.flatMap((from) => all.flatMap((to) => (to === from ? [] : [{ from, to }])));
};

describe.each(TABLES)("%s", (_, table) => {
  it("runs through nobody, whoever aims at whom", () => {
    for (const wish of everyPair(table)) {
      const [way] = archWays([wish], table);
      expect(crossed(way, table), `${wish.from} at ${wish.to}`).toEqual([]);
    }
  });

  it("begins and ends at the rims of the two", () => {
    for (const wish of everyPair(table)) {
      const [way] = archWays([wish], table);
      for (const [end, spot] of [[wish.from, way[0]] as const, [wish.to, way.at(-1)] as const]) {
        const { left, top, right, bottom } =
          (end === HOME ? table.home?.box : table.seats.get(end as number)) ?? table.stage;
        const [x, y] = [spot?.x ?? 0, spot?.y ?? 0];
        const off = Math.max(left - x, x - right, top - y, y - bottom);
        expect(off).toBeGreaterThan(0);
        expect(off).toBeLessThan(8);
      }
    }
  });

  it("leads a claim by way of the emblem", () => {
    const emblem = middleOf(table.emblem);
    for (const { from, to } of everyPair(table)) {
      const [way] = archWays([{ from, to, through: "stage" }], table);
      expect(way).toContainEqual(emblem);
      expect(crossed(way, table)).toEqual([]);
    }
  });
});

it("keeps all arrows that meet at a seat apart, and two that go there and back", () => {
  const table = archTable(7, [1120, 620], [214, 106]);
  const onOne = [...table.seats.keys()].filter((seat) => seat !== 4).map((from): ArrowEnds => ({ from, to: 4 }));
  const tips = archWays(onOne, table).map((way) => way.at(-1)?.x ?? 0);
  for (const [index, tip] of tips.entries()) {
    for (const other of tips.slice(index + 1)) expect(Math.abs(tip - other)).toBeGreaterThan(10);
  }
  const [there, back] = archWays(
    [
      { from: 1, to: 7 },
      { from: 7, to: 1 },
    ],
    table,
  );
  for (const [index, { x, y }] of there.entries()) {
    const other = back[back.length - 1 - index];
    expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(8);
  }
});
