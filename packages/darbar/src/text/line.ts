import type { Asking, Seat } from "@darbar/kernel";
import type { Paint, Tone } from "./paint.ts";
import type { Voice } from "./voice.ts";
import { padTo, unbroken, widthOf, wrap } from "./wrap.ts";

/** One line of a story: how deep it is indented, what it is, and what it says. */
export interface Line {
  readonly depth: number;
  readonly tone: Tone;
  readonly text: string;
}

/** A line as it goes on a screen: broken where it is too long, and painted. */
export function setLine(line: Line, width: number, paint: Paint): readonly string[] {
  const indent = "  ".repeat(line.depth);
  return wrap(line.text, width, indent, `${indent}  `).map((row) => paint(line.tone, row));
}

/** What stands between the parts of a line, which can be broken before it. */
export const DOT = ` ${unbroken("· ")}`;

/** A line for each player, with what lies before them. */
export function handRows(
  { players, viewer }: Asking & { readonly players: readonly unknown[] },
  { words, names }: Voice,
  partsOf: (seat: Seat) => readonly string[],
): readonly Line[] {
  const labels = players.map((_, seat) =>
    seat === viewer ? words.t("replay.review.own", { name: names(seat) }) : names(seat),
  );
  const width = Math.max(...labels.map(widthOf));
  return labels.map((label, seat) => {
    const [first, ...more] = partsOf(seat);
    const parts = [first, ...more.map(unbroken)].join(DOT);
    return { depth: 1, tone: "plain", text: `${unbroken(`${padTo(label, width)}  `)}${parts}` };
  });
}
