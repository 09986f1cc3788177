/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** How far a box sticks out of another, at the side where it does most; 0 or less: it is inside. */
export function sticksOut(box: Box, frame: Box): number {
  return Math.max(frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom);
}

/** Whether two boxes overlap by more than a hair in both directions. */
export function overlap(one: Box, other: Box, hair = 1): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > hair && high > hair;
}

/** Where it is, for a report. */
export function placeOf({ left, top, right, bottom }: Box): string {
  return `${Math.round(right - left)}×${Math.round(bottom - top)} at ${Math.round(left)},${Math.round(top)}`;
}

/** What an element is, for a report. */
export function nameOf(element: Element): string {
  const id = element.getAttribute("data-choice") ?? element.closest("[data-place]")?.getAttribute("data-place");
  const [first = element.localName] = element.classList;
  const text = (element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 30);
  return [first === "button" ? (element.classList[1] ?? "button") : first, id, text && `“${text}”`]
    .filter(Boolean)
    .join(" ");
}
