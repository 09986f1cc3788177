import type { RatedBot } from "../rate-games.ts";
import { inWhole } from "../words.ts";
import { line } from "./bars.ts";
import { drawing, element, type Markup, round, together, words } from "./markup.ts";

const LEFT = 40;
const WIDTH = 480;
const HEIGHT = 220;
const NAMES = 120;
const COLOURS = 8;

/** How ratings moved as the games were played. */
export function ratingCurves(title: string, ratings: readonly RatedBot[]): Markup {
  const points = ratings.flatMap(({ curve }) => curve);
  const games = Math.max(1, ...points.map((point) => point.games));
  const low = Math.floor(Math.min(...points.map(({ mu }) => mu)) - 1);
  const high = Math.ceil(Math.max(...points.map(({ mu }) => mu)) + 1);
  const x = (count: number): number => round(LEFT + (WIDTH * count) / games);
  const y = (mu: number): number => round(HEIGHT - (HEIGHT * (mu - low)) / (high - low));
  const grid = ticks(low, high).map((mu) =>
    together([line("grid", LEFT, y(mu), LEFT + WIDTH, y(mu)), words(LEFT - 6, y(mu) + 5, String(mu), "end")]),
  );
  const ends = spread(ratings.map(({ mu }) => y(mu)));
  const curves = ratings.map(({ bot, curve }, place) =>
    element(
      "g",
      { class: `colour-${place % COLOURS}` },
      element("polyline", { points: curve.map((point) => `${x(point.games)},${y(point.mu)}`).join(" ") }),
      words(LEFT + WIDTH + 8, ends[place] + 5, bot),
    ),
  );
  const axis = words(LEFT + WIDTH, HEIGHT + 18, `${inWhole(games)} games`, "end");
  return drawing(title, LEFT + WIDTH + NAMES, HEIGHT + 26, ...grid, axis, ...curves);
}

/** A few round numbers between two. */
function ticks(low: number, high: number): readonly number[] {
  const step = Math.max(1, Math.ceil((high - low) / 6));
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, tick) => low + tick * step);
}

/** Heights for names that are not to lie upon each other: pushed apart, the highest first. */
function spread(heights: readonly number[]): readonly number[] {
  const placed: number[] = [];
  const order = [...heights.keys()].sort((one, other) => heights[one] - heights[other]);
  let last = Number.NEGATIVE_INFINITY;
  for (const place of order) {
    last = Math.max(heights[place], last + 16);
    placed[place] = last;
  }
  return placed;
}
