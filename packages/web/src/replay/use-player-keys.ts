import { useEffect, useRef } from "preact/hooks";
import type { Leap } from "./stops.ts";
import type { FilmPlayer } from "./use-player.ts";

/** As much of a key press as decides. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key asks of a film: a step along the line of reading, as the slider takes it; `null` if nothing. */
export function askedBy(
  { key, ctrlKey, altKey, metaKey, shiftKey }: PressedKey,
  direction: "ltr" | "rtl",
): Leap | "toggle" | null {
  if (ctrlKey || altKey || metaKey || shiftKey) return null;
  switch (key) {
    case "ArrowRight":
      return direction === "ltr" ? "forward" : "back";
    case "ArrowLeft":
      return direction === "ltr" ? "back" : "forward";
    case "PageUp":
      return "turn-back";
    case "PageDown":
      return "turn-forward";
    case "Home":
      return "start";
    case "End":
      return "end";
    case " ":
      return "toggle";
    default:
      return null;
  }
}

/** Where keys have a meaning of their own. */
const OWN_KEYS = "input, select, textarea, dialog, summary, [contenteditable]";

/** Lets a film be moved by keys, wherever the focus is. */
export function usePlayerKeys(player: FilmPlayer, direction: "ltr" | "rtl"): void {
  const latest = useRef({ player, direction });
  latest.current = { player, direction };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const asked = askedBy(event, latest.current.direction);
      if (asked === null || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element) {
        if (target.closest(OWN_KEYS) !== null) return;
        // The space bar presses the button that has the focus.
        if (asked === "toggle" && target.closest("button, a") !== null) return;
      }
      event.preventDefault();
      if (asked === "toggle") latest.current.player.toggle();
      else latest.current.player.leap(asked);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
