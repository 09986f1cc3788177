import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Spot } from "../../motion/beat.ts";
import { isMotionOn } from "../../motion/is-on.ts";
import { boxOf, elementAt, middleOf } from "../../motion/places.ts";

/** Whether things move, as the page is dressed. */
function isOn(): boolean {
  return isMotionOn(document.documentElement.dataset.motion === "off" ? "off" : "auto");
}

/** From when on a thing is on its way, as a part of its time. */
const LEAVES = 0.72;

/** At the end of its time a thing flies to where it lies from now on. */
export function useLanding(thing: RefObject<HTMLElement | null>, spot: Spot, lasts: number): void {
  useLayoutEffect(() => {
    const element = thing.current;
    const table = element?.closest(".game-table") ?? null;
    if (element === null || table === null || !isOn()) return;
    const from = boxOf(element);
    const to = boxOf(elementAt(table, spot));
    if (from === null || to === null) return;
    const [here, there] = [middleOf(from), middleOf(to)];
    const way = `translate(${there.x - here.x}px, ${there.y - here.y}px) scale(${to.width / from.width})`;
    const frames = [{ transform: "none" }, { transform: "none", offset: LEAVES }, { transform: way }];
    const flight = element.animate(frames, { duration: lasts, easing: "ease-in", fill: "forwards" });
    return () => flight.cancel();
  }, [lasts]);
}
