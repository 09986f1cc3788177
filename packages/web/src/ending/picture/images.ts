import { BOT_NAMES } from "@darbar/protocol/agreed";
import { type JSX, render } from "preact";

/** A drawing of the page as an image that a canvas can take; where the page sets colours, it has its own. */
export function imageOf(drawing: JSX.Element): Promise<HTMLImageElement> {
  const host = document.createElement("div");
  render(drawing, host);
  const svg = host.querySelector("svg");
  if (svg === null) throw new Error("this is no drawing");
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  // Without a size of its own an image has none everywhere.
  svg.setAttribute("width", "192");
  svg.setAttribute("height", "192");
  return loaded(`data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`);
}

/** The portrait of a player. */
export function portraitImage(of: number): Promise<HTMLImageElement> {
  return loaded(`/portraits/${BOT_NAMES[of].toLowerCase()}.svg`);
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}
