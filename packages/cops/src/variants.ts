import type * as kernel from "@darbar/kernel";
import type { Options } from "./options.ts";
import { FEWEST_SEATS, MODES, MOST_SEATS, VERSION } from "./rules.ts";

export type Variant = kernel.Variant<Options>;

/** Both games with every number of seats. */
export function everyVariant(): readonly Variant[] {
  const counts = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, more) => FEWEST_SEATS + more);
  return MODES.flatMap((mode) =>
    counts.map((seats) => ({ options: { version: VERSION, mode, first: seats - 1 }, seats })),
  );
}
