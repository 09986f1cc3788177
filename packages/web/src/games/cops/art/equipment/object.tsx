import type { EquipmentName } from "@darbar/cops";
import { ACCENT, BODY, LINE, TRACE } from "../palette.ts";
import { flashbang, k9Unit, mobileDetonator, riotShield, smokeGrenade, taser } from "./arms.ts";
import { disguise, metalDetector, surveillanceCamera, walkieTalkie, wiretap } from "./devices.ts";
import { coffee, defibrillator, medKit, truthSerum } from "./medicine.ts";
import { blackmail, evidenceBag, plantedEvidence, polygraph, restrainingOrder } from "./papers.ts";
import type { Paint, Thing } from "./thing.ts";

const THINGS: Readonly<Record<EquipmentName, Thing>> = {
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

const PAINTS: Readonly<Record<Paint, Readonly<Record<string, string>>>> = {
  body: { fill: BODY },
  accent: { fill: ACCENT },
  dark: { fill: LINE, stroke: "none" },
  line: { fill: "none" },
  trace: { fill: "none", stroke: TRACE, "stroke-width": "2.2" },
  fine: { fill: "none", "stroke-width": ".6", opacity: ".7" },
};

/** The parts of an object without their svg, in a square of 48; `fine` adds the lines that only a card has room for. */
export function ObjectParts({ of, fine = false }: { readonly of: EquipmentName; readonly fine?: boolean }) {
  const { parts, turn } = THINGS[of];
  return (
    <g
      transform={turn === undefined ? undefined : `rotate(${turn} 24 24)`}
      stroke={LINE}
      stroke-width={fine ? 1.1 : 1.5}
      stroke-linejoin="round"
      stroke-linecap="round"
      fill-rule="evenodd"
    >
      {parts.map(([paint, path]) =>
        paint === "fine" && !fine ? null : <path key={path} {...PAINTS[paint]} d={path} />,
      )}
    </g>
  );
}
