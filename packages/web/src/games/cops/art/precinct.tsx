import { useId } from "preact/hooks";
import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { at, circle, star } from "../../../art/geometry.ts";

const TILE = 192;
/** Streets of one quarter, with an avenue across it; each leaves the tile where the next one takes it up. */
const STREETS = `M0 192L192 0M0 48H192M0 144H192M48 0V192M144 0V192${circle(48, 144, 14)}`;
const ALLEYS =
  "M0 96H48M144 96H192M96 0V48M96 144V192M0 16H48M80 144V192M112 0V48M144 112H192M144 72H192M48 24H144M0 72H48M16 96V144M176 48V72";

/**
 * The felt of the precinct: a faint plan of the city (--cops-street), and over it the light of a street lamp that falls
 * through a venetian blind (--cops-blind). It fills whatever box it is given.
 */
export function PrecinctPattern({ class: className }: ArtProps) {
  const id = useId();
  return (
    <svg class={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={`${id}c`} width={TILE} height={TILE} patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
        <g fill="none" stroke="var(--cops-street, currentColor)">
          <path d={STREETS} stroke-width="2" />
          <path d={ALLEYS} stroke-width="1" />
        </g>
      </pattern>
      <pattern id={`${id}b`} width="40" height="34" patternUnits="userSpaceOnUse" patternTransform="skewY(-14)">
        <rect width="40" height="17" fill="var(--cops-blind, currentColor)" />
      </pattern>
      <radialGradient id={`${id}l`} cx=".72" cy=".3" r=".75">
        <stop stop-color="#fff" />
        <stop offset="1" stop-color="#fff" stop-opacity="0" />
      </radialGradient>
      <mask id={`${id}m`}>
        <rect width="100%" height="100%" fill={`url(#${id}l)`} />
      </mask>
      <rect width="100%" height="100%" fill={`url(#${id}c)`} />
      <rect width="100%" height="100%" fill={`url(#${id}b)`} mask={`url(#${id}m)`} />
    </svg>
  );
}

const BALLS = Array.from({ length: 7 }, (_, i) => `M${at(24, 24, 20.6, (360 / 7) * i)}h.01`).join("");

/** A badge star with seven points, for headings, turns and victories. */
export function PrecinctStar({ class: className }: ArtProps) {
  return (
    <Drawing width={48} height={48} class={className}>
      <g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        <path d={star(24, 24, 19, 11.5, 7)} />
        <path d={BALLS} stroke-width="4.6" />
        <path d={circle(24, 24, 8.2)} />
        <path d={star(24, 24, 5.2, 2.2, 5)} fill="currentColor" stroke="none" />
      </g>
    </Drawing>
  );
}
