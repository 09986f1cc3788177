/** What a picture is painted with: the canvas, its colours and letters, and the line of reading. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly isLeftward: boolean;
  /** The value of a colour of the page, by its name. */
  colour(name: "ground" | "surface" | "line" | "ink" | "muted" | "gold" | "felt-light"): string;
}

export interface Style {
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  readonly colour: Parameters<Pen["colour"]>[0];
  /** `start` and `end` along the line of reading. */
  readonly align?: "start" | "center" | "end";
}

/** The letters of the page. */
function fontOf({ weight, size }: Pick<Style, "weight" | "size">): string {
  return `${weight} ${size}px ${getComputedStyle(document.documentElement).fontFamily}`;
}

/** Fetches the letters of a text, which a canvas would not wait for. */
export async function fetchLetters(text: string): Promise<void> {
  await Promise.all(
    ([400, 600, 700] as const).map((weight) => document.fonts.load(fontOf({ weight, size: 40 }), text)),
  );
}

/** Where something lies that is so far from the beginning of the line: its left edge, if it is so wide. */
export function along({ width, isLeftward }: Pen, start: number, wide = 0): number {
  return isLeftward ? width - start - wide : start;
}

/** Writes a line, smaller if it would be wider than it may be. `start`: how far its anchor is from the beginning. */
export function write(pen: Pen, text: string, start: number, y: number, most: number, style: Style): void {
  const { context, isLeftward } = pen;
  let { size } = style;
  context.font = fontOf({ ...style, size });
  while (size > 14 && context.measureText(text).width > most) {
    size -= 1;
    context.font = fontOf({ ...style, size });
  }
  context.direction = isLeftward ? "rtl" : "ltr";
  context.textAlign = style.align ?? "start";
  context.textBaseline = "middle";
  context.fillStyle = pen.colour(style.colour);
  context.fillText(text, along(pen, start), y);
}

/** A text in lines of at most this width; what is too much for two is written smaller on the second. */
export function inTwoLines({ context }: Pen, text: string, most: number, style: Style): readonly string[] {
  context.font = fontOf(style);
  if (context.measureText(text).width <= most) return [text];
  const words = text.split(" ");
  let count = words.length - 1;
  while (count > 1 && context.measureText(words.slice(0, count).join(" ")).width > most) count--;
  return [words.slice(0, count).join(" "), words.slice(count).join(" ")];
}
