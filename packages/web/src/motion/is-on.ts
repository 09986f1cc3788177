import { useEffect, useState } from "preact/hooks";
import type { Settings } from "../app/settings.ts";

const REDUCED = "(prefers-reduced-motion: reduce)";

/** What decides whether things move. */
export interface MotionCircumstances {
  readonly motion: Settings["motion"];
  /** Whether the system asks for less motion. */
  readonly isReduced: boolean;
  /** Whether the page cannot be seen. */
  readonly isHidden: boolean;
}

/** Whether things move: unless the reader, the system or a hidden page says no. */
export function mayMove({ motion, isReduced, isHidden }: MotionCircumstances): boolean {
  return motion === "auto" && !isReduced && !isHidden;
}

/** Whether things move now. */
export function isMotionOn(motion: Settings["motion"]): boolean {
  return mayMove({ motion, isReduced: matchMedia(REDUCED).matches, isHidden: document.hidden });
}

/** Whether things move, drawn anew when that changes. */
export function useIsMotionOn(motion: Settings["motion"]): boolean {
  const [, redraw] = useState({});
  useEffect(() => {
    const look = (): void => redraw({});
    const query = matchMedia(REDUCED);
    query.addEventListener("change", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      query.removeEventListener("change", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return isMotionOn(motion);
}
