import type { Dwell } from "@darbar/kernel";
import type { Settings } from "../app/settings.ts";
import { isMotionOn } from "./is-on.ts";

/** How long things take to fade in where nothing moves, in milliseconds. */
const FADE = 150;

/** How long bots pause and things are shown, as a multiple of the usual. */
export const PACES: Readonly<Record<Settings["pace"], number>> = { usual: 1, fast: 0.5 };

/**
 * How long something is shown to this reader. Where nothing moves, what is only motion fades in, and what is there to be
 * read stays as long as ever. A page that nobody sees shows nothing.
 */
export function paceFor({ lasts, holds }: Dwell, { motion, pace }: Pick<Settings, "motion" | "pace">): Dwell {
  if (document.hidden) return { lasts: 0, holds };
  const full = lasts * PACES[pace];
  return { lasts: holds || isMotionOn(motion) ? full : Math.min(full, FADE), holds };
}
