import { type ArtProps, Drawing } from "./drawing.tsx";
import { girihStar, star } from "./geometry.ts";

/** The mark of Darbar: an iwan, the pointed arch of a Persian court, with a girih star in it. */
export function Logo({ class: className }: ArtProps) {
  return (
    <Drawing width={48} height={48} class={className}>
      <path
        d="M3 46.5V2H45V46.5H36V26C36 17.5 28.5 16 24 8.5C19.5 16 12 17.5 12 26V46.5Z"
        fill="var(--logo, #e2b659)"
      />
      <g fill="none" stroke="var(--logo-line, #0b1230)" stroke-width="1.2">
        <path d="M6.2 46.5V5.2H41.8V46.5" />
        <path d={star(12.2, 11, 3.2, 1.8, 8) + star(35.8, 11, 3.2, 1.8, 8)} />
      </g>
      <path d={girihStar(24, 30, 10, 8, 0, 55)} fill="var(--logo-star, #2ec4b6)" />
    </Drawing>
  );
}
