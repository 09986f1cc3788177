import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { FITS, type Ground, leastTable } from "./fit.ts";

/** A question whose dock has a height already, where it is laid out in one way. */
interface Kept {
  readonly question: string | null;
  readonly where: string;
  readonly height: number;
}

interface Packed extends Omit<Ground, "screen"> {
  readonly table: RefObject<HTMLElement | null>;
  readonly dock: RefObject<HTMLElement | null>;
  /** Which question is open; `null`: none. */
  readonly question: string | null;
  /** Whether there is no room for words under the choices from the start. */
  readonly isTight: boolean;
}

/**
 * No choice is ever outside the screen: packs the table as closely as it must be, and no closer. Within one question the
 * dock keeps its height, from the action to its target to a card, so that no seat moves under the finger that is about to
 * choose it.
 */
export function useFit(packed: Packed): void {
  const kept = useRef<Kept | null>(null);
  const pack = useRef<() => void>(() => undefined);
  /** What was measured last: packing changes sizes itself, and must not answer to that. */
  const measured = useRef("");
  const { table, dock, question } = packed;
  pack.current = () => {
    const [ground, place] = [table.current, dock.current];
    if (ground === null || place === null) return;
    const where = [innerWidth, innerHeight, packed.layout, packed.isCompanion === true, letterOf()].join(" ");
    const before = kept.current;
    const isSame = question !== null && before?.question === question && before.where === where;
    place.style.minBlockSize = isSame ? `${before.height}px` : "";
    fit(ground, place, packed);
    kept.current = { question, where, height: place.offsetHeight };
    measured.current = sizesOf(ground, place);
    tellMore(place);
  };
  // Whatever was drawn may need more room, or less.
  useLayoutEffect(() => pack.current());
  useLayoutEffect(() => {
    const tell = (): void => tellMore(dock.current);
    dock.current?.addEventListener("scroll", tell, { passive: true });
    return () => dock.current?.removeEventListener("scroll", tell);
  }, []);
  useLayoutEffect(() => {
    const [ground, place] = [table.current, dock.current];
    if (ground === null || place === null) return;
    const observer = new ResizeObserver(() => {
      if (sizesOf(ground, place) !== measured.current) pack.current();
    });
    // The dock grows by itself, too: when a font has come, or what is loaded later.
    for (const part of [ground, place]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
}

function sizesOf(ground: HTMLElement, dock: HTMLElement): string {
  return [innerWidth, ground.clientWidth, ground.clientHeight, dock.offsetHeight, dock.scrollHeight].join(" ");
}

/** A dock that scrolls says that there is more, until its end is seen. */
function tellMore(dock: HTMLElement | null): void {
  if (dock === null) return;
  const { scrollTop, clientHeight, scrollHeight } = dock;
  dock.classList.toggle("has-more", scrollTop + clientHeight < scrollHeight - 4);
}

/** How large a letter is, in pixels. */
function letterOf(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

function fit(ground: HTMLElement, dock: HTMLElement, { layout, isCrowd, isCompanion, isTight }: Packed): void {
  const letter = letterOf();
  const screen = ground.clientHeight / letter;
  const isBeside = layout === "land" && isCompanion !== true;
  for (const each of FITS.slice(isTight ? 1 : 0)) {
    ground.dataset.fit = each;
    const rims = isBeside ? 0 : rimsOf(ground, dock);
    const least = leastTable({ layout, isCrowd, isCompanion: isCompanion === true, screen }, each) * letter;
    if (rims + least + dock.scrollHeight <= ground.clientHeight + 1) return;
  }
}

/** What stands above the table: the bar, and what one is here for. */
function rimsOf(ground: HTMLElement, dock: HTMLElement): number {
  const table = dock.previousElementSibling;
  const above = table === null ? 0 : table.getBoundingClientRect().top - ground.getBoundingClientRect().top;
  return Math.max(0, above);
}
