import { useEffect, useRef } from "preact/hooks";
import type { Panel } from "./panels.ts";
import { isWriting, shortcutOf } from "./shortcuts.ts";

/** What keys do at a table. */
export interface Keyed {
  readonly panels: readonly Panel[];
  readonly isBehind: boolean;
  catchUp(): void;
  show(panel: string): void;
  /** Presses the button at a place, whatever the buttons are just now. */
  pressNth(index: number): void;
  /** One step back; whether there was anything to take back. */
  back(): boolean;
}

/** Lets the table be played by keys, wherever the focus is, but not while something is written or lies over the table. */
export function useKeys(keyed: Keyed): void {
  const latest = useRef(keyed);
  latest.current = keyed;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isWriting(event.target)) return;
      const { panels, isBehind, catchUp, show, pressNth, back } = latest.current;
      const shortcut = shortcutOf(event, panels);
      if (shortcut === null || document.querySelector("dialog[open], [popover]:popover-open") !== null) return;
      switch (shortcut.is) {
        case "choice":
          if (isBehind) catchUp();
          else pressNth(shortcut.index);
          break;
        case "panel":
          show(shortcut.panel);
          break;
        case "back":
          if (!back()) return;
      }
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
