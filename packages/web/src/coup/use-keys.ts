import { useEffect, useRef } from "preact/hooks";
import type { PanelName } from "./panel.tsx";
import { isWriting, shortcutOf } from "./shortcuts.ts";
import type { Sight } from "./sight.ts";
import type { Play } from "./use-play.ts";

interface Keyed {
  readonly sight: Sight;
  readonly play: Play;
  readonly isBehind: boolean;
  catchUp(): void;
  show(panel: PanelName): void;
}

/** Lets the table be played by keys, wherever the focus is, but not while something is written or lies over the table. */
export function useKeys(keyed: Keyed): void {
  const latest = useRef(keyed);
  latest.current = keyed;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isWriting(event.target)) return;
      const shortcut = shortcutOf(event);
      if (shortcut === null || document.querySelector("dialog[open], [popover]:popover-open") !== null) return;
      const { play, isBehind, catchUp, show } = latest.current;
      switch (shortcut.is) {
        case "choice":
          if (isBehind) catchUp();
          else pressNth(play, latest.current.sight, shortcut.index);
          break;
        case "panel":
          show(shortcut.panel);
          break;
        case "back":
          if (!play.back()) return;
      }
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Presses the button at a place, whatever the buttons are just now. */
function pressNth(play: Play, { view, home }: Sight, index: number): void {
  const { toReturn, returning, aiming, choices } = play;
  if (toReturn !== null && toReturn > 0 && home !== null) {
    const cards = view.players[home].hidden.length;
    if (index < cards) play.pickCard(index);
    else if (index === cards && returning !== null) play.press(returning);
    return;
  }
  if (aiming !== null) {
    const target = aiming.targets[index];
    if (target !== undefined) play.pressTarget(target);
    return;
  }
  const choice = choices[index];
  if (choice !== undefined) play.press(choice);
}
