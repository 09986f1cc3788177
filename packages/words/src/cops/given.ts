import type { Move } from "@darbar/cops";
import type { Words } from "../words.ts";
import { equipmentName } from "./things.ts";

/** What the reader has answered, while the others are awaited. */
export function givenText(given: Move, words: Words): string {
  switch (given.do) {
    case "pass":
    case "arrange":
      return words.t(`cops.given.${given.do}`);
    case "play":
      return words.t("cops.given.play", { equipment: equipmentName(given.equipment, words, "acc") });
    default:
      return words.t("cops.given.other");
  }
}
