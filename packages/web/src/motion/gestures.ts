import type { Seat } from "@darbar/kernel";
import type { BeatOf } from "./beat.ts";
import { newThing } from "./picture.ts";
import { boxOf, elementAt, middleOf, placeIn, seatsIn } from "./places.ts";
import type { Stage } from "./stage.ts";
import { during, type Slice, type Staging } from "./staging.ts";

/** Moves a part of the table, unless its own style moves it already. */
function alter(stage: Stage, element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  if (element !== null && !movesByItself(element)) stage.move(element, frames, options);
}

function movesByItself(element: Element): boolean {
  return element.getAnimations().some((each) => each instanceof CSSAnimation);
}

function alterSeat(seat: Seat, frames: Keyframe[], { root, stage, milliseconds }: Staging): void {
  alter(stage, placeIn(root, `seat-${seat}`), frames, { duration: milliseconds, composite: "add" });
}

const EDGE_ON = "perspective(30rem) rotateY(90deg) scale(1.15)";
const FLAT = "perspective(30rem) rotateY(0deg) scale(1.15)";

/** A card turns over where it lies. */
export function turn({ at, back }: BeatOf<"turn">, staging: Staging, slice: Slice): void {
  const { root, stage, draw } = staging;
  const card = elementAt(root, at);
  const box = boxOf(card);
  if (card === null || box === null || movesByItself(card)) return;
  const before = back === undefined ? null : newThing(draw, back, box.width);
  const shows = before === null ? 0 : 0.4;
  const frames = [
    ...(before === null ? [] : [{ transform: EDGE_ON, offset: 0 }]),
    { transform: EDGE_ON, filter: "brightness(2)", offset: shows },
    { transform: FLAT, filter: "brightness(1)", offset: before === null ? 0.6 : 0.75 },
    { transform: "none", offset: 1 },
  ];
  stage.move(card, frames, { ...slice, easing: "ease-out", fill: "backwards" });
  if (before === null) return;
  const middle = middleOf(box);
  const path = [
    { ...middle, shape: "perspective(30rem) rotateY(0deg)" },
    { ...middle, shape: "perspective(30rem) rotateY(-90deg) scale(1.15)" },
  ];
  stage.fly(before, path, { delay: slice.delay, duration: slice.duration * shows, easing: "ease-in" });
}

/** What lies there is lifted and laid down again. */
export function lift({ at }: BeatOf<"lift">, { root, stage }: Staging, slice: Slice): void {
  const up = { transform: "translateY(-10px) scale(1.12)" };
  const frames = [{ transform: "none" }, { ...up, offset: 0.35 }, { ...up, offset: 0.75 }, { transform: "none" }];
  alter(stage, elementAt(root, at), frames, { ...slice, easing: "ease-out", composite: "add" });
}

/** What lies there is laid down. */
export function layDown({ at }: BeatOf<"lay-down">, { root, stage }: Staging, slice: Slice): void {
  const frames = [{ transform: "translateY(-12px) scale(1.08)", opacity: 0.2 }, { transform: "none" }];
  alter(stage, elementAt(root, at), frames, { ...slice, easing: "ease-out", fill: "backwards" });
}

/** The picture of what points somewhere swings round to where it points now; words beside it stay. */
export function swing({ at }: BeatOf<"swing">, { root, stage, milliseconds }: Staging): void {
  const picture = elementAt(root, at)?.querySelector("svg") ?? null;
  const frames = ["-70deg", "12deg", "-5deg", "0deg"].map((angle) => ({ transform: `rotate(${angle})` }));
  alter(stage, picture, frames, { duration: milliseconds, easing: "ease-out", composite: "add" });
}

/** The two lean towards each other for a beat. */
export function faceOff([one, other]: readonly [Seat, Seat], staging: Staging): void {
  lean(one, other, staging);
  lean(other, one, staging);
}

/** A player leans towards another for a beat. */
export function lean(seat: Seat, towards: Seat, { root, stage, milliseconds }: Staging): void {
  const leaning = placeIn(root, `seat-${seat}`);
  const here = boxOf(leaning);
  const there = boxOf(placeIn(root, `seat-${towards}`));
  if (leaning === null || here === null || there === null) return;
  const from = middleOf(here);
  const to = middleOf(there);
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const reach = Math.min(14, far / 4) / far;
  const forward = { transform: `translate(${(to.x - from.x) * reach}px, ${(to.y - from.y) * reach}px) scale(1.06)` };
  const frames = [
    { transform: "none" },
    { ...forward, offset: 0.4 },
    { ...forward, offset: 0.8 },
    { transform: "none" },
  ];
  stage.move(leaning, frames, { duration: milliseconds, easing: "ease-out", composite: "add" });
}

/** A player is pointed out. */
export function nod(seat: Seat, staging: Staging): void {
  alterSeat(seat, [{ transform: "none" }, { transform: "scale(1.05)" }, { transform: "none" }], staging);
}

/** A player is shaken. */
export function shake({ seat, during: part = [0, 1] }: BeatOf<"shake">, { root, stage, milliseconds }: Staging): void {
  const frames = ["0", "-5px", "5px", "-4px", "3px", "0"].map((x) => ({ transform: `translateX(${x})` }));
  alter(stage, placeIn(root, `seat-${seat}`), frames, { ...during(part, milliseconds), composite: "add" });
}

/** A player holds their breath. */
export function tense({ seat, during: part = [0, 1] }: BeatOf<"tense">, { root, stage, milliseconds }: Staging): void {
  const held = { transform: "scale(0.96)" };
  const frames = [{ transform: "none" }, { ...held, offset: 0.5 }, { ...held, offset: 0.9 }, { transform: "none" }];
  const options: KeyframeAnimationOptions = { ...during(part, milliseconds), easing: "ease-out", composite: "add" };
  alter(stage, placeIn(root, `seat-${seat}`), frames, options);
}

/** A player fades from the game. */
export function fade(seat: Seat, { root, stage, milliseconds }: Staging): void {
  const frames = [{ opacity: 1, filter: "grayscale(0)" }, {}];
  alter(stage, placeIn(root, `seat-${seat}`), frames, { duration: milliseconds });
}

/** A player comes back to life with a jolt. */
export function wake(seat: Seat, staging: Staging): void {
  const { root, stage, milliseconds } = staging;
  const frames = [{ opacity: 0.4, filter: "grayscale(1)" }, { opacity: 0.4, filter: "grayscale(1)", offset: 0.3 }, {}];
  alter(stage, placeIn(root, `seat-${seat}`), frames, { duration: milliseconds });
  const jolt = ["none", "translateY(-9px)", "translateY(2px)", "none"].map((transform) => ({ transform }));
  alterSeat(seat, jolt, staging);
}

/** All seats tremble. */
export function tremble({ during: part }: BeatOf<"tremble">, { root, stage, milliseconds }: Staging): void {
  for (const [index, seat] of seatsIn(root).entries()) {
    const far = index % 2 === 0 ? 2 : -2;
    const frames = [0, far, -far, far / 2, 0].map((y) => ({ transform: `translate(${-y / 2}px, ${y}px)` }));
    alter(stage, seat, frames, { ...during(part, milliseconds), composite: "add" });
  }
}

/** How far seats move round the table, in pixels. */
const SWIRL = 12;

/** All seats move a little round the table and back. */
export function swirl({ direction }: BeatOf<"swirl">, { root, stage, milliseconds }: Staging): void {
  const seats = seatsIn(root).flatMap((element) => {
    const box = boxOf(element);
    return box === null ? [] : [{ element, ...middleOf(box) }];
  });
  const centre = (of: (seat: { readonly x: number; readonly y: number }) => number): number =>
    seats.reduce((sum, seat) => sum + of(seat), 0) / Math.max(1, seats.length);
  const x = centre((seat) => seat.x);
  const y = centre((seat) => seat.y);
  for (const seat of seats) {
    const far = Math.max(1, Math.hypot(seat.x - x, seat.y - y));
    const along = (direction * SWIRL) / far;
    // Clockwise on the screen, in every language.
    const aside = { transform: `translate(${(y - seat.y) * along}px, ${(seat.x - x) * along}px)` };
    const frames = [{ transform: "none" }, { ...aside, offset: 0.5 }, { transform: "none" }];
    alter(stage, seat.element, frames, { duration: milliseconds, easing: "ease-in-out", composite: "add" });
  }
}
