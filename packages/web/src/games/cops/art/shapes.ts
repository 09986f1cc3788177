import { at } from "../../../art/geometry.ts";

/** Path of a fingerprint: oval ridges about a whorl, each broken at another place. */
export function fingerprint(x: number, y: number, width: number, height: number, ridges: number): string {
  return Array.from({ length: ridges }, (_, i) => {
    const part = (i + 0.6) / ridges;
    const from = 200 + ((i * 137) % 360);
    const [rx, ry] = [(width / 2) * part, (height / 2) * part];
    const end = from + 336 - 10 * (i % 3);
    return `M${oval(x, y, rx, ry, from)}A${round(rx)} ${round(ry)} 0 1 1 ${oval(x, y, rx, ry, end)}`;
  }).join("");
}

/** The point of an oval `degrees` clockwise from its top, as path text. */
function oval(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + rx * Math.sin(angle))} ${round(y - ry * Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path of two branches of laurel that rise from below a circle on both its sides. */
export function laurel(x: number, y: number, radius: number, leaf: number, count: number): string {
  const step = 112 / count;
  return [-1, 1]
    .flatMap((side) =>
      Array.from({ length: count }, (_, i) => {
        const angle = side * (166 - step * i);
        const tip = angle - side * step * 1.5;
        const middle = angle - side * step * 0.6;
        const blade = (out: number) =>
          `M${at(x, y, radius, angle)}Q${at(x, y, radius + out * 1.1, middle + side * 4)} ${at(x, y, radius + out, tip)}Q${at(x, y, radius + out * 0.1, middle)} ${at(x, y, radius, angle)}Z`;
        return blade(leaf) + blade(-leaf);
      }),
    )
    .join("");
}

/** Path of slanted stripes, `gap` apart and half as wide, that cover a box and lean out of it at both ends. */
export function stripes(x: number, y: number, width: number, height: number, gap: number): string {
  const count = Math.ceil((width + height) / gap);
  return Array.from({ length: count }, (_, i) => {
    const start = x + gap * i - height;
    return `M${start} ${y + height}l${height} ${-height}h${gap / 2}l${-height} ${height}Z`;
  }).join("");
}
