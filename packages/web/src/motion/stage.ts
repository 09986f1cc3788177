import { type Box, boxOf, middleOf } from "./places.ts";

/** The air over a table: things fly there, and real parts of the table move for a moment. Everything can be stopped. */
export interface Stage {
  /** Moves something that is really there; it is left as it was. */
  move(element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): void;
  /** Lets a thing appear over the table and move. The path is that of its middle, on the screen. */
  fly(thing: HTMLElement, path: readonly Waypoint[], options: Flight): void;
  /** Stops what does not last beyond its moment. */
  calm(): void;
  /** Stops everything and clears the air. */
  clear(): void;
}

/** Where a flying thing is at some part of its way. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly opacity?: number;
  /** Written after the thing has been put in its place: "scale(2) rotateY(90deg)". */
  readonly shape?: string;
  readonly offset?: number;
}

/** When a flight begins and how long it takes, in milliseconds. `lingers`: it goes on when its moment has passed. */
export interface Flight {
  readonly delay: number;
  readonly duration: number;
  readonly easing?: string;
  readonly lingers?: boolean;
}

/** Prepares the air over a part of the page. */
export function openStage(root: HTMLElement): Stage {
  const air = document.createElement("div");
  air.className = "flying-over";
  air.setAttribute("aria-hidden", "true");
  air.inert = true;
  root.append(air);
  const origin = boxOf(air) ?? { left: 0, top: 0 };
  const running = new Map<Animation, { readonly lingers: boolean; readonly thing: Element | null }>();

  function run(animation: Animation, lingers: boolean, thing: Element | null): void {
    running.set(animation, { lingers, thing });
    const end = (): void => {
      running.delete(animation);
      thing?.remove();
      if (running.size === 0) air.remove();
    };
    animation.addEventListener("finish", end);
    animation.addEventListener("cancel", end);
  }

  function stop(which: (lingers: boolean) => boolean): void {
    for (const [animation, { lingers, thing }] of [...running]) {
      if (!which(lingers)) continue;
      running.delete(animation);
      animation.cancel();
      thing?.remove();
    }
    if (running.size === 0) air.remove();
  }

  return {
    move: (element, keyframes, options) => run(element.animate(keyframes, options), false, null),
    fly: (thing, path, { lingers = false, ...options }) => {
      air.append(thing);
      const keyframes = path.map(({ x, y, shape = "", opacity = 1, offset }): Keyframe => {
        const place = `translate(${x - origin.left}px, ${y - origin.top}px) translate(-50%, -50%)`;
        return { transform: `${place} ${shape}`.trim(), opacity, ...(offset === undefined ? {} : { offset }) };
      });
      run(thing.animate(keyframes, { fill: "backwards", ...options }), lingers, thing);
    },
    calm: () => stop((lingers) => !lingers),
    clear: () => {
      stop(() => true);
      air.remove();
    },
  };
}

/** A way from one box to another in a low arc. */
export function arc(from: Box, to: Box): readonly Waypoint[] {
  const start = middleOf(from);
  const end = middleOf(to);
  const rise = Math.min(48, Math.hypot(end.x - start.x, end.y - start.y) / 6);
  return [
    { ...start, opacity: 0, shape: "scale(0.8)", offset: 0 },
    { x: start.x + (end.x - start.x) * 0.1, y: start.y + (end.y - start.y) * 0.1, opacity: 1, offset: 0.1 },
    { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - rise, opacity: 1, shape: "scale(1.12)", offset: 0.5 },
    { ...end, opacity: 1, offset: 0.92 },
    { ...end, opacity: 0, offset: 1 },
  ];
}
