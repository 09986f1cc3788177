import type { Seat } from "@darbar/kernel";
import { type Box, boxOf, cardsIn, elementAt, middleOf, placeIn } from "./places.ts";
import type { Beat, Spot, Thing } from "./script.ts";
import { arc, type Stage } from "./stage.ts";

/** What the performance of an event needs. */
export interface Performance {
  readonly root: HTMLElement;
  readonly stage: Stage;
  readonly milliseconds: number;
  /** Where the bomb was before this event. */
  readonly bombWas: Box | null;
}

/** How much of the time one flight takes where several follow one another. */
const ONE_FLIGHT = 0.6;
const WIDTHS: Readonly<Record<Thing, number>> = { coin: 22, card: 34, bomb: 36 };
const SPARKS = 16;
/** How long sparks fly: they may outlast their moment, for nothing waits for them. */
const SPARKLE = 1_400;
const SETTLE = "cubic-bezier(0.3, 0, 0.2, 1)";

/** Performs all that is to be seen of an event, at the same time, within its moment. */
export function perform(beats: readonly Beat[], performance: Performance): void {
  const ordered = beats.filter((beat) => "order" in beat).length;
  const step = ordered < 2 ? 0 : (performance.milliseconds * (1 - ONE_FLIGHT)) / (ordered - 1);
  for (const beat of beats) show(beat, performance, step);
}

/** Where less motion is wanted, what has changed appears by fading. */
export function fadeIn(beats: readonly Beat[], { root, stage, milliseconds }: Performance): void {
  const changed = new Set(beats.map((beat) => elementAt(root, whereOf(beat))));
  for (const element of changed) {
    if (element !== null) stage.move(element, [{ opacity: 0.4 }, {}], { duration: Math.min(200, milliseconds) });
  }
}

function whereOf(beat: Beat): Spot {
  switch (beat.do) {
    case "fly":
      return beat.to;
    case "hold-up":
    case "sparks":
      return beat.at;
    case "face-off":
      return { at: `seat-${beat.seats[1]}` };
    case "turn":
    case "nod":
    case "shake":
    case "fade":
      return { at: `seat-${beat.seat}` };
  }
}

function show(beat: Beat, performance: Performance, step: number): void {
  const { root, stage, milliseconds } = performance;
  switch (beat.do) {
    case "fly":
      return fly(beat, performance, step);
    case "hold-up":
      return holdUp(beat, performance, step);
    case "turn": {
      const card = cardsIn(root, beat.seat).findLast((each) => each.classList.contains("is-lost"));
      const frames = [
        { transform: "perspective(30rem) rotateY(90deg) scale(1.15)", filter: "brightness(2)" },
        { transform: "perspective(30rem) rotateY(0deg) scale(1.15)", filter: "brightness(1)", offset: 0.6 },
        { transform: "none" },
      ];
      return alter(stage, card ?? null, frames, { duration: milliseconds, easing: "ease-out" });
    }
    case "face-off":
      return faceOff(beat.seats, performance);
    case "nod": {
      const frames = [{ transform: "none" }, { transform: "scale(1.05)" }, { transform: "none" }];
      return alter(stage, placeIn(root, `seat-${beat.seat}`), frames, { duration: milliseconds, composite: "add" });
    }
    case "shake": {
      const frames = ["0", "-5px", "5px", "-4px", "3px", "0"].map((x) => ({ transform: `translateX(${x})` }));
      return alter(stage, placeIn(root, `seat-${beat.seat}`), frames, { duration: milliseconds, composite: "add" });
    }
    case "fade":
      return alter(stage, placeIn(root, `seat-${beat.seat}`), [{ opacity: 1, filter: "grayscale(0)" }, {}], {
        duration: milliseconds,
      });
    case "sparks":
      return sparks(beat, performance);
  }
}

/** Moves a part of the table, unless its own style moves it already. */
function alter(stage: Stage, element: HTMLElement | null, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  if (element === null || element.getAnimations().some((each) => each instanceof CSSAnimation)) return;
  stage.move(element, frames, options);
}

function fly({ thing, from, to, order }: Beat & { do: "fly" }, performance: Performance, step: number): void {
  const { root, stage, milliseconds, bombWas } = performance;
  const target = elementAt(root, to);
  const source = "was" in from ? null : elementAt(root, from);
  const start = "was" in from ? (bombWas ?? boxOf(placeIn(root, "court"))) : boxOf(source);
  const end = boxOf(target);
  if (start === null || end === null || target === null) return;
  const delay = order * step;
  const duration = step === 0 ? milliseconds : milliseconds * ONE_FLIGHT;
  const card = isCard(target) ? end : isCard(source) ? start : null;
  const width = thing === "card" && card !== null ? Math.min(72, Math.max(20, card.width)) : WIDTHS[thing];
  stage.fly(thing, width, arc(start, end), { delay, duration, easing: SETTLE });
  // What arrives is there when it has arrived, not before.
  const arrives = thing === "bomb" || (thing === "card" && isCard(target));
  if (!arrives) return;
  const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, {}];
  stage.move(target, frames, { delay, duration, fill: "backwards" });
}

function isCard(element: HTMLElement | null): boolean {
  return element?.dataset.place?.startsWith("card-") === true;
}

function holdUp({ at, face, order }: Beat & { do: "hold-up" }, performance: Performance, step: number): void {
  const box = boxOf(elementAt(performance.root, at));
  if (box === null) return;
  const { x, y } = middleOf(box);
  const height = Math.max(box.height, 96);
  const width = Math.max(64, Math.min(140, box.width));
  // It stays on the screen where a seat is at the edge.
  const high = Math.max(y - height * 0.2, height * 0.75);
  const aside = Math.min(Math.max(x, width * 0.7), globalThis.innerWidth - width * 0.7);
  const turned = (degrees: number, scale: number) => `perspective(40rem) rotateY(${degrees}deg) scale(${scale})`;
  const path = [
    { x, y, opacity: 1, shape: turned(90, 0.6), offset: 0 },
    { x: aside, y: high, opacity: 1, shape: turned(0, 1.1), offset: 0.45 },
    { x: aside, y: high, opacity: 1, shape: turned(0, 1.1), offset: 0.85 },
    { x, y, opacity: 0, shape: turned(0, 0.7), offset: 1 },
  ];
  const { milliseconds, stage } = performance;
  stage.fly(face, width, path, { delay: order * step, duration: milliseconds - order * step, easing: "ease-out" });
}

/** The two lean towards each other for a beat. */
function faceOff([one, other]: readonly [Seat, Seat], { root, stage, milliseconds }: Performance): void {
  const first = placeIn(root, `seat-${one}`);
  const second = placeIn(root, `seat-${other}`);
  const here = boxOf(first);
  const there = boxOf(second);
  if (first === null || second === null || here === null || there === null) return;
  const from = middleOf(here);
  const to = middleOf(there);
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const lean = Math.min(14, far / 4);
  const x = ((to.x - from.x) / far) * lean;
  const y = ((to.y - from.y) / far) * lean;
  const frames = (dx: number, dy: number): Keyframe[] => [
    { transform: "none" },
    { transform: `translate(${dx}px, ${dy}px) scale(1.06)`, offset: 0.4 },
    { transform: `translate(${dx}px, ${dy}px) scale(1.06)`, offset: 0.8 },
    { transform: "none" },
  ];
  const options: KeyframeAnimationOptions = { duration: milliseconds, easing: "ease-out", composite: "add" };
  stage.move(first, frames(x, y), options);
  stage.move(second, frames(-x, -y), options);
}

function sparks({ at, of }: Beat & { do: "sparks" }, { root, stage }: Performance): void {
  const box = boxOf(elementAt(root, at));
  if (box === null) return;
  const { x, y } = middleOf(box);
  for (let spark = 0; spark < SPARKS; spark++) {
    const angle = (spark / SPARKS) * 2 * Math.PI;
    const reach = spark % 2 === 0 ? 140 : 84;
    const end = { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
    const path = [
      { x, y, opacity: 0, shape: "scale(0.2)", offset: 0 },
      { x: (x + end.x) / 2, y: (y + end.y) / 2, opacity: 1, shape: "scale(1) rotate(50deg)", offset: 0.2 },
      { ...end, opacity: 1, shape: "scale(1) rotate(110deg)", offset: 0.6 },
      { x: end.x, y: end.y + 24, opacity: 0, shape: "scale(0.5) rotate(150deg)", offset: 1 },
    ];
    const flight = { delay: (spark % 4) * 60, duration: SPARKLE, easing: "ease-out", lingers: true };
    stage.fly("star", spark % 2 === 0 ? 26 : 16, path, of === "fire" ? { ...flight, more: "of-fire" } : flight);
  }
}
