import { type Box, boxOf, sticksOut } from "./boxes.ts";

/** Whether an element can be seen at all, were it on the screen: neither hidden nor only for who listens. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let above: Element | null = element; above !== null; above = above.parentElement) {
    if (getComputedStyle(above).clipPath === "inset(50%)") return false;
  }
  return true;
}

/** The element that cuts a part of a box off, for good or until it is scrolled; `null` if none does. */
export function cutterOf(element: Element, box: Box, hair = 1): Element | null {
  let isPinned = false;
  for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement) {
    // What is fixed to the screen is cut by nothing around it.
    isPinned ||= getComputedStyle(above).position === "fixed";
    if (isPinned) return null;
    const { overflowX, overflowY } = getComputedStyle(above);
    if (overflowX === "visible" && overflowY === "visible") continue;
    if (sticksOut(box, boxOf(above)) > hair) return above;
  }
  return null;
}

/** As much of a box as is not cut off; `null` if all of it is. */
export function uncut(element: Element, box: Box): Box | null {
  let rest = box;
  for (let above: Element | null = element; above !== null && above !== document.body; above = above.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(above);
    if (overflowX !== "visible" || overflowY !== "visible") {
      const { left, top, right, bottom } = boxOf(above);
      rest = {
        left: Math.max(rest.left, left),
        top: Math.max(rest.top, top),
        right: Math.min(rest.right, right),
        bottom: Math.min(rest.bottom, bottom),
      };
    }
    if (position === "fixed") break;
  }
  return rest.right > rest.left && rest.bottom > rest.top ? rest : null;
}

/** A piece of text on the screen, line by line. */
export interface Piece {
  readonly element: Element;
  readonly text: string;
  /** As high as its letters, which are lower than their line. */
  readonly box: Box;
}

/** Every piece of text inside an element that can be seen, but for what is drawn. */
export function piecesIn(root: Element, isWanted: (element: Element) => boolean = () => true): readonly Piece[] {
  const found: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (element === null || text === "" || element.closest("svg, script, option") !== null) continue;
    if (!isWanted(element) || !isSeen(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const spare = Math.max(0, (bottom - top - size) / 2);
      if (right - left > 1)
        found.push({ element, text, box: { left, right, top: top + spare, bottom: bottom - spare } });
    }
  }
  return found;
}

/** Whether a text ends in dots: a name may, where there is no room for all of it. */
export function endsInDots(element: Element, root: Element): Element | null {
  for (let above: Element | null = element; above !== null; above = above.parentElement) {
    const { textOverflow, overflowX } = getComputedStyle(above);
    const isCut = above.scrollWidth > above.clientWidth + 1 && overflowX !== "visible";
    if (textOverflow === "ellipsis" && isCut) return above;
    if (above === root) return null;
  }
  return null;
}
