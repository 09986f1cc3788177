import { useEffect, useRef } from "preact/hooks";
import { askedBy } from "../replay/use-player-keys.ts";

/** Where keys have a meaning of their own. */
const OWN_KEYS = "input, select, textarea, [contenteditable]";

/**
 * As long as decisions are looked at, the arrow keys go from one to the next along the line of reading; the film, which they
 * would move otherwise, hears nothing of it.
 */
export function useDecisionKeys(go: (step: 1 | -1) => void, direction: "ltr" | "rtl"): void {
  const latest = useRef({ go, direction });
  latest.current = { go, direction };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const asked = askedBy(event, latest.current.direction);
      if ((asked !== "back" && asked !== "forward") || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
      event.preventDefault();
      latest.current.go(asked === "forward" ? 1 : -1);
    };
    // Before the film hears it.
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
