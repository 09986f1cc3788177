import { createContext, type RefObject } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";

/**
 * The four tables: a wide screen with the log at its side, an upright tablet, an upright phone, and a phone on its side.
 * On the first two the seats are an arch around the stage, on the others they are rows above it.
 */
export type Layout = "wide" | "tall" | "phone" | "land";

/** Where one table becomes another, in letters: who reads large letters gets the table of a smaller screen. */
const LOW = 31.25;
const NARROW = 43.75;
const BROAD = 68.75;

/** The table that fits a room; all measures in pixels. */
export function layoutFor(width: number, height: number, letter: number): Layout {
  if (height < LOW * letter && width > height) return "land";
  if (width < NARROW * letter) return "phone";
  return width >= BROAD * letter && width >= height ? "wide" : "tall";
}

/** Whether there is room for the arch, and for words under the choices. */
export function isRoomy(layout: Layout): boolean {
  return layout === "wide" || layout === "tall";
}

const Context = createContext<Layout>("wide");

/** Tells everything inside which table it is part of. */
export const LayoutProvider = Context.Provider;

/** Which table this is part of. */
export function useLayout(): Layout {
  return useContext(Context);
}

/** Measures which table fits the room that this is a reference to. */
export function useMeasuredLayout(room: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState(() => layoutFor(innerWidth, innerHeight, letter()));
  useLayoutEffect(() => {
    const { current } = room;
    if (current === null) return;
    const look = (): void => setLayout(layoutFor(current.clientWidth || innerWidth, innerHeight, letter()));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    // Letters may grow while the page is open; what is as high as they are tells.
    const bar = current.querySelector(".bar");
    if (bar !== null) observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return layout;
}

function letter(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
