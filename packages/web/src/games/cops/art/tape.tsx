import { useId } from "preact/hooks";
import type { ArtProps } from "../../../art/drawing.tsx";

/** A length of police tape: it fills the width and height of its box with slanted stripes that never stretch. */
export function Tape({ class: className }: ArtProps) {
  const id = useId();
  return (
    <svg class={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="skewX(-40)">
        <rect width="28" height="28" fill="var(--cops-tape, #f4c020)" />
        <rect width="13" height="28" fill="var(--cops-tape-stripe, #12151f)" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
