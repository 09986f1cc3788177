import type { FilmEvent } from "./film.ts";

/** How fast a film can be watched. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long an event stays before the next, at single speed: as long as its sentence takes to read. */
export function restOn({ type }: FilmEvent): number {
  switch (type) {
    case "turn":
    case "paid":
      return 800;
    case "drew":
    case "returned":
    case "discarded":
    case "armed":
    case "disarmed":
    case "laid":
    case "flashed":
    case "healed":
    case "revived":
    case "out":
      return 1_100;
    case "won":
      return 2_000;
    default:
      return 1_700;
  }
}
