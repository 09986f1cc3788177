import type { Allegiance } from "@darbar/coup";
import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { polygon, spokes } from "../../../art/geometry.ts";
import { FIGURE, LINE } from "../../../art/palette.ts";

/** The mark of an allegiance: a banner with a risen sun for loyalists, a standing flame for reformists. */
export function AllegianceMark({ of, class: className }: ArtProps & { readonly of: Allegiance }) {
  return (
    <Drawing width={24} height={24} class={className}>
      <g stroke={LINE} stroke-width="1.2" stroke-linejoin="round">
        {of === "loyalist" ? <Banner /> : <Flame />}
      </g>
    </Drawing>
  );
}

function Banner() {
  return (
    <>
      <path d="M3.5 1.2H20.5V22.8L12 17.8L3.5 22.8Z" fill="var(--loyalist, #2f5bd0)" />
      <path d={polygon(12, 9.6, 3.4, 8, 22.5)} fill={FIGURE} stroke="none" />
      <path d={spokes(12, 9.6, 4.8, 6.6, 8, 22.5)} stroke={FIGURE} stroke-width="1.4" stroke-linecap="round" />
    </>
  );
}

function Flame() {
  return (
    <>
      <path
        d="M12.6 .9C13.4 5 20.4 8.2 20.4 15A8.4 8.2 0 0 1 3.6 15C3.6 11.4 5.6 9.6 6.6 6.8C8 7.8 8.7 8.8 9 10.2C10.8 7.8 12.6 5 12.6 .9Z"
        fill="var(--reformist, #c8501c)"
      />
      <path
        d="M12 21C8.6 21 7.4 18.8 7.6 17C7.9 14.6 11 14 11.6 10.8C14.4 12.6 16.6 14.6 16.4 17.2C16.3 19.4 14.6 21 12 21Z"
        fill={FIGURE}
        stroke="none"
      />
    </>
  );
}
