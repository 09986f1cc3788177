import type { Seat, Viewer } from "@darbar/kernel";
import type { Names } from "./names.ts";
import type { Arguments } from "./words.ts";

/** Who does something, as messages are told: `name`, and `me` if it is the reader. */
export function doer(seat: Seat, viewer: Viewer, names: Names): Arguments {
  return { me: yes(seat === viewer), name: names(seat) };
}

/** To whom it is done: `target`, and `targetMe` if it is the reader. */
export function aimedAt(seat: Seat, viewer: Viewer, names: Names): Arguments {
  return { targetMe: yes(seat === viewer), target: names(seat) };
}

/** How messages select. */
export function yes(holds: boolean): "yes" | "other" {
  return holds ? "yes" : "other";
}
