import type { Seat } from "@darbar/kernel";
import type { Spot } from "./beat.ts";

/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the places of a table are, by name. */
export type Boxes = ReadonlyMap<string, Box>;

/** The element of a place. */
export function placeIn(root: Element, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

/** The elements of all seats. */
export function seatsIn(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-place^="seat-"]')];
}

/** Where all places are that take any room. */
export function boxesIn(root: Element): Boxes {
  const boxes = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const box = boxOf(element);
    if (box !== null) boxes.set(element.dataset.place ?? "", box);
  }
  return boxes;
}

/** The cards of a hand in order: those face down, then those lost. */
function cardsIn(root: Element, seat: Seat): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-place^="card-${seat}-"]`)];
}

/** The element of a spot; where there is none, what stands for it. */
export function elementAt(root: Element, spot: Spot): HTMLElement | null {
  if ("lostOf" in spot) return cardsIn(root, spot.lostOf).findLast(isLost) ?? null;
  if ("handOf" in spot) {
    const hidden = cardsIn(root, spot.handOf).filter((card) => !isLost(card));
    return hidden[hidden.length - 1 - spot.back] ?? placeIn(root, `seat-${spot.handOf}`);
  }
  const place = placeIn(root, spot.at);
  return spot.else === undefined || boxOf(place) !== null ? place : placeIn(root, spot.else);
}

/** Where a spot is; `were`: where the places were before the event. */
export function boxAt(root: Element, spot: Spot, were: Boxes): Box | null {
  const was = "was" in spot ? were.get(spot.at) : undefined;
  if (was !== undefined) return was;
  // What was somewhere and is not known from before is not yet where it is now.
  const now = "was" in spot && spot.else !== undefined ? { at: spot.else } : spot;
  return boxOf(elementAt(root, now));
}

/** Whether an element is the very one of a spot, not what stands for it. */
export function isAt(element: HTMLElement, spot: Spot): boolean {
  return "at" in spot ? element.dataset.place === spot.at : isCard(element);
}

/** Whether an element is a card. */
export function isCard(element: HTMLElement | null): boolean {
  return element?.dataset.place?.startsWith("card-") === true;
}

function isLost(card: HTMLElement): boolean {
  return card.classList.contains("is-lost");
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
