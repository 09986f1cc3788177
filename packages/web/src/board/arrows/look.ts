import type { Layout } from "../layout.ts";
import { cut, lengthOf, pathOf, spotAt, type Way } from "./way.ts";

/** How an arrow is painted. */
export interface Painted {
  /** The line, which ends where its head begins. */
  readonly line: string;
  /** The head, with its tip at the spot and pointing to the right before it is turned. */
  readonly head: string;
  readonly turn: string;
  readonly dashes: string | undefined;
}

/** A way as an arrow of this width. An aim is dashed: a gun points, and has not been fired. */
export function painted(way: Way, width: number, isDashed: boolean): Painted {
  const size = width * 3.4;
  const long = lengthOf(way);
  const tip = way[way.length - 1];
  // Where the line bends into its end, the head points as the last stretch does.
  const { towards } = spotAt([spotAt(way, long - size), tip], size);
  return {
    line: pathOf(cut(way, Math.max(1, long - size * 0.7))),
    head: `M0 0L${-size} ${-size * 0.55}L${-size * 0.72} 0L${-size} ${size * 0.55}Z`,
    turn: turnedAt({ ...tip, towards }),
    dashes: isDashed ? `${width * 2.4} ${width * 1.6}` : undefined,
  };
}

/** A spot of a way as a transformation. */
function turnedAt({ x, y, towards }: ReturnType<typeof spotAt>): string {
  return `translate(${x} ${y}) rotate(${towards})`;
}

/** What rides on an arrow keeps its feet down: one that flies to the right is mirrored, not turned over. */
export function uprightAt(spot: ReturnType<typeof spotAt>): string {
  const isBack = Math.abs(spot.towards) > 90;
  return isBack ? turnedAt({ ...spot, towards: spot.towards + 180 }) : `${turnedAt(spot)} scale(-1 1)`;
}

/** How wide a line is, at letters of 16 px. Where seats stand in rows the lanes are narrow. */
export function widthOf(kind: "aim" | "claim" | "coins", isMine: boolean, layout: Layout): number {
  const isNarrow = layout === "phone" || layout === "land";
  switch (kind) {
    case "claim":
      return isNarrow ? 3.5 : 5;
    case "coins":
      return 2;
    case "aim":
      return isNarrow ? 2.5 : isMine ? 3 : 2;
  }
}
