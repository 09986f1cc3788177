/** Parts of a full block, by eighths. */
const PARTS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;

/** A share from 0 to 1 as a bar of so many columns. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  const drawn = "█".repeat(Math.floor(eighths / 8)) + PARTS[eighths % 8];
  return drawn.padEnd(width, "·");
}

/** A share as whole percent: "38 %". */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
