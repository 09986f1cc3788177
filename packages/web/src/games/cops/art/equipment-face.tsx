import type { EquipmentName } from "@darbar/cops";
import { useId } from "preact/hooks";
import { type ArtProps, CardPaper, Drawing } from "../../../art/drawing.tsx";
import { circle } from "../../../art/geometry.ts";
import { ObjectParts } from "./equipment/object.tsx";
import { AMBER, EDGE, INK, MANILA, MANILA_DARK, NIGHT, ON_CARD, SLATE } from "./palette.ts";
import { fingerprint, stripes } from "./shapes.ts";

/** The slats of a blind behind the tag. */
const SLATS = Array.from({ length: 13 }, (_, i) => `M9 ${12 + 20 * i}H231v9H9Z`).join("");
const TAPE = stripes(9, 246, 222, 15, 24);
const TAG = "M84 20H156L214 66V246H26V66Z";

/** The picture of an equipment card: an evidence tag with the object on it; its lowest 72 units of 336 are an empty plate. */
export function EquipmentFace({ of, class: className }: ArtProps & { readonly of: EquipmentName }) {
  const id = useId();
  return (
    <Drawing width={240} height={336} class={className}>
      <CardPaper id={id} edge={EDGE} rim={AMBER} height={252} />
      <g clip-path={`url(#${id})`}>
        <rect x="9" y="9" width="222" height="252" fill={SLATE} />
        <path d={SLATS} fill="#35476a" />
        <path d={TAG} transform="translate(4 5)" fill={NIGHT} fill-opacity=".5" />
        <path
          d={TAG + circle(120, 44, 8)}
          fill={MANILA}
          fill-rule="evenodd"
          stroke={INK}
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d={circle(120, 44, 11)} fill="none" stroke="#b5532c" stroke-width="5" />
        <path
          d="M108 -2C104 20 112 32 119 42M132 -2C136 20 128 32 121 42"
          fill="none"
          stroke="#f3e3bd"
          stroke-width="3"
          stroke-linecap="round"
        />
        <path d="M86 27H154L207 69V239H33V69Z" fill="none" stroke={MANILA_DARK} stroke-width="1.6" />
        <path d={circle(120, 150, 74)} fill="#efd9a6" />
        <path d={fingerprint(186, 214, 30, 40, 6)} fill="none" stroke={MANILA_DARK} stroke-width="1.6" />
        <path d="M9 246H231V261H9Z" fill="#f4c020" />
        <path d={TAPE} fill={INK} />
        <path d="M9 246H231" stroke={INK} stroke-width="2" />
      </g>
      <g transform="translate(120 150) scale(3.2) translate(-24 -24)" style={ON_CARD}>
        <ObjectParts of={of} fine />
      </g>
      <g fill="none" stroke={AMBER} stroke-width="2">
        <rect x="9" y="9" width="222" height="252" rx="6" />
        <rect x="9" y="266" width="222" height="61" rx="6" fill={NIGHT} />
      </g>
    </Drawing>
  );
}
