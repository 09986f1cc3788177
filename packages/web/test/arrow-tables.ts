import type { Seat } from "@darbar/kernel";
import type { Box, MeasuredTable } from "../src/board/arrows/measured.ts";
import type { Point, Way } from "../src/board/arrows/way.ts";

/* Tables on which arrows are tried: where seats are when they stand in an arch, and when they stand in rows. */

/** How many sit left of the stage, above it and right of it, for 1 to 9 others. */
const ARCHES: readonly (readonly [number, number, number])[] = [
  [0, 1, 0],
  [1, 0, 1],
  [1, 1, 1],
  [1, 2, 1],
  [2, 1, 2],
  [2, 2, 2],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
];

/** The reader has the first seat, the others sit clockwise from their left. */
export const HOME: Seat = 0;

const PAD = 20;

/** A table of this size with seats of this size in an arch. */
export function archTable(others: number, [width, height]: Size, [wide, high]: Size): MeasuredTable {
  const [left, above, right] = ARCHES[others - 1];
  const inner = { left: PAD + wide + PAD, right: width - PAD - wide - PAD };
  const at = (x: number, y: number): Box => ({ left: x, top: y, right: x + wide, bottom: y + high });
  const spread = (count: number, from: number, to: number, size: number): readonly number[] => {
    const free = (to - from - count * size) / (count + 1);
    return Array.from({ length: count }, (_, index) => from + free + index * (size + free));
  };
  const boxes = [
    ...spread(left, PAD, height - PAD, high)
      .toReversed()
      .map((y) => at(PAD, y)),
    ...spread(above, inner.left, inner.right, wide).map((x) => at(x, PAD)),
    ...spread(right, PAD, height - PAD, high).map((y) => at(width - PAD - wide, y)),
  ];
  const stage = { ...inner, top: above === 0 ? PAD : PAD + high + PAD, bottom: height - PAD };
  return {
    seats: new Map(boxes.map((box, index) => [index + 1, box])),
    home: { seat: HOME, box: around({ x: width / 2, y: height }, [320, 40]) },
    stage,
    emblem: around({ x: width / 2, y: (stage.top + stage.bottom) / 2 }, [90, 90]),
    dock: { left: 0, top: height, right: width, bottom: height + 250 },
  };
}

/** A narrow table: rows of this many seats, and the dock below it, or beside it. */
export function rowTable(others: number, columns: number, [width, height]: Size, isBeside = false): MeasuredTable {
  const gap = 6;
  const wide = (width - 2 * gap - (columns - 1) * gap) / columns;
  const boxes = Array.from({ length: others }, (_, index): Box => {
    const left = gap + (index % columns) * (wide + gap);
    const top = 8 + Math.floor(index / columns) * (64 + 16);
    return { left, top, right: left + wide, bottom: top + 64 };
  });
  const last = Math.max(...boxes.map(({ bottom }) => bottom));
  const stage = { left: 0, top: last + 4, right: width, bottom: height };
  return {
    seats: new Map(boxes.map((box, index) => [index + 1, box])),
    home: {
      seat: HOME,
      box: isBeside
        ? around({ x: width + 200, y: 60 }, [120, 40])
        : around({ x: width - 80, y: height + 30 }, [120, 40]),
    },
    stage,
    emblem: around({ x: width / 2, y: Math.min(stage.top + 50, (stage.top + stage.bottom) / 2) }, [44, 44]),
    dock: isBeside
      ? { left: width, top: -40, right: width + 460, bottom: height }
      : { left: 0, top: height, right: width, bottom: height + 200 },
  };
}

type Size = readonly [number, number];

function around({ x, y }: Point, [width, height]: Size): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The seats that a way runs through. */
export function crossed(way: Way, { seats }: MeasuredTable): readonly Seat[] {
  return [...seats].flatMap(([seat, { left, top, right, bottom }]) =>
    densely(way).some(({ x, y }) => x > left && x < right && y > top && y < bottom) ? [seat] : [],
  );
}

/** The spots of a way, a pixel or so apart. */
function densely(way: Way): Way {
  return way.flatMap((here, index) => {
    const next = way[index + 1] ?? here;
    const steps = Math.ceil(Math.hypot(next.x - here.x, next.y - here.y));
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: here.x + ((next.x - here.x) * step) / Math.max(steps, 1),
      y: here.y + ((next.y - here.y) * step) / Math.max(steps, 1),
    }));
  });
}
