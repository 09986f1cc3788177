import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Cue } from "../table/controller.ts";
import { fadeIn, perform } from "./perform.ts";
import { type Box, boxOf, placeIn } from "./places.ts";
import { scriptOf } from "./script.ts";
import { openStage, type Stage } from "./stage.ts";
import "./motion.css";

/**
 * Plays the animation of what is being shown, over the elements of `root` that have a `data-place`. The next cue
 * interrupts it; nothing is left behind. Where motion is off, what has changed appears by fading.
 */
export function useMotion(cue: Cue | null, root: RefObject<HTMLElement | null>, isOn: boolean): void {
  const stage = useRef<Stage | null>(null);
  const bombWas = useRef<Box | null>(null);

  useLayoutEffect(() => {
    const element = root.current;
    if (cue === null || element === null) {
      stage.current?.calm();
    } else {
      stage.current?.clear();
      stage.current = null;
      const beats = scriptOf(cue.event);
      if (beats.length > 0) {
        const opened = openStage(element);
        stage.current = opened;
        const { milliseconds } = cue;
        const performance = { root: element, stage: opened, milliseconds, bombWas: bombWas.current };
        if (isOn) perform(beats, performance);
        else fadeIn(beats, performance);
      }
    }
    if (element !== null) bombWas.current = boxOf(placeIn(element, "bomb"));
  }, [cue?.id, isOn]);

  useEffect(() => () => stage.current?.clear(), []);
}
