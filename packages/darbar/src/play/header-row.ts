import type { Paint } from "../text/paint.ts";
import { widthOf } from "../text/wrap.ts";

/** The top row of a table: what is played at one side, how the table stands at the other. */
export function headerRow(title: string, standing: string, width: number, paint: Paint): string {
  const gap = Math.max(2, width - widthOf(title) - widthOf(standing) - 2);
  return ` ${paint("heading", title)}${" ".repeat(gap)}${paint("gold", standing)}`;
}
