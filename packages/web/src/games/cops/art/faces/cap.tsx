import { circle, star } from "../../../../art/geometry.ts";
import { AMBER, INK, PAPER } from "../palette.ts";

/** The light slats of a blind on the wall. */
export const SLATS = Array.from(
  { length: 14 },
  (_, i) => `M0 ${30 + 18 * i}L240 ${18 + 18 * i}v9L0 ${39 + 18 * i}Z`,
).join("");

/** The peaked cap of an officer, for a face at the height of 150; `broken` leaves the star without its shine. */
export function Cap({ cloth, broken = false }: { readonly cloth: string; readonly broken?: boolean }) {
  return (
    <g stroke={INK} stroke-width="2">
      <path d="M88 120C60 96 76 66 120 64C164 66 180 96 152 120Q120 108 88 120Z" fill={cloth} />
      <path d="M74 92Q120 72 166 92" fill="none" />
      <path d="M86 112Q120 98 154 112L155 128Q120 114 85 128Z" fill={INK} />
      <path d="M85 126Q120 112 155 126Q156 136 150 138Q120 126 90 138Q84 136 85 126Z" fill="#2c3550" />
      <path d="M93 132Q120 121 147 132" stroke="#6f7fa6" fill="none" />
      <path d={star(120, 94, 15, 8.5, 7)} fill={broken ? "#8c8f9c" : AMBER} />
      {broken ? <path d="M122 80L116 91L124 96L118 108" fill="none" /> : <path d={circle(120, 94, 4)} fill={PAPER} />}
    </g>
  );
}
