import { blackmail } from "./blackmail.ts";
import type { EquipmentName } from "./box.ts";
import { coffee } from "./coffee.ts";
import { defibrillator } from "./defibrillator.ts";
import { disguise } from "./disguise.ts";
import { evidenceBag } from "./evidence-bag.ts";
import { flashbang } from "./flashbang.ts";
import { k9Unit } from "./k9-unit.ts";
import { medKit } from "./med-kit.ts";
import { metalDetector } from "./metal-detector.ts";
import { mobileDetonator } from "./mobile-detonator.ts";
import { plantedEvidence } from "./planted-evidence.ts";
import { polygraph } from "./polygraph.ts";
import { restrainingOrder } from "./restraining-order.ts";
import { riotShield } from "./riot-shield.ts";
import type { EquipmentRule } from "./rule.ts";
import { smokeGrenade } from "./smoke-grenade.ts";
import { surveillanceCamera } from "./surveillance-camera.ts";
import { taser } from "./taser.ts";
import { truthSerum } from "./truth-serum.ts";
import { walkieTalkie } from "./walkie-talkie.ts";
import { wiretap } from "./wiretap.ts";

const EQUIPMENT_RULES: Readonly<Record<EquipmentName, EquipmentRule>> = {
  blackmail,
  coffee,
  defibrillator,
  disguise,
  "evidence-bag": evidenceBag,
  flashbang,
  "k9-unit": k9Unit,
  "med-kit": medKit,
  "metal-detector": metalDetector,
  "mobile-detonator": mobileDetonator,
  "planted-evidence": plantedEvidence,
  polygraph,
  "restraining-order": restrainingOrder,
  "riot-shield": riotShield,
  "smoke-grenade": smokeGrenade,
  "surveillance-camera": surveillanceCamera,
  taser,
  "truth-serum": truthSerum,
  "walkie-talkie": walkieTalkie,
  wiretap,
};

/** When a kind of equipment can be played, what bars it, and what it does (cops 5). */
export function equipmentRule(name: EquipmentName): EquipmentRule {
  return EQUIPMENT_RULES[name];
}
