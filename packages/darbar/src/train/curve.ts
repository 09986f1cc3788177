import type { Score } from "./order.ts";

/** A point of the curve: how far training was, and how well the learner did. */
export interface Point {
  /** Decisions learned from. */
  readonly steps: number;
  readonly minutes: number;
  readonly gamesPerSecond: number;
  readonly entropy: number;
  /** How far, squared, the estimated chances to win were from what happened. */
  readonly error: number;
  readonly scores: readonly Score[];
}

/** The share of games won. */
export function share({ won, played }: Score): number {
  return played === 0 ? 0 : won / played;
}

/** The curve as a table for spreadsheets. */
export function curveInColumns(points: readonly Point[]): string {
  const styles = points[0]?.scores.map(({ style, seats }) => `${style} ${seats}`) ?? [];
  const rows = points.map(({ steps, minutes, gamesPerSecond, entropy, error, scores }) => [
    steps,
    minutes.toFixed(2),
    gamesPerSecond.toFixed(0),
    entropy.toFixed(4),
    error.toFixed(4),
    ...scores.map((score) => share(score).toFixed(4)),
  ]);
  return [["decisions", "minutes", "games/s", "entropy", "error", ...styles], ...rows]
    .map((row) => `${row.join(",")}\n`)
    .join("");
}

const WIDTH = 640;
const HEIGHT = 220;
const COLOURS = ["#2a6f97", "#b23a48", "#4a7c3a", "#8a5a9e", "#a8741a", "#555555"];

/** The curve as a page that needs nothing else: one drawing for each number of seats, and one of the entropy. */
export function curveAsPage(points: readonly Point[], title: string): string {
  const seats = [...new Set(points.flatMap(({ scores }) => scores.map((score) => score.seats)))];
  const drawings = seats.map((count) => {
    const styles = [...new Set(points.flatMap(({ scores }) => scores.map(({ style }) => style)))];
    const lines = styles.map((style) => ({
      name: style,
      values: points.map(({ scores }) => {
        const score = scores.find((each) => each.style === style && each.seats === count);
        return score === undefined ? 0 : share(score);
      }),
    }));
    return drawing(
      points,
      `games won at a table of ${count}`,
      [...lines, { name: "an equal share", values: points.map(() => 1 / count) }],
      1,
    );
  });
  const entropies = points.map(({ entropy }) => entropy);
  const mixed = drawing(
    points,
    "how mixed the policy is",
    [{ name: "entropy", values: entropies }],
    Math.max(1, ...entropies),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${inHtml(title)}</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}svg{width:100%}text{font-size:12px}</style>
<h1>${inHtml(title)}</h1>
${[...drawings, mixed].join("\n")}
</html>
`;
}

interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

function drawing(points: readonly Point[], title: string, lines: readonly Line[], top: number): string {
  const last = Math.max(1, points[points.length - 1]?.steps ?? 1);
  const x = (steps: number): string => ((steps / last) * WIDTH).toFixed(1);
  const y = (value: number): string => (HEIGHT - (value / top) * HEIGHT).toFixed(1);
  const paths = lines.map(({ values }, place) => {
    const corners = values.map((value, at) => `${x(points[at].steps)},${y(value)}`).join(" ");
    return `<polyline fill="none" stroke="${COLOURS[place % COLOURS.length]}" stroke-width="2" points="${corners}"/>`;
  });
  const names = lines.map(({ name, values }, place) => {
    const now = values[values.length - 1] ?? 0;
    return `<text x="${8 + 150 * place}" y="${HEIGHT + 18}" fill="${COLOURS[place % COLOURS.length]}">${inHtml(name)} ${now.toFixed(2)}</text>`;
  });
  return `<h2>${inHtml(title)}</h2>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT + 24}" role="img" aria-label="${inHtml(title)}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#ccc"/>
${[...paths, ...names].join("\n")}
</svg>`;
}

function inHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
