import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * How closely a table is packed. `words`: what follows stands under each choice. `labels`: it stands in one line for the
 * choice that is pointed at or held. `close`: own cards and gaps are small. `scrolls`: it cannot be otherwise, as with
 * large letters; then the dock scrolls and says so.
 */
const FITS = ["words", "labels", "close", "scrolls"] as const;

/** A question whose dock has a height already, on a screen of a certain size. */
interface Kept {
  readonly question: number | null;
  readonly screen: string;
  readonly height: number;
}

/**
 * No choice is ever outside the screen: packs the table as closely as it must be, and no closer. Within one question the
 * dock keeps its height, from the action to its target to a card, so that no seat moves under the finger that is about to
 * choose it. `question`: the number of the open one; `null`: none.
 */
export function useFit(
  table: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  question: number | null,
): void {
  const kept = useRef<Kept | null>(null);
  const pack = useRef<() => void>(() => undefined);
  pack.current = () => {
    const [ground, place] = [table.current, dock.current];
    if (ground === null || place === null) return;
    const screen = `${innerWidth} ${innerHeight}`;
    const before = kept.current;
    const isSame = question !== null && before?.question === question && before.screen === screen;
    place.style.minBlockSize = isSame ? `${before.height}px` : "";
    fit(ground);
    kept.current = { question, screen, height: place.offsetHeight };
  };
  // Whatever was drawn may need more room, or less.
  useLayoutEffect(() => pack.current());
  useLayoutEffect(() => {
    const { current } = table;
    if (current === null) return;
    const observer = new ResizeObserver(() => pack.current());
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
}

function fit(table: HTMLElement): void {
  for (const each of FITS) {
    table.dataset.fit = each;
    if (table.scrollHeight <= table.clientHeight + 1) return;
  }
}
