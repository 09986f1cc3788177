import { type Box, boxOf } from "./boxes.ts";
import { isSeen, piecesIn } from "./sight.ts";

/** How a table uses its room. */
export interface Figures {
  /** How much of the table is covered by players and what is on the stage, from 0 to 1. */
  readonly used: number;
  /** How wide the cards of other players are, in pixels; `null` if none is to be seen. */
  readonly narrowestCard: number | null;
  readonly widestCard: number | null;
}

/** Measures the table as it stands. */
export function figuresOf(): Figures {
  const table = document.querySelector(".felt-table") ?? document.querySelector(".game-table");
  if (table === null) return { used: 0, narrowestCard: null, widestCard: null };
  const seats = [...table.querySelectorAll(".seats > .seat")].filter(isSeen).map(boxOf);
  const cards = [...document.querySelectorAll(".seats > .seat [data-place^=card-]")].filter(isSeen);
  const widths = cards.map((card) => card.getBoundingClientRect().width).toSorted((one, other) => one - other);
  return {
    used: covered([...seats, ...onStage(table)], boxOf(table)),
    narrowestCard: widths[0] ?? null,
    widestCard: widths.at(-1) ?? null,
  };
}

/** The box around everything that is drawn or written on the stage, however large the stage is. */
function onStage(table: Element): readonly Box[] {
  const stage = table.querySelector(".stage");
  if (stage === null) return [];
  const drawn = [...stage.querySelectorAll("svg, img")].filter(isSeen).map(boxOf);
  const boxes = [...drawn, ...piecesIn(stage).map(({ box }) => box)];
  if (boxes.length === 0) return [];
  return [
    {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  ];
}

/** How much of a frame is under boxes that may lie over each other. */
function covered(boxes: readonly Box[], frame: Box): number {
  const xs = edges(
    boxes.flatMap(({ left, right }) => [left, right]),
    frame.left,
    frame.right,
  );
  const ys = edges(
    boxes.flatMap(({ top, bottom }) => [top, bottom]),
    frame.top,
    frame.bottom,
  );
  let area = 0;
  for (const [column, right] of xs.entries()) {
    for (const [row, bottom] of ys.entries()) {
      const [left, top] = [xs[column - 1] ?? frame.left, ys[row - 1] ?? frame.top];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isUnder = boxes.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
      if (isUnder) area += (right - left) * (bottom - top);
    }
  }
  return area / Math.max(1, (frame.right - frame.left) * (frame.bottom - frame.top));
}

function edges(all: readonly number[], first: number, last: number): readonly number[] {
  return [...all.map((edge) => Math.min(Math.max(edge, first), last)), last].toSorted((one, other) => one - other);
}
