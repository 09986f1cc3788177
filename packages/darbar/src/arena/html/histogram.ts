import type { DecisionTimes } from "../report.ts";
import { inTime } from "../words.ts";
import { line } from "./bars.ts";
import { drawing, element, type Markup, round, words } from "./markup.ts";

const WIDTH = 560;
const HEIGHT = 90;

/** How long a bot took for its decisions, on a scale of factors of ten. */
export function timeHistogram(title: string, { histogram, p95 }: DecisionTimes): Markup {
  const ends = histogram.map(({ upTo }) => Math.log10(upTo));
  const low = Math.floor(Math.min(...ends) - 0.05);
  const high = Math.ceil(Math.max(...ends));
  const most = Math.max(...histogram.map(({ decisions }) => decisions));
  const x = (power: number): number => round((WIDTH * (power - low)) / (high - low));
  const bar = x(low + 1 / 20);
  const drawn = histogram.map(({ upTo, decisions }) => {
    const height = round((HEIGHT * decisions) / most);
    return element("rect", {
      class: "bar",
      x: round(x(Math.log10(upTo)) - bar),
      y: round(HEIGHT - height),
      width: bar,
      height,
    });
  });
  const marks = Array.from({ length: high - low + 1 }, (_, power) => {
    const anchor = power === 0 ? "start" : power === high - low ? "end" : "middle";
    return words(x(low + power), HEIGHT + 16, inTime(10 ** (low + power)), anchor);
  });
  const limit = x(Math.log10(p95));
  const lines = [line("grid", 0, HEIGHT, WIDTH, HEIGHT), line("parity", limit, 0, limit, HEIGHT)];
  return drawing(title, WIDTH, HEIGHT + 22, ...drawn, ...lines, ...marks);
}
