import type { Character } from "@darbar/coup";
import type { ComponentChildren } from "preact";
import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { at, circle, fan, polygon, spokes, star } from "../../../art/geometry.ts";
import { FIGURE, LINE } from "../../../art/palette.ts";
import { tone } from "./tone.ts";

/** Everything that has an emblem: the six characters and the bomb. */
export type EmblemName = Character | "bomb";

/** The outline of each emblem, in a square of 48: this alone tells them apart. */
const OUTLINES: Readonly<Record<EmblemName, string>> = {
  duke: polygon(24, 24, 23.6, 8, 22.5),
  assassin: "M24 .8L42 24L24 47.2L6 24Z",
  captain: polygon(24, 24, 23.2, 6),
  ambassador: circle(24, 24, 22.4),
  contessa: "M5 46.6V25C5 13 17 12 24 1.2C31 12 43 13 43 25V46.6Z",
  inquisitor: "M24 2L47 44.6H1Z",
  bomb: circle(20, 28.4, 18.2),
};

const FAN_LEFT = -56;
const FAN_RIGHT = 56;

/** The leaf of the fan, with one scallop to a fold. */
function fanLeaf(folds: number): string {
  const step = (FAN_RIGHT - FAN_LEFT) / folds;
  const edge = Array.from({ length: folds }, (_, i) => {
    const from = FAN_LEFT + step * i;
    return `Q${at(24, 41, 24, from + step / 2)} ${at(24, 41, 21, from + step)}`;
  });
  return `M24 41L${at(24, 41, 21, FAN_LEFT)}${edge.join("")}Z`;
}

const FIGURES: Readonly<Record<EmblemName, (ground: string) => ComponentChildren>> = {
  duke: (ground) => (
    <>
      <path d="M12.5 36L9.5 17.5L17.5 23.5L24 11L30.5 23.5L38.5 17.5L35.5 36Z" />
      <path d={circle(24, 10.5, 2.4) + circle(9.5, 16.5, 2.2) + circle(38.5, 16.5, 2.2)} />
      <path d="M13 31.5H35" stroke={ground} fill="none" />
    </>
  ),
  assassin: (ground) => (
    <>
      <path d="M19.4 22H28.6Q28.6 33 24 42Q19.4 33 19.4 22Z" />
      <path d="M14.5 17.4H33.5V21H14.5ZM22 10.5H26V17.5H22Z" />
      <path d={circle(24, 9.6, 3)} />
      <path d="M24 24.5V33" stroke={ground} fill="none" />
    </>
  ),
  captain: () => (
    <>
      <path d={circle(24, 24, 9.4) + spokes(24, 24, 3, 16.2, 8)} stroke={FIGURE} stroke-width="2.8" fill="none" />
      <path d={circle(24, 24, 3.8)} />
    </>
  ),
  ambassador: (ground) => (
    <>
      <path d="M14 31.5V14.5Q14 9.5 19 9.5H35.5Q40.5 9.5 40.5 14.5V19H34V33.5Q34 38.5 29 38.5H12.5Q7.5 38.5 7.5 33.5V31.5Z" />
      <path
        d="M34 19V14.5Q34 11.5 36 10M14 31.5H27V34Q27 37 29 38M19 16H28.5M19 21H28.5M19 26H25"
        stroke={ground}
        stroke-width="1.8"
        fill="none"
      />
    </>
  ),
  contessa: (ground) => (
    <>
      <path d={fanLeaf(6)} />
      <path d={fan(24, 41, 7, 20, FAN_LEFT * (2 / 3), FAN_RIGHT * (2 / 3), 5)} stroke={ground} fill="none" />
      <path d={circle(24, 41, 2.6) + star(24, 13.4, 3.6, 1.7, 4)} />
    </>
  ),
  inquisitor: (ground) => (
    <>
      <path d="M10.5 33Q24 19 37.5 33Q24 45.4 10.5 33Z" />
      <path d={circle(24, 32.4, 5.6)} fill={ground} />
      <path d={circle(24, 32.4, 2.1)} />
      <path d={fan(24, 34, 15.4, 20.4, -24, 24, 3)} stroke={FIGURE} stroke-width="2" fill="none" />
    </>
  ),
  bomb: () => (
    <>
      <path d="M30.2 13.4L36.6 19.8L33.6 22.8L27.2 16.4Z" stroke={LINE} />
      <path d="M33.5 16.5Q34 9 39.5 9" stroke={LINE} stroke-width="2" fill="none" />
      <path d={star(41, 8, 6.8, 2.8, 8)} fill="var(--spark, #f28f3b)" />
      <path d={star(19.4, 29, 9, 5, 8)} />
    </>
  ),
};

/** The emblem of a character or of the bomb, clear from 28 px on. */
export function Emblem({ of, class: className }: ArtProps & { readonly of: EmblemName }) {
  return (
    <Drawing width={48} height={48} class={className}>
      <EmblemParts of={of} />
    </Drawing>
  );
}

/** The parts of an emblem without their svg, to be set into a larger picture. */
export function EmblemParts({ of }: { readonly of: EmblemName }) {
  const ground = tone(of);
  return (
    <>
      <path d={OUTLINES[of]} fill={ground} stroke={LINE} stroke-width="1.5" stroke-linejoin="round" />
      <g fill={FIGURE} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        {FIGURES[of](ground)}
      </g>
    </>
  );
}
