import { isRoomy, type Layout } from "./layout.ts";

/**
 * How closely a table is packed. `words`: what follows stands under each choice. `labels`: it stands in one line for the
 * choice that is pointed at or held. `close`: own cards and gaps are small. `scrolls`: it cannot be otherwise, as with
 * large letters; then the dock scrolls and says so.
 */
export const FITS = ["words", "labels", "close", "scrolls"] as const;
export type Fit = (typeof FITS)[number];

/** What a table is like before it is packed. */
export interface Ground {
  readonly layout: Layout;
  /** Whether the seats of a narrow table are in two rows. */
  readonly isCrowd: boolean;
  /** Whether the table is on another screen. */
  readonly isCompanion?: boolean;
  /** The height of the screen, in letters. */
  readonly screen: number;
}

/** How much of the height the seats and the stage keep, in letters: plenty where words stand under the choices. */
export function leastTable({ layout, isCrowd, isCompanion, screen }: Ground, fit: Fit): number {
  if (fit === "scrolls" || layout === "land" || isCompanion === true) return 0;
  if (isRoomy(layout))
    return { words: Math.max(17, 0.42 * screen), labels: Math.max(15, 0.38 * screen), close: 13 }[fit];
  if (isCrowd) return { words: Math.max(17, 0.34 * screen), labels: 14.5, close: 12 }[fit];
  return { words: Math.max(14, 0.34 * screen), labels: 11.5, close: 7 }[fit];
}
