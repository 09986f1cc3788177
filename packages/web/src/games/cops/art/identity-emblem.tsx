import { type Identity, isLeader } from "@darbar/cops";
import type { ComponentChildren } from "preact";
import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { circle, polygon, star } from "../../../art/geometry.ts";
import { FIGURE, LEADER_RIM, RIM, RING, tone } from "./palette.ts";
import { laurel } from "./shapes.ts";

/** The outline of each identity, in a square of 48: shield, hexagon, circle and diamond, told apart without colour. */
const OUTLINES: Readonly<Record<Identity, string>> = {
  honest:
    "M24 1.2L29.6 4.6Q35 7.4 40.6 4.8L45 13Q41.4 19 43.4 26.5Q43 39 24 47Q5 39 4.6 26.5Q6.6 19 3 13L7.4 4.8Q13 7.4 18.4 4.6Z",
  crooked: polygon(24, 24, 23.4, 6, 30),
  agent: circle(24, 24, 22.8),
  kingpin: "M24 .6L44.5 24L24 47.4L3.5 24Z",
};

const RINGS = { agent: circle(24, 24, 19.2), kingpin: "M24 6.2L39.6 24L24 41.8L8.4 24Z" } as const;

const FIGURES: Readonly<Record<Identity, (ground: string) => ComponentChildren>> = {
  honest: (ground) => (
    <>
      <path d={star(24, 24.5, 14.5, 6, 5)} />
      <path d={circle(24, 24.5, 3)} fill={ground} />
    </>
  ),
  crooked: () => (
    <>
      <path d="M23 8L18.5 11Q15 12.6 11 11.2L9 16.5Q11.2 20 10 25Q10.4 34 19.5 38.8L22.5 31.5L17.5 27L23.5 20.5L20 15.5Z" />
      <path d="M27.5 9.8L32 12.8Q35 14 38.2 13L40.5 18Q38.4 21.5 39.5 26.5Q39 35.5 24.5 41.5L27.8 33L22.8 28.5L28.8 21.5L25 16.5Z" />
    </>
  ),
  agent: () => (
    <>
      <path d={star(24, 22, 10.6, 4.5, 5)} />
      <path d={laurel(24, 24, 14, 3, 5)} fill={RING} />
    </>
  ),
  kingpin: (ground) => (
    <>
      <path d="M15.6 23.5L17.8 14Q19 11.2 21.6 12.6L24 14L26.4 12.6Q29 11.2 30.2 14L32.4 23.5Q38.5 22.6 41 22Q38 28.6 24 28.6Q10 28.6 7 22Q9.5 22.6 15.6 23.5Z" />
      <path d="M16 21.8Q24 25 32 21.8" stroke={ground} stroke-width="2.2" fill="none" />
      <path d="M17.5 31L24 38.5L30.5 31L27 30.2L24 33.5L21 30.2Z" fill={RING} />
    </>
  ),
};

/** The badge of an identity, clear from 20 px on; leaders wear a second ring. */
export function IdentityEmblem({ of, class: className }: ArtProps & { readonly of: Identity }) {
  return (
    <Drawing width={48} height={48} class={className}>
      <IdentityEmblemParts of={of} />
    </Drawing>
  );
}

/** The parts of a badge without their svg, to be set into a larger picture. */
export function IdentityEmblemParts({ of }: { readonly of: Identity }) {
  const ground = tone(of);
  return (
    <g stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <path d={OUTLINES[of]} fill={ground} stroke={isLeader(of) ? LEADER_RIM : RIM} />
      {isLeader(of) && <path d={RINGS[of]} fill="none" stroke={RING} stroke-width="1.2" />}
      <g fill={FIGURE}>{FIGURES[of](ground)}</g>
    </g>
  );
}
