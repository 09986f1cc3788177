import type { Cell } from "../tally.ts";
import { percent } from "../words.ts";
import { drawing, element, type Markup, round, together, words } from "./markup.ts";

const LABEL = 120;
const WIDTH = 108;
const HEIGHT = 52;

/** The cross table: the stronger the colour, the farther from parity. */
export function heatMap(title: string, bots: readonly string[], cells: readonly Cell[], parity: number): Markup {
  const rows = bots.filter((bot) => cells.some(({ row }) => row === bot));
  const columns = bots.filter((bot) => cells.some(({ column }) => column === bot));
  const headings = columns.map((bot, place) => words(LABEL + (place + 0.5) * WIDTH, 18, bot, "middle"));
  const drawn = rows.map((row, down) => {
    const y = 28 + down * HEIGHT;
    const squares = columns.map((column, across) => {
      const cell = cells.find((each) => each.row === row && each.column === column);
      return square(cell, LABEL + across * WIDTH, y, parity);
    });
    return together([words(LABEL - 8, y + HEIGHT / 2 + 5, row, "end"), ...squares]);
  });
  return drawing(title, LABEL + columns.length * WIDTH + 2, 32 + rows.length * HEIGHT, ...headings, ...drawn);
}

function square(cell: Cell | undefined, x: number, y: number, parity: number): Markup {
  const place = { x: x + 1, y: y + 1, width: WIDTH - 2, height: HEIGHT - 2 };
  if (cell === undefined) return element("rect", { class: "blank", ...place });
  const { row, column, share, low, high, wins, games } = cell;
  // As far above parity as there is to go, or as far below.
  const strength = share >= parity ? (share - parity) / (1 - parity) : (parity - share) / parity;
  const kind = share >= parity ? "above" : "below";
  const middle = x + WIDTH / 2;
  const detail = `${row} against ${column}: ${wins} of ${games}, ${percent(low)} to ${percent(high)}`;
  return element(
    "g",
    {},
    element("title", {}, detail),
    element("rect", { class: kind, "fill-opacity": round(0.08 + 0.6 * strength), ...place }),
    words(middle, y + 24, percent(share), "middle"),
    element(
      "text",
      { class: "small", x: middle, y: y + 40, "text-anchor": "middle" },
      `${percent(low)} – ${percent(high)}`,
    ),
  );
}
