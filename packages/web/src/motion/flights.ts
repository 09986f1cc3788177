import type { BeatOf } from "./beat.ts";
import { copyOf, newThing, newWash } from "./picture.ts";
import { type Box, boxAt, boxOf, elementAt, isAt, isCard, middleOf } from "./places.ts";
import { arc, type Flight, type Waypoint } from "./stage.ts";
import type { Slice, Staging } from "./staging.ts";

/** How long sparks fly: they may outlast their moment, for nothing waits for them. */
const SPARKLE = 1_400;
const SETTLE = "cubic-bezier(0.3, 0, 0.2, 1)";

/** What arrives is there when it has arrived, not before. */
const ARRIVING: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, {}];

/** A thing flies from one place to another. */
export function fly({ thing, from, to, arrives }: BeatOf<"fly">, staging: Staging, slice: Slice): void {
  const { root, stage, draw, were } = staging;
  const target = elementAt(root, to);
  const start = boxAt(root, from, were);
  const end = boxOf(target);
  if (start === null || end === null || target === null) return;
  const picture = draw(thing);
  if (picture === null) return;
  const card = isCard(target) ? end : isCard(elementAt(root, from)) ? start : null;
  const width = picture.isCard && card !== null ? Math.min(72, Math.max(20, card.width)) : picture.width;
  send(thing, width, arc(start, end), { ...slice, easing: SETTLE }, staging);
  if (arrives && isAt(target, to)) stage.move(target, ARRIVING, { ...slice, fill: "backwards" });
}

/** A card is held up for all to see. */
export function holdUp({ at, face }: BeatOf<"hold-up">, staging: Staging, { delay }: Slice): void {
  const box = boxAt(staging.root, at, staging.were);
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
  const duration = staging.milliseconds - delay;
  send(face, width, path, { delay, duration, easing: "ease-out" }, staging);
}

/** Two cards that have changed places come from where the other one lies now, as they are seen: face up or down. */
export function cross({ places: [one, other] }: BeatOf<"cross">, { root, stage, milliseconds }: Staging): void {
  const elements = [elementAt(root, one), elementAt(root, other)];
  const boxes = elements.map(boxOf);
  for (const [index, element] of elements.entries()) {
    const here = boxes[index];
    const there = boxes[1 - index];
    if (element === null || here === null || there === null) continue;
    const slice = { delay: 0, duration: milliseconds };
    stage.fly(copyOf(element, here), arc(there, here), { ...slice, easing: SETTLE });
    stage.move(element, ARRIVING, { ...slice, fill: "backwards" });
  }
}

/** A thing goes somewhere, stays for a moment and is gone. */
export function visit({ thing, from, to }: BeatOf<"visit">, staging: Staging, slice: Slice): void {
  const start = boxAt(staging.root, from, staging.were);
  const end = boxAt(staging.root, to, staging.were);
  if (start === null || end === null) return;
  const path = [
    { ...middleOf(start), opacity: 0, shape: "scale(0.6)", offset: 0 },
    { ...middleOf(start), opacity: 1, shape: "scale(0.8)", offset: 0.1 },
    { ...middleOf(end), opacity: 1, shape: "scale(1.1)", offset: 0.5 },
    { ...middleOf(end), opacity: 1, shape: "scale(1)", offset: 0.85 },
    { ...middleOf(end), opacity: 0, shape: "scale(1)", offset: 1 },
  ];
  send(thing, null, path, { ...slice, easing: SETTLE }, staging);
}

/** A thing comes down on a place from above, or rises from it and is gone. */
export function alight(beat: BeatOf<"come" | "go">, staging: Staging): void {
  const { root, stage, milliseconds, were } = staging;
  const box = boxAt(root, beat.at, were);
  if (box === null) return;
  const { x, y } = middleOf(box);
  const slice = { delay: 0, duration: milliseconds };
  const above = { x, y: y - 24, opacity: 0, shape: "scale(2)" };
  const on = { x, y, opacity: 1, shape: "scale(1)" };
  if (beat.do === "go") return send(beat.thing, null, [on, above], { ...slice, easing: "ease-in" }, staging);
  const path = [
    { ...above, offset: 0 },
    { ...on, offset: 0.6 },
    { ...on, offset: 0.9 },
    { ...on, opacity: 0, offset: 1 },
  ];
  send(beat.thing, null, path, { ...slice, easing: "ease-out" }, staging);
  const element = beat.arrives ? elementAt(root, beat.at) : null;
  if (element !== null && isAt(element, beat.at)) stage.move(element, ARRIVING, slice);
}

/** White light washes over a place. */
export function wash({ at }: BeatOf<"wash">, { root, stage, milliseconds, were }: Staging): void {
  const box = boxAt(root, at, were);
  if (box === null) return;
  const middle = middleOf(box);
  const path = [
    { ...middle, opacity: 0, offset: 0 },
    { ...middle, opacity: 0.85, offset: 0.25 },
    { ...middle, opacity: 0, offset: 1 },
  ];
  stage.fly(newWash(box), path, { delay: 0, duration: milliseconds, easing: "ease-out" });
}

/** Sparks fly around a place. */
export function sparks({ thing, at, of }: BeatOf<"sparks">, staging: Staging, count: number): void {
  const box = boxAt(staging.root, at, staging.were);
  if (box === null) return;
  for (let spark = 0; spark < count; spark++) {
    const angle = (spark / count) * 2 * Math.PI;
    const flight = { delay: (spark % 4) * 60, duration: SPARKLE, easing: "ease-out", lingers: true };
    const path = awayFrom(box, angle, spark % 2 === 0 ? 140 : 84);
    send(thing, spark % 2 === 0 ? 26 : 16, path, flight, staging, `of-${of}`);
  }
}

function awayFrom(box: Box, angle: number, reach: number): readonly Waypoint[] {
  const { x, y } = middleOf(box);
  const end = { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  return [
    { x, y, opacity: 0, shape: "scale(0.2)", offset: 0 },
    { x: (x + end.x) / 2, y: (y + end.y) / 2, opacity: 1, shape: "scale(1) rotate(50deg)", offset: 0.2 },
    { ...end, opacity: 1, shape: "scale(1) rotate(110deg)", offset: 0.6 },
    { x: end.x, y: end.y + 24, opacity: 0, shape: "scale(0.5) rotate(150deg)", offset: 1 },
  ];
}

/** Sends a picture over the table; `width` in pixels, `null`: as wide as it flies. */
function send(
  name: string,
  width: number | null,
  path: readonly Waypoint[],
  flight: Flight,
  { stage, draw }: Staging,
  more?: string,
): void {
  const thing = newThing(draw, name, width ?? draw(name)?.width ?? 0);
  if (thing === null) return;
  if (more !== undefined) thing.classList.add(more);
  stage.fly(thing, path, flight);
}
