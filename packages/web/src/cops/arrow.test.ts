import { expect, it } from "vitest";
import { arrowBetween, arrowUnder, type Box, isOneRow } from "./arrow.ts";

const box = (left: number, top: number): Box => ({ left, top, width: 100, height: 60 });

function pointsOf(path: string): readonly (readonly [number, number])[] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return Array.from(
    { length: numbers.length / 2 },
    (_, index) => [numbers[2 * index], numbers[2 * index + 1]] as const,
  );
}

function isInside([x, y]: readonly [number, number], { left, top, width, height }: Box): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

it("an arrow begins outside of who aims and ends outside of whom they aim at, close by", () => {
  for (const [from, to] of [
    [box(0, 0), box(400, 0)],
    [box(0, 0), box(0, 400)],
    [box(300, 300), box(20, 10)],
  ] as const) {
    const { line, head } = arrowBetween(from, to);
    const [tail] = pointsOf(line);
    const [tip] = pointsOf(head);
    expect(isInside(tail, from)).toBe(false);
    expect(isInside(tip, to)).toBe(false);
    expect(Math.hypot(tip[0] - (to.left + 50), tip[1] - (to.top + 30))).toBeLessThan(70);
  }
});

it("two who aim at each other are two arrows", () => {
  const there = arrowBetween(box(0, 0), box(400, 0));
  const back = arrowBetween(box(400, 0), box(0, 0));
  const bendOf = (line: string): number => pointsOf(line)[1][1];
  expect(bendOf(there.line)).not.toBe(bendOf(back.line));
});

it("an arrow along a row hangs below it, over nobody who sits between", () => {
  const [first, last] = [box(0, 0), box(220, 0)];
  expect(isOneRow(first, last)).toBe(true);
  expect(isOneRow(first, box(0, 70))).toBe(false);
  for (const { line, head } of [arrowUnder(first, last), arrowUnder(last, first)]) {
    expect(Math.min(...[...pointsOf(line), ...pointsOf(head)].map(([, y]) => y))).toBeGreaterThan(60);
  }
  expect(arrowUnder(first, last).line).not.toBe(arrowUnder(last, first).line);
});
