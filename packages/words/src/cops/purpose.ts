import type { EquipmentName } from "@darbar/cops";
import type { MessageId } from "../messages.ts";

/** Equipment that is played on one player, who is pressed for just that. */
type OnOne = Exclude<
  EquipmentName,
  | "blackmail"
  | "coffee"
  | "evidence-bag"
  | "metal-detector"
  | "restraining-order"
  | "riot-shield"
  | "smoke-grenade"
  | "taser"
>;

/** What a player is pressed for on the way to a move. */
export type Purpose =
  | OnOne
  | "investigate"
  | "hold-up"
  | "diamond"
  | "snatch"
  | "swap"
  | "swap-with"
  | "infiltrate-gun"
  | "infiltrate-at"
  | "blackmail"
  | "blackmail-with"
  | "bag-from"
  | "bag-to"
  | "taser-gun"
  | "taser-at"
  | "aim"
  | "shoot"
  | "divert"
  | "look";

/** How the button of a player is called, by what they are pressed for. */
export const WHOM: Readonly<Record<Purpose, MessageId & `cops.whom.${string}`>> = {
  investigate: "cops.whom.investigate",
  "hold-up": "cops.whom.hold-up",
  diamond: "cops.whom.diamond",
  snatch: "cops.whom.snatch",
  swap: "cops.whom.name",
  "swap-with": "cops.whom.name",
  "infiltrate-gun": "cops.whom.gun",
  "infiltrate-at": "cops.whom.name",
  blackmail: "cops.whom.name",
  "blackmail-with": "cops.whom.name",
  "bag-from": "cops.whom.equipment",
  "bag-to": "cops.whom.name",
  "taser-gun": "cops.whom.gun",
  "taser-at": "cops.whom.aim",
  aim: "cops.whom.aim",
  shoot: "cops.whom.shoot",
  divert: "cops.whom.divert",
  look: "cops.whom.name",
  defibrillator: "cops.whom.revive",
  disguise: "cops.whom.name",
  flashbang: "cops.whom.name",
  "k9-unit": "cops.whom.name",
  "med-kit": "cops.whom.heal",
  "mobile-detonator": "cops.whom.detonate",
  "planted-evidence": "cops.whom.name",
  polygraph: "cops.whom.name",
  "surveillance-camera": "cops.whom.name",
  "truth-serum": "cops.whom.name",
  "walkie-talkie": "cops.whom.name",
  wiretap: "cops.whom.name",
};

/** What is asked where a player is to be pressed; where the open question itself asks it, nothing. */
export function askedFor(purpose: Purpose): (MessageId & `cops.step.${string}`) | null {
  if (purpose === "aim" || purpose === "shoot" || purpose === "divert" || purpose === "look") return null;
  return `cops.step.${purpose}`;
}

/** What the players that equipment names are pressed for, one after the other; `null` if it names none. */
export function purposesOf(equipment: EquipmentName): readonly [Purpose, Purpose] | null {
  switch (equipment) {
    case "coffee":
    case "metal-detector":
    case "restraining-order":
    case "riot-shield":
    case "smoke-grenade":
      return null;
    case "blackmail":
      return ["blackmail", "blackmail-with"];
    case "evidence-bag":
      return ["bag-from", "bag-to"];
    case "taser":
      return ["taser-gun", "taser-at"];
    default:
      return [equipment, equipment];
  }
}
