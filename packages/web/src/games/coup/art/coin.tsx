import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { circle, star } from "../../../art/geometry.ts";

const FACE = "var(--coin, #e2b659)";
const EDGE = "var(--coin-edge, #7a560f)";

/** One gold coin with a star. */
export function Coin({ class: className }: ArtProps) {
  return (
    <Drawing width={24} height={24} class={className}>
      <path d={circle(12, 12, 10.8)} fill={FACE} stroke={EDGE} stroke-width="1.2" />
      <path d={circle(12, 12, 8.2)} fill="none" stroke={EDGE} stroke-width=".8" />
      <path d={star(12, 12, 6, 3.6, 8)} fill={EDGE} />
    </Drawing>
  );
}
