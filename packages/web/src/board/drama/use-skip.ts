import { useEffect, useRef } from "preact/hooks";
import { isWriting } from "../shortcuts.ts";

const KEYS: readonly string[] = [" ", "Enter", "Escape"];

/** Whether a key belongs to what has the focus. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, dialog, [role=menu]") !== null;
}

/** Lets what is being shown be skipped by a key: the space bar, Enter or Escape. */
export function useSkip(skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !KEYS.includes(event.key)) return;
      if (isWriting(event.target) || isTaken(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
