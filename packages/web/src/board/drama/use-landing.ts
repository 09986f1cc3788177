import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** From when on a thing is on its way, as a part of its time. */
const LEAVES = 0.72;

/** At the end of its time a thing flies to where it lies from now on: the last element of the table that is found. */
export function useLanding(thing: RefObject<HTMLElement | null>, selector: string, lasts: number): void {
  useLayoutEffect(() => {
    const element = thing.current;
    const place = [...(element?.closest(".game-table")?.querySelectorAll(selector) ?? [])].at(-1);
    if (element === null || place === undefined || !doesMove()) return;
    const from = element.getBoundingClientRect();
    const to = place.getBoundingClientRect();
    if (from.width === 0 || to.width === 0) return;
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const there = `translate(${x}px, ${y}px) scale(${to.width / from.width})`;
    const frames = [{ transform: "none" }, { transform: "none", offset: LEAVES }, { transform: there }];
    const flight = element.animate(frames, { duration: lasts, easing: "ease-in", fill: "forwards" });
    return () => flight.cancel();
  }, [lasts]);
}

/** Whether things move, as the page is dressed and the system says. */
function doesMove(): boolean {
  if (document.documentElement.dataset.motion === "off") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
