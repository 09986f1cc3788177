/** The equipment in the box: every kind there is, and how many of each (cops 5). Its rules: the file of the same name. */
export const EQUIPMENT_COPIES = {
  blackmail: 1,
  coffee: 1,
  defibrillator: 2,
  disguise: 1,
  "evidence-bag": 1,
  flashbang: 1,
  "k9-unit": 1,
  "med-kit": 1,
  "metal-detector": 1,
  "mobile-detonator": 1,
  "planted-evidence": 1,
  polygraph: 1,
  "restraining-order": 1,
  "riot-shield": 1,
  "smoke-grenade": 1,
  "surveillance-camera": 1,
  taser: 1,
  "truth-serum": 1,
  "walkie-talkie": 1,
  wiretap: 1,
} as const;

export type EquipmentName = keyof typeof EQUIPMENT_COPIES;

export const EQUIPMENT_NAMES = Object.keys(EQUIPMENT_COPIES) as readonly EquipmentName[];

/** The equipment in the box, each card by its name. */
export const EQUIPMENT_CARDS: readonly EquipmentName[] = EQUIPMENT_NAMES.flatMap((name) =>
  new Array<EquipmentName>(EQUIPMENT_COPIES[name]).fill(name),
);
