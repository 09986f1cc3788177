import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { circle } from "../../../art/geometry.ts";
import { BLOOD, BODY, GEM, GEM_SHADE, LINE, STEEL } from "./palette.ts";

/** The wound of a leader: a drop of blood with a plaster across it. */
export function Wound({ class: className }: ArtProps) {
  return (
    <Drawing width={32} height={32} class={className}>
      <g stroke={LINE} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        <path d="M16 1.2C18 7.5 26.5 12.5 26.5 20.3A10.5 10.5 0 0 1 5.5 20.3C5.5 12.5 14 7.5 16 1.2Z" fill={BLOOD} />
        <g transform="rotate(-35 16 20)">
          <rect x="2" y="15.5" width="28" height="9" rx="4.5" fill={BODY} />
          <path d="M11 15.5V24.5M21 15.5V24.5" fill="none" />
          <path d="M14 18.6h.01M18 18.6h.01M14 21.4h.01M18 21.4h.01" fill="none" stroke-width="1.8" />
        </g>
      </g>
    </Drawing>
  );
}

/** One diamond, cut with a flat crown. */
export function Diamond({ class: className }: ArtProps) {
  return (
    <Drawing width={32} height={32} class={className}>
      <g stroke={LINE} stroke-width="1.5" stroke-linejoin="round">
        <path d="M8 4.5H24L30.8 12.5L16 29.5L1.2 12.5Z" fill={GEM} />
        <path d="M1.2 12.5H10L16 29.5ZM16 4.5L22 12.5H10Z" fill="#fff" fill-opacity=".75" stroke="none" />
        <path d="M22 12.5H30.8L16 29.5ZM24 4.5L30.8 12.5H22Z" fill={GEM_SHADE} stroke="none" />
        <path
          d="M8 4.5H24L30.8 12.5L16 29.5L1.2 12.5ZM1.2 12.5H30.8M8 4.5L10 12.5L16 4.5L22 12.5L24 4.5M10 12.5L16 29.5L22 12.5"
          fill="none"
          stroke-width="1.2"
        />
      </g>
    </Drawing>
  );
}

const CUFFS = circle(9, 9, 6.2) + circle(23, 23, 6.2);
const CHAIN =
  "M13.5 18.5A2.6 2.6 0 0 1 13.5 14.5L14.5 13.5A2.6 2.6 0 0 1 18.5 13.5M18.5 13.5A2.6 2.6 0 0 1 18.5 17.5L17.5 18.5A2.6 2.6 0 0 1 13.5 18.5";

/** The mark of a criminal: a pair of handcuffs, closed. */
export function Handcuffs({ class: className }: ArtProps) {
  return (
    <Drawing width={32} height={32} class={className}>
      <g fill="none" stroke={LINE} stroke-linejoin="round">
        <path d={CUFFS} stroke-width="5.6" />
        <path d={CUFFS} stroke={STEEL} stroke-width="2.8" />
        <path d={CHAIN} stroke-width="4.4" />
        <path d={CHAIN} stroke={STEEL} stroke-width="1.8" />
        <path
          d="M9.5 15.5L15.5 9.5L17.5 13L13 17.5ZM22.5 16.5L16.5 22.5L14.5 19L19 14.5Z"
          fill={STEEL}
          stroke-width="1.4"
        />
      </g>
    </Drawing>
  );
}
