import { useId } from "preact/hooks";
import { type ArtProps, Drawing } from "./drawing.tsx";
import { girihStar, polygon, star } from "./geometry.ts";

/** Width of one tile for sides of length one: two half twelve-sided polygons and a square between them. */
const PERIOD = 3 + Math.sqrt(3);
const LEAN = 60;
/** Distance from centre to side of the three polygons, for sides of length one. */
const APOTHEMS = { 4: 0.5, 6: 0.866, 12: 1.866 } as const;
/** How far the notches of a twelvefold star reach in, for lines that leave the sides at LEAN degrees. */
const NOTCH = Math.SQRT1_2;

/** Path of a rosette: a twelvefold star, and in it a second one whose points stand in the notches of the first. */
export function rosette(x: number, y: number, radius: number): string {
  return girihStar(x, y, radius, 12, 0, LEAN) + star(x, y, radius * NOTCH, radius * 0.5, 12, 15);
}

/**
 * Path of the twelvefold girih in which twelve-, six- and four-sided polygons meet, as far as it shows in a box around
 * (x, y), where one of the great stars stands. `period` is the distance of two great stars.
 */
export function twelvefold(x: number, y: number, period: number, width: number, height: number): string {
  const side = period / PERIOD;
  const rise = (period * Math.sqrt(3)) / 2;
  const parts: string[] = [];
  const put = (sides: 4 | 6 | 12, dx: number, dy: number, turn: number) => {
    const radius = side * APOTHEMS[sides];
    if (Math.abs(dx) >= width / 2 + radius || Math.abs(dy) >= height / 2 + radius) return;
    parts.push(sides === 12 ? rosette(x + dx, y + dy, radius) : girihStar(x + dx, y + dy, radius, sides, turn, LEAN));
  };
  const columns = Math.ceil(width / 2 / period) + 1;
  const rows = Math.ceil(height / 2 / rise) + 1;
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const dx = period * (column + (row % 2 === 0 ? 0 : 0.5));
      const dy = rise * row;
      put(12, dx, dy, 0);
      put(4, dx + period / 2, dy, 90);
      put(4, dx + period / 4, dy - rise / 2, 30);
      put(4, dx - period / 4, dy - rise / 2, -30);
      put(6, dx, dy - period / Math.sqrt(3), 0);
      put(6, dx, dy + period / Math.sqrt(3), 0);
    }
  }
  return parts.join("");
}

const TILE = 120;
const TILE_HEIGHT = TILE * Math.sqrt(3);
const LATTICE = twelvefold(TILE / 2, TILE_HEIGHT / 2, TILE, TILE, TILE_HEIGHT);

/** Thin girih lines that fill whatever box they are given, in its text colour: give it a faint one (--girih). */
export function GirihPattern({ class: className }: ArtProps) {
  const id = useId();
  return (
    <svg class={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width={TILE} height={TILE_HEIGHT} patternUnits="userSpaceOnUse">
        <path d={LATTICE} fill="none" stroke="currentColor" stroke-width="1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** A single twelvefold star, for headings and empty places. */
export function GirihStar({ class: className }: ArtProps) {
  return (
    <Drawing width={48} height={48} class={className}>
      <g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">
        <path d={rosette(24, 24, 23)} />
        <path d={polygon(24, 24, 7, 12, 15)} />
      </g>
    </Drawing>
  );
}
