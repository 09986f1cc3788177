import type { Card, EquipmentName, Identity, Lasting, Mode, Slot } from "@darbar/cops";
import { list } from "@darbar/kernel";

export const MODE: Readonly<Record<Mode, string>> = { base: "the base game", gang: "the gang" };

/** The equipment, as it is written on its cards. */
export const EQUIPMENT: Readonly<Record<EquipmentName, string>> = {
  blackmail: "Blackmail",
  coffee: "Coffee",
  defibrillator: "Defibrillator",
  disguise: "Disguise",
  "evidence-bag": "Evidence Bag",
  flashbang: "Flashbang",
  "k9-unit": "K-9 Unit",
  "med-kit": "Med Kit",
  "metal-detector": "Metal Detector",
  "mobile-detonator": "Mobile Detonator",
  "planted-evidence": "Planted Evidence",
  polygraph: "Polygraph",
  "restraining-order": "Restraining Order",
  "riot-shield": "Riot Shield",
  "smoke-grenade": "Smoke Grenade",
  "surveillance-camera": "Surveillance Camera",
  taser: "Taser",
  "truth-serum": "Truth Serum",
  "walkie-talkie": "Walkie-Talkie",
  wiretap: "Wiretap",
};

/** What comes without an article. */
const STUFF: readonly EquipmentName[] = ["blackmail", "coffee", "planted-evidence"];

/** "the Taser", "Coffee", or "equipment" if it is not known which. */
export function theEquipment(name: EquipmentName | null): string {
  if (name === null) return "equipment";
  return STUFF.includes(name) ? EQUIPMENT[name] : `the ${EQUIPMENT[name]}`;
}

const SLOT: Readonly<Record<Slot, string>> = { 0: "first", 1: "second", 2: "third" };

/** "second card". */
export function nthCard(slot: Slot): string {
  return `${SLOT[slot]} card`;
}

/** "first and third card", "three cards". */
export function nthCards(slots: readonly Slot[]): string {
  if (slots.length === 3) return "three cards";
  return `${list(slots.map((slot) => SLOT[slot]))} ${slots.length === 1 ? "card" : "cards"}`;
}

/** "an honest card", "the kingpin". */
export function aCard(identity: Identity): string {
  switch (identity) {
    case "honest":
      return "an honest card";
    case "crooked":
      return "a crooked card";
    case "agent":
    case "kingpin":
      return `the ${identity}`;
  }
}

/** What a card turns out to be: "honest", "the kingpin". */
export function whatItIs(identity: Identity): string {
  return identity === "agent" || identity === "kingpin" ? `the ${identity}` : identity;
}

/** A card in short, as it lies: face up "crooked", face down "[crooked]" or, where it is not known, "[?]"; "*": wounded. */
export function cardInShort({ kind, up, wounded }: Card): string {
  const name = kind ?? "?";
  return `${up ? name : `[${name}]`}${wounded ? "*" : ""}`;
}

/** What a card that lies before a player makes them. */
export const LASTING: Readonly<Record<Lasting, string>> = { concealed: "disguised", reversed: "framed" };

/** "1 diamond", "3 diamonds". */
export function diamondsInWords(count: number): string {
  return count === 1 ? "1 diamond" : `${count === 0 ? "no" : count} diamonds`;
}
