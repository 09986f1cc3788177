import { useEffect, useRef } from "preact/hooks";

const KEYS: readonly string[] = [" ", "Enter", "Escape"];

/** What has a use of its own for these keys. */
const TAKES_KEYS = "button, a, summary, input, textarea, select, dialog, [contenteditable], [role=menu]";

/** Lets what is being shown be skipped by a key: the space bar, Enter or Escape. */
export function useSkip(skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !KEYS.includes(event.key)) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS) !== null) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
