import type { Seat } from "@darbar/kernel";
import { type ArrowEnds, type Box, type MeasuredTable, middleOf, within } from "./measured.ts";
import { type Gap, takenLanes } from "./taken-lanes.ts";
import { type Point, rounded, type Way } from "./way.ts";

/** A row of seats, from its highest to its lowest edge. */
interface SeatRow {
  readonly top: number;
  readonly bottom: number;
  readonly boxes: readonly Box[];
}

/** How far lines stay apart: in the lanes between rows, in the gutters between columns, at a seat, at one's own place. */
const LANE = 4;
const GUTTER = 3.5;
const FOOT = 7;
const OWN = 8;

/**
 * Arrows on a narrow table, where the seats stand in rows: under the rows and down the gutters between columns, so that no
 * line ever crosses a name or a card. Every arrow has a lane of its own as long as there is room.
 */
export function laneWays(wishes: readonly ArrowEnds[], table: MeasuredTable): readonly Way[] {
  const { home, stage, dock, emblem } = table;
  const rows = rowsOf([...table.seats.values()]);
  const last = rows.at(-1)?.bottom ?? stage.top;
  const take = takenLanes();

  /** The corners from a seat down to where the stage begins, on the way to somewhere. */
  const down = (seat: Seat, towards: number): Point[] => {
    const box = table.seats.get(seat);
    if (box === undefined) return [];
    const x = take(`foot-${seat}`, middleOf(box).x, FOOT, { from: box.left + OWN, to: box.right - OWN });
    const index = rows.findIndex(({ boxes }) => boxes.includes(box));
    const next = rows[index + 1];
    const foot = { x, y: box.bottom + 1 };
    if (next === undefined) return [foot];
    const { bottom } = rows[index];
    const y = take(`row-${index}`, (bottom + next.top) / 2, LANE, { from: bottom + 2, to: next.top - 2 });
    const gutter = through(rows.slice(index + 1), x, towards);
    return [foot, { x, y }, { x: gutter, y }, { x: gutter, y: last + 1 }];
  };

  /** Where a line goes down between the seats of these rows. */
  const through = (below: readonly SeatRow[], from: number, towards: number): number => {
    const gaps = gapsIn(below, table);
    const detour = (x: number): number => Math.abs(x - from) + Math.abs(x - towards);
    const places = gaps.flatMap((gap) =>
      [from, towards].map((wanted) => ({ gap, wanted: within(wanted, gap.from, gap.to) })),
    );
    const [best] = places
      .filter(({ gap, wanted }) => take.isFree(`gutter-${gap.from}`, wanted, GUTTER, gap))
      .toSorted(
        (one, two) =>
          detour(one.wanted) - detour(two.wanted) || Math.abs(one.wanted - from) - Math.abs(two.wanted - from),
      );
    return best === undefined ? from : take(`gutter-${best.gap.from}`, best.wanted, GUTTER, best.gap);
  };

  const isBeside = dock.top < last && dock.bottom > last;
  const edge = middleOf(dock).x > middleOf(stage).x ? dock.left - 2 : dock.right + 2;

  /** From the last corner to the reader: to the rim of what lies before them. */
  const toMe = ({ x }: Point, from: number): Point[] => {
    if (home === null) return [];
    if (isBeside) {
      const y = take("edge", from, LANE + 1, { from: last + 8, to: Math.max(last + 8, stage.bottom - LANE) });
      return [
        { x, y },
        { x: edge, y },
      ];
    }
    const top = Math.min(dock.top, home.box.top);
    const end = take("own", middleOf(home.box).x, OWN, { from: home.box.left + OWN, to: home.box.right - OWN });
    const y = take("above", top - 18, LANE, { from: Math.min(from, top - 14), to: top - 14 });
    return [
      { x, y },
      { x: end, y },
      { x: end, y: top - 2 },
    ];
  };
  const myX = home === null ? 0 : isBeside ? edge : middleOf(home.box).x;

  const fromSeat = (seat: Seat): Way => {
    const corners = down(seat, myX);
    const foot = corners.at(-1);
    return foot === undefined ? [] : [...corners, ...toMe(foot, isBeside ? last + 14 : last + 8)];
  };

  /** To the emblem on the stage: down to its height, then to its side. */
  const fromSeatToEmblem = (seat: Seat): Point[] => {
    const { x, y } = middleOf(emblem);
    const corners = down(seat, x);
    const foot = corners.at(-1);
    if (foot === undefined) return [];
    const isAbove = foot.x > emblem.left && foot.x < emblem.right;
    const height = isAbove ? y : take("emblem", y, LANE * 2, { from: emblem.top + LANE, to: emblem.bottom - LANE });
    return [...corners, { x: foot.x, y: height }, { x, y: height }];
  };

  const fromEmblemToMe = (): Point[] => {
    const { x, y } = middleOf(emblem);
    if (isBeside)
      return [
        { x, y },
        { x: edge, y },
      ];
    return [{ x, y }, ...toMe({ x, y }, emblem.bottom + LANE)];
  };

  const leg = (seat: Seat): Way => (seat === home?.seat ? fromEmblemToMe().toReversed() : fromSeatToEmblem(seat));

  return wishes.map(({ from, to, through: by }) => {
    if (from === "stage" || to === "stage") {
      const seat = from === "stage" ? to : from;
      const way = seat === "stage" ? [] : leg(seat);
      return rounded(from === "stage" ? way.toReversed() : way);
    }
    if (by === "stage") return rounded([...leg(from), ...leg(to).toReversed()]);
    if (from === home?.seat) return rounded(fromSeat(to).toReversed());
    return rounded(to === home?.seat ? fromSeat(from) : underRows(from, to));
  });

  /** Between two others: under the upper of their rows. */
  function underRows(from: Seat, to: Seat): Way {
    const one = table.seats.get(from);
    const two = table.seats.get(to);
    if (one === undefined || two === undefined) return [];
    const rowOf = (box: Box): number => rows.findIndex(({ boxes }) => boxes.includes(box));
    const upper = Math.min(rowOf(one), rowOf(two));
    const { bottom } = rows[upper];
    const next = rows[upper + 1]?.top ?? bottom + 18;
    const y = take(`row-${upper}`, (bottom + next) / 2, LANE, { from: bottom + 2, to: next - 2 });
    const foot = (seat: Seat, box: Box): Point[] => {
      const x = take(`foot-${seat}`, middleOf(box).x, FOOT, { from: box.left + OWN, to: box.right - OWN });
      return [
        { x, y: rowOf(box) === upper ? box.bottom + 1 : box.top - 1 },
        { x, y },
      ];
    };
    return [...foot(from, one), ...foot(to, two).toReversed()];
  }
}

/** The rows of a table, from the top. */
function rowsOf(boxes: readonly Box[]): readonly SeatRow[] {
  const rows: SeatRow[] = [];
  for (const box of boxes.toSorted((one, two) => one.top - two.top)) {
    const row = rows.at(-1);
    if (row === undefined || middleOf(box).y > row.bottom)
      rows.push({ top: box.top, bottom: box.bottom, boxes: [box] });
    else rows[rows.length - 1] = { ...row, bottom: Math.max(row.bottom, box.bottom), boxes: [...row.boxes, box] };
  }
  return rows;
}

/** The stretches between left and right in which nobody of these rows sits. */
function gapsIn(rows: readonly SeatRow[], { stage }: MeasuredTable): readonly Gap[] {
  const boxes = rows.flatMap((row) => row.boxes).toSorted((one, two) => one.left - two.left);
  const gaps: Gap[] = [];
  let from = Math.min(stage.left, boxes[0]?.left ?? stage.left);
  for (const { left, right } of boxes) {
    if (left - from >= GUTTER) gaps.push({ from: from + 1.5, to: left - 1.5 });
    from = Math.max(from, right);
  }
  if (stage.right - from >= GUTTER) gaps.push({ from: from + 1.5, to: stage.right - 1.5 });
  return gaps;
}
