import { EQUIPMENT_NAMES, IDENTITIES } from "@darbar/cops";
import type { VNode } from "preact";
import { Drawing } from "../../../art/drawing.tsx";
import { circle } from "../../../art/geometry.ts";
import type { Picture } from "../../../motion/picture.ts";
import { EquipmentBack } from "../art/equipment-back.tsx";
import { EquipmentFace } from "../art/equipment-face.tsx";
import { Gun } from "../art/gun.tsx";
import { IdentityBack } from "../art/identity-back.tsx";
import { IdentityFace } from "../art/identity-face.tsx";
import { BODY, LEATHER, LINE, STEEL } from "../art/palette.ts";
import { PrecinctStar } from "../art/precinct.tsx";
import { Diamond, Wound } from "../art/tokens.tsx";

const CARD = 34;

/** Draws what flies over a table of Good Cop Bad Cop; identity cards and equipment also by name. */
export function draw(picture: string): Picture | null {
  switch (picture) {
    case "card":
      return { drawing: <IdentityBack />, width: CARD, isCard: true };
    case "equipment":
      return { drawing: <EquipmentBack />, width: CARD };
    case "gun":
      return { drawing: <Gun />, width: 44 };
    case "diamond":
      return { drawing: <Diamond />, width: 22 };
    case "wound":
      return { drawing: <Wound />, width: 26 };
    case "star":
      return { drawing: <PrecinctStar />, width: 26 };
    case "glass":
      return { drawing: <Glass />, width: 40 };
    default:
      return drawFace(picture);
  }
}

function drawFace(name: string): Picture | null {
  const identity = IDENTITIES.find((known) => known === name);
  if (identity !== undefined) return { drawing: <IdentityFace of={identity} />, width: CARD, isCard: true };
  const equipment = EQUIPMENT_NAMES.find((known) => known === name);
  return equipment === undefined ? null : { drawing: <EquipmentFace of={equipment} />, width: CARD };
}

/** A magnifying glass: who looks holds it over the card. */
function Glass(): VNode {
  return (
    <Drawing width={40} height={40}>
      <g stroke={LINE} stroke-width="1.5" stroke-linejoin="round">
        <path d="M24.500 28L28 24.500L37.500 34Q38.500 37 36.500 38T33 37Z" fill={LEATHER} />
        <path d={circle(16, 16, 14) + circle(16, 16, 10.5)} fill={STEEL} fill-rule="evenodd" />
        <path d={circle(16, 16, 10.5)} fill={BODY} fill-opacity=".3" stroke="none" />
        <path d="M9.500 15Q10 10 15 9.500" fill="none" stroke={BODY} stroke-width="2.400" stroke-linecap="round" />
      </g>
    </Drawing>
  );
}
