import type { EquipmentName, State } from "@darbar/cops";
import type { Words } from "../words.ts";
import { effectOf } from "./effect.ts";

/** What a card that lies before the reader does to them. */
export function laidText(
  kind: EquipmentName,
  { view, words }: { readonly view: State; readonly words: Words },
): string {
  switch (kind) {
    case "planted-evidence":
    case "disguise":
      return words.t(`cops.laid.${kind}`);
    default:
      return effectOf(kind, view.options.mode, words);
  }
}
