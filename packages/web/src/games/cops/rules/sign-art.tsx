import { EQUIPMENT_NAMES, IDENTITIES } from "@darbar/cops";
import type { JSX } from "preact";
import "../art/cops-art.css";
import type { Sign } from "../../../rules/text.ts";
import { EquipmentEmblem } from "../art/equipment-emblem.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";

/** Draws the emblem of an equipment or identity card. */
export function CopsSign({ sign, class: name }: { readonly sign: Sign; readonly class: string }): JSX.Element | null {
  const equipment = EQUIPMENT_NAMES.find((known) => known === sign.card);
  if (equipment !== undefined) return <EquipmentEmblem of={equipment} class={name} />;
  const identity = IDENTITIES.find((known) => known === sign.card);
  return identity === undefined ? null : <IdentityEmblem of={identity} class={name} />;
}
