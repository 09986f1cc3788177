import type { Seat } from "@darbar/kernel";
import type { Spot } from "./script.ts";

/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The element of a place. */
export function placeIn(root: Element, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

/** The cards of a hand in order: those face down, then those lost. */
export function cardsIn(root: Element, seat: Seat): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-place^="card-${seat}-"]`)];
}

/** The element of a spot; where a hand has no such card any more, its seat. */
export function elementAt(root: Element, spot: Spot): HTMLElement | null {
  if ("at" in spot) return placeIn(root, spot.at);
  const hidden = cardsIn(root, spot.handOf).filter((card) => !card.classList.contains("is-lost"));
  return hidden[hidden.length - 1 - spot.back] ?? placeIn(root, `seat-${spot.handOf}`);
}

/** Where an element is; `null` if it takes no room (a closed drawer, another screen). */
export function boxOf(element: Element | null): Box | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { left, top, width, height };
}

/** The middle of a box. */
export function middleOf({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
