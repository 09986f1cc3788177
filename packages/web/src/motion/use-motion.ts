import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Cue } from "../table/controller.ts";
import type { Beat } from "./beat.ts";
import { fadeIn, perform } from "./perform.ts";
import type { Draw } from "./picture.ts";
import { type Boxes, boxesIn } from "./places.ts";
import { openStage, type Stage } from "./stage.ts";
import "./motion.css";

/** What a game shows of its events, and the pictures for it. */
export interface Spectacle {
  script(event: unknown): readonly Beat[];
  readonly draw: Draw;
}

const NOWHERE: Boxes = new Map();

/**
 * Plays the animation of what is being shown, over the elements of `root` that have a `data-place`. The next cue
 * interrupts it; nothing is left behind. Where motion is off, what has changed appears by fading.
 */
export function useMotion(
  cue: Cue | null,
  { script, draw }: Spectacle,
  root: RefObject<HTMLElement | null>,
  isOn: boolean,
): void {
  const stage = useRef<Stage | null>(null);
  const boxes = useRef<Boxes>(NOWHERE);

  useLayoutEffect(() => {
    const element = root.current;
    if (cue === null || element === null) stage.current?.calm();
    else stage.current?.clear();
    const were = boxes.current;
    // Before anything moves.
    boxes.current = isOn && element !== null ? boxesIn(element) : NOWHERE;
    if (cue === null || element === null) return;
    stage.current = null;
    const beats = script(cue.event);
    if (beats.length === 0) return;
    const opened = openStage(element);
    stage.current = opened;
    const performance = { root: element, stage: opened, draw, milliseconds: cue.milliseconds, were };
    if (isOn) perform(beats, performance);
    else fadeIn(beats, performance);
  }, [cue?.id, isOn]);

  useEffect(() => () => stage.current?.clear(), []);
}
