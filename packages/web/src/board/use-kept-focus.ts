import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Keeps the focus from being lost: when the button that had it is gone, the heading has it. Answers what must be told of
 * every focus inside the table.
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { current } = last;
    if (current === null || current.isConnected) return;
    last.current = null;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return (event) => {
    last.current = event.target instanceof Element ? event.target : null;
  };
}
