import type { EquipmentName, Play } from "@darbar/cops";
import type { Outlook } from "../outlook.ts";
import type { Personality } from "../personality.ts";
import { blackmail, disguise, flashbang, plantedEvidence } from "./cards.ts";
import { coffee, evidenceBag, k9Unit, smokeGrenade, taser, walkieTalkie } from "./guns.ts";
import { defibrillator, medKit, mobileDetonator, restrainingOrder, riotShield } from "./lives.ts";
import { metalDetector, polygraph, surveillanceCamera, truthSerum, wiretap } from "./looks.ts";
import type { Worth } from "./rule.ts";

/** A kind of equipment: what playing it is worth, and what it is worth to have it in hand for a better moment. */
interface Use {
  readonly worth: Worth;
  readonly kept: number;
}

/** How each kind of equipment is used (cops 5). */
const USES: Readonly<Record<EquipmentName, Use>> = {
  blackmail: { worth: blackmail, kept: 0.05 },
  coffee: { worth: coffee, kept: 0.05 },
  defibrillator: { worth: defibrillator, kept: 0.05 },
  disguise: { worth: disguise, kept: 0.02 },
  "evidence-bag": { worth: evidenceBag, kept: 0.02 },
  flashbang: { worth: flashbang, kept: 0.03 },
  "k9-unit": { worth: k9Unit, kept: 0.06 },
  "med-kit": { worth: medKit, kept: 0.06 },
  "metal-detector": { worth: metalDetector, kept: 0.03 },
  "mobile-detonator": { worth: mobileDetonator, kept: 0.06 },
  "planted-evidence": { worth: plantedEvidence, kept: 0.04 },
  polygraph: { worth: polygraph, kept: 0.04 },
  "restraining-order": { worth: restrainingOrder, kept: 0.05 },
  "riot-shield": { worth: riotShield, kept: 0.06 },
  "smoke-grenade": { worth: smokeGrenade, kept: 0.01 },
  "surveillance-camera": { worth: surveillanceCamera, kept: 0.03 },
  taser: { worth: taser, kept: 0.05 },
  "truth-serum": { worth: truthSerum, kept: 0.03 },
  "walkie-talkie": { worth: walkieTalkie, kept: 0.04 },
  wiretap: { worth: wiretap, kept: 0.04 },
};

/** What playing equipment like this now is worth more than keeping it; below 0: it had better stay in hand. */
export function worthOfPlaying(play: Play, eye: Outlook, personality: Personality): number {
  const { worth, kept } = USES[play.equipment];
  return worth(play, eye, personality) - kept;
}

/** What it is worth to have a kind of equipment in hand. */
export function keepingWorth(equipment: EquipmentName): number {
  return USES[equipment].kept;
}
