import type { Words } from "@darbar/words/words";
import { isFromRight } from "../text/direction.ts";

/** Parts of a full block, by eighths; they grow from the left. */
const PARTS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;

/** A share from 0 to 1 as a bar of so many columns. */
export function bar(share: number, width: number, { language }: Words): string {
  const columns = Math.min(1, Math.max(0, share)) * width;
  const eighths = isFromRight(language) ? Math.round(columns) * 8 : Math.round(columns * 8);
  const drawn = "█".repeat(Math.floor(eighths / 8)) + PARTS[eighths % 8];
  return drawn.padEnd(width, "·");
}

/** A share as whole percent: "38 %". */
export function percent(share: number, { t }: Words): string {
  return t("replay.review.chance", { to: inWhole(share) / 100 });
}

/** A share in points, from 0 to 100. */
export function inWhole(share: number): number {
  return Math.round(share * 100);
}
