import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { LEATHER, LINE, STEEL } from "./palette.ts";

const GRIP =
  "M37 14.5Q38.5 19 42.6 23.5Q46.4 27.6 45.6 30.2Q44.8 31.4 42.5 31.2L37.5 30.6Q35.3 30.3 34.6 27.5L31.5 18.5Z";

/** A revolver seen from its side, pointing to the left; CSS turns it to where it is aimed. */
export function Gun({ class: className }: ArtProps) {
  return (
    <Drawing width={48} height={32} class={className}>
      <g fill={STEEL} stroke={LINE} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        <path d="M21.5 16Q20.5 25.5 27 25.5Q33 25.5 33 18" fill="none" stroke-width="4.6" />
        <path
          d="M21.5 16Q20.5 25.5 27 25.5Q33 25.5 33 18M27.5 17Q28.5 20.5 26 22"
          fill="none"
          stroke={STEEL}
          stroke-width="2"
        />
        <path d="M36 7L39.6 1.8L44 3.8L41 10.5Z" />
        <path d="M1 5.6L2 2.2H5.8L8 5.6H22L23 4.4H34.5Q39 4.8 40.2 8.8Q41.5 13 38.5 16.5L33 19.5H21L18.5 16.5H8V13.4H1Z" />
        <path d={GRIP} fill={LEATHER} />
        <path d="M21 3.8H33.5V16.8H21Z" />
        <path d="M24.5 8H30M24.5 12.6H30M8 13.4H18" fill="none" />
      </g>
    </Drawing>
  );
}

/** The same revolver in its holster: only the grip shows. */
export function HolsteredGun({ class: className }: ArtProps) {
  return (
    <Drawing width={48} height={32} class={className}>
      <g fill={LEATHER} stroke={LINE} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        <path d="M35 8L39 3L42.4 4.8L40 11Z" fill={STEEL} />
        <path d={GRIP} />
        <path d="M31 6.5H37.5Q40.5 8 40.5 11Q40.5 14.5 37 16.5L31 19Z" fill={STEEL} />
        <path d="M3.5 4.6Q18 2.2 33.5 2.6Q37 12 33 21.5Q29.5 27 23 25.5Q19.5 19.5 3.5 17.5Q.5 11 3.5 4.6Z" />
        <path d="M6 7Q18 5 31 5.2M6 15.2Q20 17 24.5 22.8" fill="none" stroke-dasharray="1.6 2.4" stroke-width="1.2" />
        <path d="M22 1.2H28.5V27.8H22Z" />
        <circle cx="25.2" cy="14.5" r="1.7" fill={STEEL} />
      </g>
    </Drawing>
  );
}
