import type { Character } from "@darbar/coup";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { type ArtProps, Drawing } from "../../../../art/drawing.tsx";
import { star } from "../../../../art/geometry.ts";
import { EDGE, GOLD, NIGHT } from "../../../../art/palette.ts";
import { EmblemParts } from "../emblem.tsx";

type PlateProps = ArtProps & {
  readonly of: Character;
  /** Colours of the tiled field, of its lines, and of the window in it. */
  readonly field: string;
  readonly lines: string;
  readonly sky: string;
  /** Path of the window: the outline of the emblem, large. */
  readonly window: string;
  /** One tile of the field, 24 units square, as a path of lines. */
  readonly tile: string;
  /** What is cut by the window, and what stands out over its edge. */
  readonly inside: ComponentChildren;
  readonly over?: ComponentChildren;
};

const CORNERS = star(219, 21, 10, 5.8, 8) + star(21, 271, 10, 5.8, 8) + star(219, 271, 10, 5.8, 8);
const HEARTS = star(219, 21, 4, 2.4, 8, 22.5) + star(21, 271, 4, 2.4, 8, 22.5) + star(219, 271, 4, 2.4, 8, 22.5);

/** The card around a picture: tiled field, window, frame with girih corners, small emblem, empty name plate. */
export function Plate({ of, field, lines, sky, window, tile, inside, over, class: className }: PlateProps) {
  const id = useId();
  return (
    <Drawing width={240} height={336} class={className}>
      <clipPath id={`${id}w`}>
        <path d={window} />
      </clipPath>
      <pattern id={`${id}t`} width="24" height="24" patternUnits="userSpaceOnUse">
        <path d={tile} fill="none" stroke={lines} stroke-width="1.4" />
      </pattern>
      <rect x="1" y="1" width="238" height="334" rx="13" fill={EDGE} stroke={GOLD} stroke-width="2" />
      <rect x="9" y="9" width="222" height="274" rx="6" fill={field} />
      <rect x="9" y="9" width="222" height="274" rx="6" fill={`url(#${id}t)`} />
      <path d={window} fill={sky} />
      <g clip-path={`url(#${id}w)`} stroke-linejoin="round" stroke-linecap="round">
        {inside}
      </g>
      <path d={window} fill="none" stroke={GOLD} stroke-width="4" stroke-linejoin="round" />
      <g stroke-linejoin="round" stroke-linecap="round">
        {over}
      </g>
      <g fill="none" stroke={GOLD} stroke-width="2">
        <rect x="9" y="9" width="222" height="274" rx="6" />
        <rect x="9" y="287" width="222" height="40" rx="6" fill={NIGHT} />
        <path d={CORNERS} fill={NIGHT} stroke-linejoin="round" />
      </g>
      <path d={HEARTS} fill={GOLD} />
      <g transform="translate(14 14)" style="--emblem-line:#e2b659;--emblem-figure:#fff8ea">
        <EmblemParts of={of} />
      </g>
    </Drawing>
  );
}
