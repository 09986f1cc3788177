import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { circle, star } from "../../../art/geometry.ts";

const FACE = "var(--coin, #e2b659)";
const EDGE = "var(--coin-edge, #7a560f)";
const MOST_DRAWN = 6;

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

/** A little pile of coins seen from the side; beyond six the number beside it has to tell. */
export function CoinStack({ count, class: className }: ArtProps & { readonly count: number }) {
  const drawn = Math.max(0, Math.min(MOST_DRAWN, count));
  const coins = Array.from({ length: drawn }, (_, i) => i);
  return (
    <Drawing width={24} height={24} class={className}>
      <g fill={FACE} stroke={EDGE} stroke-width="1">
        {coins.map((i) => (
          <path
            key={i}
            transform={`translate(${i % 2 ? 0.7 : -0.3} ${-2.8 * i})`}
            d="M2 18v2.8a9.8 3 0 0 0 19.6 0V18"
          />
        ))}
        {drawn > 0 && (
          <g transform={`translate(${drawn % 2 ? -0.3 : 0.7} ${-2.8 * (drawn - 1)})`}>
            <ellipse cx="11.8" cy="18" rx="9.8" ry="3" />
            <ellipse cx="11.8" cy="18" rx="6.6" ry="1.7" stroke-width=".7" />
          </g>
        )}
      </g>
    </Drawing>
  );
}
