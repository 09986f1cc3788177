import { type ActionName, type EquipmentName, isCop } from "@darbar/cops";
import { yes } from "../people.ts";
import type { Reader } from "./reader.ts";

/** Why a player cannot take an action of their role now, from what everybody can see. */
export function whyBarred(action: ActionName, { view, me, words, names }: Reader): string {
  const { t } = words;
  const { armed, aim } = view.players[me];
  switch (action) {
    case "arm":
      if (armed) return t("cops.barred.armed");
      return t(view.guns === 0 ? "cops.barred.no-gun-left" : "cops.barred.nobody");
    case "equip":
      return t("cops.barred.no-diamond"); // cops 6
    case "shoot":
      if (!armed) return t("cops.barred.unarmed");
      if (view.heldFire) return t("cops.barred.hold-fire");
      if (aim === null) return t("cops.barred.no-aim");
      return t(view.players[aim].standing === "criminal" ? "cops.barred.aim-criminal" : "cops.barred.aim-out", {
        target: names(aim),
      });
    case "infiltrate": {
      const isDrawn = view.players.some((player, seat) => isCop(view, seat) && player.armed);
      return t(isDrawn ? "cops.barred.infiltrate.alone" : "cops.barred.infiltrate");
    }
    case "investigate":
    case "snatch":
    case "swap":
      return t(`cops.barred.${action}`);
  }
}

/**
 * Why nothing would come of the equipment one holds, though the rules let it be played; `null` if something may. From what
 * everybody can see.
 */
export function whyUseless(equipment: EquipmentName, { view, me, words }: Omit<Reader, "conclusions">): string | null {
  const isForOthers = equipment === "metal-detector";
  if (!isForOthers && equipment !== "k9-unit" && equipment !== "walkie-talkie") return null;
  const isGunAbout = view.players.some(({ armed }, seat) => armed && !(isForOthers && seat === me));
  return isGunAbout ? null : words.t("cops.barred.play.no-gun", { others: yes(isForOthers) });
}

/** Why the equipment one holds cannot be played now. */
export function whyNotPlayed(equipment: EquipmentName, { view, me, words }: Reader): string {
  const { t } = words;
  if (view.players[me].standing !== "in") return t("cops.barred.play.fallen"); // cops 4
  switch (equipment) {
    case "blackmail":
    case "defibrillator":
    case "evidence-bag":
    case "med-kit":
    case "mobile-detonator":
    case "polygraph":
    case "restraining-order":
    case "riot-shield":
    case "surveillance-camera":
    case "taser":
    case "truth-serum":
    case "wiretap":
      return t(`cops.barred.play.${equipment}`);
    case "coffee":
    case "disguise":
    case "flashbang":
    case "k9-unit":
    case "metal-detector":
    case "planted-evidence":
    case "smoke-grenade":
    case "walkie-talkie":
      return t("cops.barred.play.other");
  }
}
