import type { Page } from "@playwright/test";

/** What no reader may see: names of messages, arguments that were not put in, and what programs say. */
const RAW =
  /\b(?:app|lobby|table|coup|cops|learn|lesson|replay)\.[a-z][a-z.-]*|[{}]|\bundefined\b|\bNaN\b|\bnull\b|\[object/u;

/** Texts on the page, seen or only heard, that are no words of a language. */
export async function rawTexts(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const said = ["aria-label", "title", "placeholder", "aria-valuetext", "alt"];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.parentElement?.closest("script, style") === null) found.push(node.data);
      if (node instanceof Element) found.push(...said.map((name) => node.getAttribute(name) ?? ""));
    }
    return found;
  });
  return texts.filter((text) => RAW.test(text)).map((text) => `a raw text: ${text}`);
}

/** By how much the page is wider than the screen. */
export async function tooWide(page: Page): Promise<readonly string[]> {
  const [more, widest] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [0, ""] as const;
    const isOut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    const out = [...document.body.querySelectorAll("*")]
      .filter(isOut)
      .map((each) => `${each.localName}.${each.className}`);
    return [scrollWidth - clientWidth, out.slice(0, 4).join(", ")] as const;
  });
  return more > 0 ? [`${more} pixels wider than the screen: ${widest}`] : [];
}

/** Texts that are cut off, or lie over each other, as they stand now. */
export function crowded(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Piece {
      readonly element: Element;
      readonly text: string;
      /** What is seen of it: names of people may end in dots. */
      readonly box: DOMRect;
      readonly whole: DOMRect;
      /** What stays while the rest scrolls under it; `null` for the rest. */
      readonly layer: Element | null;
    }
    const DOCK = "[data-fit=scrolls] > .dock";
    const faults: string[] = [];
    const top = document.querySelector("dialog[open], [popover]:popover-open") ?? document.body;
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (element === null || text === "" || element.closest(".skip, script, option, svg") !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isOnlyHeard(element))
        continue;
      const layer = layerOf(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const whole of range.getClientRects()) {
        if (isScrolledAway(element, whole)) continue;
        const box = seenOf(element, whole);
        if (box.width > 1 && box.height > 1 && !isBehindDock(element, box))
          pieces.push({ element, text, box, whole, layer });
      }
    }
    for (const { element, text, whole } of pieces) {
      const cutter = cutting(element, whole);
      if (cutter !== null) faults.push(`cut: “${text}” in ${cutter}`);
    }
    for (const [place, one] of pieces.entries()) {
      for (const other of pieces.slice(place + 1)) {
        if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // The boxes of lines are higher than their letters.
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 4 && high > 0.45 * Math.min(one.box.height, other.box.height))
          faults.push(`over each other: “${one.text}” and “${other.text}”`);
      }
    }
    return [...new Set(faults)].slice(0, 12);

    /** Whether a text is there only for who listens. */
    function isOnlyHeard(element: Element): boolean {
      for (let above: Element | null = element; above !== null; above = above.parentElement) {
        if (getComputedStyle(above).clipPath === "inset(50%)") return true;
      }
      return false;
    }

    function layerOf(element: Element): Element | null {
      for (let above: Element | null = element; above !== null; above = above.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(above).position)) return above;
      }
      return null;
    }

    /** With letters so large that a question needs the whole screen, the table is seen when nothing is asked. */
    function isBehindDock(element: Element, { left, top, width, height }: DOMRect): boolean {
      const dock = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(DOCK) ?? null;
      return dock !== null && !dock.contains(element);
    }

    function seenOf(element: Element, whole: DOMRect): DOMRect {
      let { left, right } = whole;
      for (let above: Element | null = element; above !== null && above !== top; above = above.parentElement) {
        if (getComputedStyle(above).overflowX === "visible") continue;
        const frame = above.getBoundingClientRect();
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
      }
      return new DOMRect(left, whole.top, Math.max(0, right - left), whole.height);
    }

    function isScrolledAway(element: Element, box: DOMRect): boolean {
      for (let above: Element | null = element; above !== null; above = above.parentElement) {
        const { overflowY, overflowX } = getComputedStyle(above);
        const frame = above.getBoundingClientRect();
        if (/auto|scroll/.test(overflowY) && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1)) return true;
        if (/auto|scroll/.test(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1)) return true;
      }
      return false;
    }

    /** The frame that hides a part of a text for good; names of people may end in dots. */
    function cutting(element: Element, box: DOMRect): string | null {
      for (let above: Element | null = element; above !== null && above !== top; above = above.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(above);
        if (textOverflow === "ellipsis") return null;
        const frame = above.getBoundingClientRect();
        const isCut = (overflow: string, over: number): boolean => /hidden|clip/.test(overflow) && over > 3;
        const name = `${above.localName}.${above.className}`;
        if (isCut(overflowX, Math.max(box.right - frame.right, frame.left - box.left))) return name;
        if (isCut(overflowY, Math.max(box.bottom - frame.bottom, frame.top - box.top) - 0.2 * box.height)) return name;
      }
      return null;
    }
  });
}
