import type { EquipmentName } from "@darbar/cops";
import { type ArtProps, Drawing } from "../../../art/drawing.tsx";
import { ObjectParts } from "./equipment/object.tsx";

/** The object of an equipment card alone, clear from 28 px on. */
export function EquipmentEmblem({ of, class: className }: ArtProps & { readonly of: EquipmentName }) {
  return (
    <Drawing width={48} height={48} class={className}>
      <ObjectParts of={of} />
    </Drawing>
  );
}
