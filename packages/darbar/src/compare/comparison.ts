import type { Figure, Series } from "./figure.ts";
import { bestOf, median, pairedRatio, type Ratio, unpairedRatio } from "./ratio.ts";

/** One figure beside the same of something else. */
interface ComparedFigure {
  readonly name: string;
  readonly better: Figure["better"];
  readonly ours: readonly number[];
  readonly other: readonly number[];
  readonly ratio: Ratio;
}

/** All that was compared with one thing. */
export interface Comparison {
  readonly with: string;
  /** Whether both were measured by turns, or the other at another time. */
  readonly isInterleaved: boolean;
  readonly figures: readonly ComparedFigure[];
}

/** Compares figures of the same name; what only one side has is left out. */
export function compare(
  name: string,
  isInterleaved: boolean,
  ours: readonly Series[],
  others: readonly Series[],
): Comparison {
  const ratioOf = isInterleaved ? pairedRatio : unpairedRatio;
  const figures = ours.flatMap(({ name: figure, better, values }) => {
    const other = others.find((each) => each.name === figure)?.values;
    if (other === undefined) return [];
    return [{ name: figure, better, ours: values, other, ratio: ratioOf(values, other, better) }];
  });
  return { with: name, isInterleaved, figures };
}

/** Compares each of our main figures with the one of a foreign program. */
export function compareWithForeign(name: string, ours: readonly Series[], foreign: Series): Comparison {
  const main = ours.filter(({ isMain }) => isMain);
  return compare(
    name,
    true,
    main,
    main.map(({ name: figure }) => ({ ...foreign, name: figure })),
  );
}

/** A comparison as people read it. */
export function inColumns({ with: other, isInterleaved, figures }: Comparison): string {
  const width = Math.max(...figures.map((figure) => nameOf(figure).length));
  const how = isInterleaved ? "measured by turns" : "measured before";
  const heading = ["", "ours", "theirs", "ratio", "95 % interval", "least to most", "best to best"];
  const rows = figures.map((figure) => {
    const { median: middle, interval, least, most, best } = figure.ratio;
    const certain = interval === null ? "one round" : `${two(interval[0])} to ${two(interval[1])}`;
    const values = [inShort(median(figure.ours)), inShort(median(figure.other)), two(middle), certain];
    return [nameOf(figure), ...values, `${two(least)} to ${two(most)}`, two(best)];
  });
  const lines = [heading, ...rows].map(([first, ...cells]) => {
    return `${first.padEnd(width)}${cells.map((cell, place) => ` ${cell}`.padStart(WIDTHS[place])).join("")}\n`;
  });
  return `Beside ${other} (${how}; medians):\n${lines.join("")}`;
}

const WIDTHS = [13, 13, 8, 16, 16, 14];

/** Figures alone, as people read them. */
export function seriesInColumns(series: readonly Series[]): string {
  const width = Math.max(...series.map((figure) => nameOf(figure).length));
  const rows = series.map((figure) => {
    const { values, better } = figure;
    const spread = `${inShort(Math.min(...values))} to ${inShort(Math.max(...values))}`;
    const columns = [
      inShort(median(values)).padStart(13),
      spread.padStart(26),
      inShort(bestOf(values, better)).padStart(13),
    ];
    return `${nameOf(figure).padEnd(width)}${columns.join("")}\n`;
  });
  const heading = ["median".padStart(13), "least to most".padStart(26), "best".padStart(13)].join("");
  return `${" ".repeat(width)}${heading}\n${rows.join("")}`;
}

function nameOf({ name, better }: Pick<Figure, "name" | "better">): string {
  return better === "less" ? `${name} (less is better)` : name;
}

/** A ratio as people read it. */
export function two(ratio: number): string {
  return ratio.toFixed(ratio < 10 ? 2 : 1);
}

/** A figure as people read it. */
export function inShort(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : value.toPrecision(3);
}
