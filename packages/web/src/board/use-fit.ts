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
  readonly question: string | null;
  readonly screen: string;
  readonly height: number;
}

/**
 * No choice is ever outside the screen: packs the table as closely as it must be, and no closer. Within one question the
 * dock keeps its height, from the action to its target to a card, so that no seat moves under the finger that is about to
 * choose it. `question`: which one is open; `null`: none. `isTight`: there is no room for words under the choices from the start.
 */
export function useFit(
  table: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  question: string | null,
  isTight: boolean,
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
    fit(ground, isTight);
    kept.current = { question, screen, height: place.offsetHeight };
  };
  // Whatever was drawn may need more room, or less.
  useLayoutEffect(() => pack.current());
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => pack.current());
    // The dock grows by itself, too: when a font has come, or what is brought later.
    for (const { current } of [table, dock]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, []);
}

function fit(table: HTMLElement, isTight: boolean): void {
  for (const each of FITS.slice(isTight ? 1 : 0)) {
    table.dataset.fit = each;
    if (table.scrollHeight <= table.clientHeight + 1) return;
  }
}
