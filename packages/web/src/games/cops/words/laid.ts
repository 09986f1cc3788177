import type { EquipmentName } from "@darbar/cops";
import type { Sight } from "../table/sight.ts";
import { effectOf } from "./effect.ts";

/** What a card that lies before the reader does to them. */
export function laidText(kind: EquipmentName, { view, words }: Pick<Sight, "view" | "words">): string {
  switch (kind) {
    case "planted-evidence":
    case "disguise":
      return words.t(`cops.laid.${kind}`);
    default:
      return effectOf(kind, view.options.mode, words);
  }
}
