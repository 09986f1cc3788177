const TURN = Math.PI / 180;

/** A coordinate as short text: a tenth of a unit is finer than the eye. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The point at `radius` from (x, y), `degrees` clockwise from the top, as path text. */
export function at(x: number, y: number, radius: number, degrees: number): string {
  return `${short(x + radius * Math.sin(degrees * TURN))} ${short(y - radius * Math.cos(degrees * TURN))}`;
}

/** Path of a ring of points whose radii repeat in turn: one radius draws a polygon, two a star. */
function ring(x: number, y: number, radii: readonly number[], count: number, turn = 0): string {
  const points = Array.from({ length: count }, (_, i) =>
    at(x, y, radii[i % radii.length] ?? 0, turn + (360 / count) * i),
  );
  return `M${points.join("L")}Z`;
}

/** Path of a regular polygon; the first corner is `turn` degrees clockwise from the top. */
export function polygon(x: number, y: number, radius: number, corners: number, turn = 0): string {
  return ring(x, y, [radius], corners, turn);
}

/** Path of a star with its first point `turn` degrees clockwise from the top. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  return ring(x, y, [outer, inner], 2 * points, turn);
}

/** Path of straight lines from one circle to another around the same centre. */
export function spokes(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  return fan(x, y, from, to, turn, turn + (360 / count) * (count - 1), count);
}

/** Path of straight lines between two circles, spread evenly from one angle to another. */
export function fan(
  x: number,
  y: number,
  from: number,
  to: number,
  first: number,
  last: number,
  count: number,
): string {
  const step = (last - first) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => {
    const angle = first + step * i;
    return `M${at(x, y, from, angle)}L${at(x, y, to, angle)}`;
  }).join("");
}

/** Path of a circle, so that circles and polygons can share one path element. */
export function circle(x: number, y: number, radius: number): string {
  return `M${short(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/**
 * Path of the girih star inside a regular polygon: from the middle of every side two lines leave at `lean` degrees
 * to the side. Stars of neighbouring polygons then meet, and every line runs on straight across the sides.
 */
export function girihStar(x: number, y: number, apothem: number, sides: number, turn: number, lean: number): string {
  const half = Math.PI / sides;
  const inner = apothem / (Math.cos(half) + Math.sin(half) * Math.tan(lean * TURN));
  return star(x, y, apothem, inner, sides, turn);
}
