import type { JSX } from "preact";
import "../art/cops-art.css";
import type { Sign } from "../../../rules/text.ts";
import { EquipmentEmblem } from "../art/equipment-emblem.tsx";
import { IdentityEmblem } from "../art/identity-emblem.tsx";

/** Draws the emblem of an equipment or identity card. */
export function CopsSign({ sign, class: name }: { readonly sign: Sign; readonly class: string }): JSX.Element | null {
  switch (sign.of) {
    case "equipment":
      return <EquipmentEmblem of={sign.equipment} class={name} />;
    case "identity":
      return <IdentityEmblem of={sign.identity} class={name} />;
    case "character":
      return null;
  }
}
