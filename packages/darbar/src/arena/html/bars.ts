import type { Share } from "../interval.ts";
import { percent } from "../words.ts";
import { drawing, element, type Markup, round, together, words } from "./markup.ts";

const LABEL = 120;
const ROOM = 420;
const VALUE = 60;
const ROW = 30;

/** Shares as bars with their intervals, and a line where everybody would be if all were as good. */
export function bars(title: string, rows: readonly (Share & { readonly label: string })[], parity: number): Markup {
  const most = Math.min(1, 1.15 * Math.max(parity, ...rows.map(({ high }) => high)));
  const at = (share: number): number => round(LABEL + (ROOM * share) / most);
  const height = rows.length * ROW + 24;
  const drawn = rows.map(({ label, share, low, high }, place) => {
    const y = place * ROW + 4;
    const middle = y + 10;
    return together([
      words(LABEL - 8, y + 15, label, "end"),
      element("rect", { class: "bar", x: LABEL, y, width: round(at(share) - LABEL), height: 20 }),
      line("whisker", at(low), middle, at(high), middle),
      line("whisker", at(low), middle - 5, at(low), middle + 5),
      line("whisker", at(high), middle - 5, at(high), middle + 5),
      words(LABEL + ROOM + 8, y + 15, percent(share)),
    ]);
  });
  const bottom = rows.length * ROW + 2;
  const fair = [line("parity", at(parity), 0, at(parity), bottom), words(at(parity), bottom + 16, "parity", "middle")];
  return drawing(title, LABEL + ROOM + VALUE, height, ...drawn, ...fair);
}

/** A straight line of some kind. */
export function line(kind: string, x1: number, y1: number, x2: number, y2: number): Markup {
  return element("line", { class: kind, x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) });
}
