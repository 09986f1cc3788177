import { type EquipmentName, type Mode, RULES } from "@darbar/cops";
import type { Words } from "../words.ts";

/** What a kind of equipment does, in one sentence (cops 5, 6). */
export function effectOf(equipment: EquipmentName, mode: Mode, { t }: Words): string {
  const { ownGuns, criminals } = RULES[mode];
  switch (equipment) {
    case "defibrillator":
      return t(criminals ? "cops.effect.defibrillator.gang" : "cops.effect.defibrillator");
    case "k9-unit":
      return t(ownGuns ? "cops.effect.k9-unit.gang" : "cops.effect.k9-unit");
    case "taser":
      return t(ownGuns ? "cops.effect.taser.gang" : "cops.effect.taser");
    default:
      return t(`cops.effect.${equipment}`);
  }
}

/** When a kind of equipment may be played (cops 4, 5). */
export function whenOf(equipment: EquipmentName, mode: Mode, { t }: Words): string {
  switch (equipment) {
    case "defibrillator":
      return t(RULES[mode].criminals ? "cops.when.eliminated" : "cops.when.out");
    case "med-kit":
      return t("cops.when.wounded");
    case "mobile-detonator":
      return t("cops.when.fallen");
    case "restraining-order":
      return t("cops.when.shot");
    case "riot-shield":
      return t("cops.when.hit");
    case "surveillance-camera":
      return t("cops.when.investigated");
    case "taser":
      return t("cops.when.own-turn");
    default:
      return t("cops.when.any");
  }
}
