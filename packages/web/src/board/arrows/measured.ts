import type { Seat } from "@darbar/kernel";

/** A rectangle on the table, in pixels from the corner of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where an arrow begins or ends: at a seat, or in the middle of the table. */
export type End = Seat | "stage";

/** Whence and whither an arrow goes. A claim goes by way of the stage, where its emblem is. */
export interface ArrowEnds {
  readonly from: End;
  readonly to: End;
  readonly through?: "stage" | undefined;
}

/** Where everything is that arrows join or must not cross. */
export interface MeasuredTable {
  /** The seats of the others. */
  readonly seats: ReadonlyMap<Seat, Box>;
  /** The reader's own place, which is at the edge of the table; `null` for whoever only watches. */
  readonly home: { readonly seat: Seat; readonly box: Box } | null;
  /** The middle of the table. */
  readonly stage: Box;
  /** What lies on it. */
  readonly emblem: Box;
  /** Everything the reader has before them. It lies below the table, or beside it. */
  readonly dock: Box;
}

export function middleOf({ left, top, right, bottom }: Box): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The value, or the end of the stretch that it lies beyond. Of a stretch that is none, its middle. */
export function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}
