import { useId } from "preact/hooks";
import { type ArtProps, CardPaper, Drawing } from "./drawing.tsx";
import { star } from "./geometry.ts";
import { rosette, twelvefold } from "./girih.tsx";
import { EDGE, GOLD, LAPIS, NIGHT, TURQUOISE } from "./palette.ts";

const PERIOD = 124;
const RISE = (PERIOD * Math.sqrt(3)) / 2;
const LATTICE = twelvefold(120, 168, PERIOD, 222, 318);
/** The hearts of the four stars around the great one. */
const CORNERS = [-1, 1]
  .flatMap((x) => [-1, 1].map((y) => star(120 + (x * PERIOD) / 2, 168 + y * RISE, 13, 6, 12)))
  .join("");

/** The back of every card: one great twelvefold star, gold on lapis, with four more around it. */
export function CardBack({ class: className }: ArtProps) {
  const id = useId();
  return (
    <Drawing width={240} height={336} class={className}>
      <CardPaper id={id} edge={EDGE} rim={GOLD} />
      <rect x="9" y="9" width="222" height="318" rx="6" fill={LAPIS} />
      <g clip-path={`url(#${id})`} stroke={GOLD} stroke-width="2.4" stroke-linejoin="round" fill="none">
        <path d={LATTICE} />
        <path d={CORNERS} fill={GOLD} stroke="none" />
        <path d={rosette(120, 168, 48.9)} fill={TURQUOISE} />
        <path d={star(120, 168, 34.6, 24.5, 12, 15)} fill={NIGHT} />
        <path d={star(120, 168, 22, 10, 12)} fill={GOLD} stroke="none" />
      </g>
      <rect x="9" y="9" width="222" height="318" rx="6" fill="none" stroke={GOLD} stroke-width="2" />
    </Drawing>
  );
}
