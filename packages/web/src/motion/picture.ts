import { render, type VNode } from "preact";
import type { Box } from "./places.ts";

/** What can be over a table for a moment. */
export interface Picture {
  readonly drawing: VNode;
  /** How wide it flies, in pixels. */
  readonly width: number;
  /** Whether it is as wide as the card that it leaves or becomes, where there is one. */
  readonly isCard?: true;
}

/** Draws the pictures of a game, by name; `null` for one it does not know. */
export type Draw = (picture: string) => Picture | null;

/** Each is drawn once and copied from then on. */
const drawn = new WeakMap<Draw, Map<string, Element>>();

/** A new element that shows a picture, as wide as told; it lies over the table at (0, 0) until it is moved. */
export function newThing(draw: Draw, name: string, width: number): HTMLElement | null {
  const known = drawn.get(draw) ?? new Map<string, Element>();
  drawn.set(draw, known);
  const element = known.get(name) ?? made(draw, name);
  if (element === null) return null;
  known.set(name, element);
  return over(element.cloneNode(true), `flying-${name}`, width);
}

function made(draw: Draw, name: string): Element | null {
  const picture = draw(name);
  if (picture === null) return null;
  const holder = document.createElement("div");
  render(picture.drawing, holder);
  for (const part of holder.querySelectorAll("*")) nameAnew(part, name);
  return holder.firstElementChild;
}

/** A picture is drawn apart from the page, which may have given the same ids to parts of its own. */
function nameAnew(part: Element, picture: string): void {
  if (part.id !== "") part.id = `flying-${picture}-${part.id}`;
  for (const { name, value } of [...part.attributes]) {
    if (value.includes("#P")) part.setAttribute(name, value.replace(/#(?=P\d)/g, `#flying-${picture}-`));
  }
}

/** A copy of a part of the table, as large as it is there. */
export function copyOf(element: Element, { width, height }: Box): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  // It is no place of its own.
  for (const part of [copy, ...copy.querySelectorAll("[data-place]")]) part.removeAttribute("data-place");
  Object.assign(copy.style, { width: "100%", height: "100%", margin: "0", listStyle: "none" });
  const thing = over(copy, "flying-copy", width);
  thing.style.height = `${height}px`;
  return thing;
}

/** A patch of light as large as a box. */
export function newWash({ width, height }: Box): HTMLElement {
  const thing = newFlying("flying-wash", width);
  thing.style.height = `${height}px`;
  return thing;
}

function over(picture: Node, more: string, width: number): HTMLElement {
  const thing = newFlying(more, width);
  thing.append(picture);
  return thing;
}

function newFlying(more: string, width: number): HTMLElement {
  const thing = document.createElement("div");
  thing.className = `flying ${more}`;
  thing.style.width = `${width}px`;
  return thing;
}
