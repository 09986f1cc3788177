import { later } from "../../app/later.tsx";
import type { ArrowsProps } from "./arrows.tsx";

/** Arrows across the table; what draws them is loaded with the first. */
export const LaterArrows = later<ArrowsProps>(
  async () => (await import("./arrows.tsx")).Arrows,
  ({ arrows }) => arrows.length > 0,
);
