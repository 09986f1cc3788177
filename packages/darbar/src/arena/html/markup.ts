/** A piece of a page, ready to be written. */
export interface Markup {
  readonly html: string;
}

/** What can be put into an element: text, which is made harmless, or other elements. */
export type Content = Markup | string;

type Attributes = Readonly<Record<string, string | number>>;

/** An element with its attributes and what is in it. Whatever is made of elements is well-formed. */
export function element(name: string, attributes: Attributes, ...contents: readonly Content[]): Markup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${harmless(String(value))}"`);
  const inside = contents.map((content) => (typeof content === "string" ? harmless(content) : content.html)).join("");
  const opening = `<${name}${written.join("")}`;
  return { html: EMPTY.includes(name) ? `${opening} />` : `${opening}>${inside}</${name}>` };
}

/** Elements that hold nothing. */
const EMPTY: readonly string[] = ["meta", "rect", "line", "polyline"];

/** Several pieces one after the other. */
export function together(pieces: readonly Markup[]): Markup {
  return { html: pieces.map(({ html }) => html).join("") };
}

/** A drawing of so many units, which is as wide as there is room; `title` says what it shows to those who cannot see it. */
export function drawing(title: string, width: number, height: number, ...contents: readonly Markup[]): Markup {
  const attributes = { viewBox: `0 0 ${width} ${height}`, role: "img", style: `max-width:${width}px` };
  return element("svg", attributes, element("title", {}, title), ...contents);
}

/** Words in a drawing. */
export function words(x: number, y: number, text: string, anchor: "start" | "middle" | "end" = "start"): Markup {
  return element("text", { x: round(x), y: round(y), "text-anchor": anchor }, text);
}

/** A coordinate without needless digits. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function harmless(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
