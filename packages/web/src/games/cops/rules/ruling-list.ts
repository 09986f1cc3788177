import type { EquipmentName, Mode } from "@darbar/cops";

interface RulingOn {
  /** The cards it stands with; none: it stands in the chapter of rulings. */
  readonly with: readonly EquipmentName[];
  /** Only in this game. */
  readonly only?: Mode;
}

/** Where the book is silent or says two things (cops 7): every case by name. */
const RULINGS = {
  "both-leaders": { with: [] },
  "two-endings": { with: [] },
  "second-card": { with: [] },
  "empty-deck": { with: [] },
  "dealt-order": { with: [] },
  "announced-names": { with: [] },
  "announcing-anew": { with: [] },
  "nothing-to-do": { with: [] },
  "nothing-to-see": { with: [] },
  "shooters-gun": { with: [] },
  "fallen-equipment": { with: [] },
  "own-shot": { with: [], only: "gang" },
  "aim-at-criminals": { with: [], only: "gang" },
  "seat-leaves": { with: [] },
  "silent-table": { with: [] },
  "coffee-eliminated": { with: ["coffee"], only: "base" },
  "coffee-criminal": { with: ["coffee"], only: "gang" },
  "coffee-and-smoke": { with: ["coffee", "smoke-grenade"] },
  "smoke-again": { with: ["smoke-grenade"] },
  "twenty-first": { with: ["defibrillator"] },
  "brings-back": { with: ["defibrillator"] },
  "brought-back-bare": { with: ["defibrillator"], only: "gang" },
  "not-held": { with: ["disguise", "planted-evidence"] },
  "not-on-the-fallen": { with: ["disguise", "planted-evidence"] },
  "bag-of-ones-own": { with: ["evidence-bag"] },
  "flash-and-token": { with: ["flashbang"] },
  "flash-forgets": { with: ["flashbang"] },
  "bound-shot-impossible": { with: ["k9-unit", "restraining-order"] },
  "detonator-on-leader": { with: ["mobile-detonator"] },
  "detonator-ends": { with: ["mobile-detonator"], only: "gang" },
  "bound-shot-turned": { with: ["restraining-order", "walkie-talkie"] },
  "camera-after-card": { with: ["surveillance-camera"] },
  "camera-after-move": { with: ["surveillance-camera"] },
  "armed-target": { with: ["walkie-talkie"] },
} as const satisfies Record<string, RulingOn>;

export type RulingName = keyof typeof RULINGS;

const NAMES = Object.keys(RULINGS) as readonly RulingName[];

/** The rulings of a game that stand with a card, or with none: in the chapter of rulings. */
export function rulingsOn(card: EquipmentName | null, mode: Mode): readonly RulingName[] {
  return NAMES.filter((name) => {
    const { with: cards, only = mode }: RulingOn = RULINGS[name];
    return only === mode && (card === null ? cards.length === 0 : cards.includes(card));
  });
}
