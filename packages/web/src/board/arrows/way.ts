/** A spot on the table, in pixels from its corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line across the table: the spots it runs through, close enough to each other to look round where it bends. */
export type Way = readonly Point[];

/** How many pieces a bend is made of. */
const BEND = 24;
const CORNER = 6;

/** The curve that these spots pull at, from the first to the last. */
export function curve(pulls: Way, pieces = BEND): Way {
  return Array.from({ length: pieces + 1 }, (_, piece) => pulled(pulls, piece / pieces));
}

function pulled(pulls: Way, share: number): Point {
  if (pulls.length === 1) return pulls[0];
  return pulled(
    pulls.slice(1).map((to, index) => between(pulls[index], to, share)),
    share,
  );
}

/** A way along straight lines, with its corners rounded. */
export function rounded(corners: Way, radius = 9): Way {
  const turns = corners.filter((here, index) => index === 0 || distance(here, corners[index - 1]) > 0.5);
  return turns.flatMap((here, index) => {
    const before = turns[index - 1];
    const after = turns[index + 1];
    if (before === undefined || after === undefined) return [here];
    const back = distance(here, before);
    const on = distance(here, after);
    const reach = Math.min(radius, back / 2, on / 2);
    return curve([between(here, before, reach / back), here, between(here, after, reach / on)], CORNER);
  });
}

/** How long a way is. */
export function lengthOf(way: Way): number {
  return way.reduce((sum, here, index) => (index === 0 ? 0 : sum + distance(way[index - 1], here)), 0);
}

/** The first part of a way, this long. */
export function cut(way: Way, length: number): Way {
  let left = length;
  for (const [index, here] of way.entries()) {
    const next = way[index + 1];
    if (next === undefined) break;
    const step = distance(here, next);
    if (step >= left) return [...way.slice(0, index + 1), between(here, next, step === 0 ? 0 : left / step)];
    left -= step;
  }
  return way;
}

/** The spot of a way that is this far along it, and whither the way goes there, in degrees. */
export function spotAt(way: Way, length: number): Point & { readonly towards: number } {
  const [before, here] = cut(way, Math.max(length, 0.01)).slice(-2);
  return { ...here, towards: (Math.atan2(here.y - before.y, here.x - before.x) * 180) / Math.PI };
}

/** A way as an SVG path. */
export function pathOf(way: Way): string {
  return `M${way.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join("L")}`;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The spot between two, this share of the way from the one to the other. */
export function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
