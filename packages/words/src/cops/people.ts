import type { Seat, Viewer } from "@darbar/kernel";
import type { Names } from "../names.ts";
import { yes } from "../people.ts";
import type { Arguments } from "../words.ts";

export { aimedAt, doer } from "../people.ts";

/** Who gets something, or at whom a gun is turned: `to`, and `toMe` if it is the reader. */
export function given(seat: Seat, viewer: Viewer, names: Names): Arguments {
  return { toMe: yes(seat === viewer), to: names(seat) };
}
