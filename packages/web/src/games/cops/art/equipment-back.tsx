import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { circle, spokes, star } from "../../../art/geometry.ts";
import { AMBER, EDGE, INK, SLATE } from "./palette.ts";

/** The door is most of the card: at the size of a fingernail it is all that is seen, on a table by night and by day. */
export const STEEL = "#6c86b5";
const LIGHT = "#b3c6e6";
const VENTS = [40, 56, 72, 252, 268, 284].map((y) => `M64 ${y}H176a4 4 0 0 1 0 8H64a4 4 0 0 1 0-8Z`).join("");
const RIVETS = [27, 213].flatMap((x) => [22, 95, 168, 241, 314].map((y) => circle(x, y, 3.5))).join("");

/** The back of an equipment card: the steel door of a locker with vents, rivets and a star for its lock. */
export function EquipmentBack({ class: className }: ArtProps) {
  return (
    <Drawing width={240} height={336} class={className}>
      <rect x="4" y="4" width="232" height="328" rx="13" fill={EDGE} stroke={AMBER} stroke-width="8" />
      <rect x="14" y="14" width="212" height="308" rx="6" fill={SLATE} />
      <g stroke={INK} stroke-width="2" stroke-linejoin="round">
        <path d="M42 22H198V314H42Z" fill={STEEL} />
        <path d="M46 310V26H194" fill="none" stroke={LIGHT} />
        <path d={VENTS} fill={INK} />
        <path d={RIVETS} fill={LIGHT} />
        <path d="M42 108H198M42 228H198" fill="none" />
        <path d={circle(120, 168, 50)} fill={SLATE} />
        <path d={circle(120, 168, 42)} fill={STEEL} stroke={AMBER} />
        <path d={spokes(120, 168, 43, 49, 36)} stroke={AMBER} stroke-width="1.6" />
        <path d={star(120, 168, 36, 21.5, 7)} fill={AMBER} />
        <path d={circle(120, 168, 14)} fill={INK} stroke="none" />
        <path
          d="M120 158a5 5 0 0 1 2.5 9.3L124.5 177H115.5L117.5 167.3A5 5 0 0 1 120 158Z"
          fill={AMBER}
          stroke="none"
        />
      </g>
    </Drawing>
  );
}
