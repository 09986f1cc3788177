import type { Words } from "../words.ts";
import type { PlayerTally, Sighting } from "./tally.ts";

/** When somebody has first seen a leader, and how: "looked, turn 4". */
export function sightingText(saw: Sighting | null | "unknown", { t }: Words): string {
  if (saw === null) return t("ending.knew.never");
  if (saw === "unknown") return t("ending.knew.unknown");
  const { how, turn } = saw;
  return how === "held" && turn === 0 ? t("ending.knew.dealt") : t(`ending.knew.${how}`, { turn });
}

/** What somebody has done, in figures. */
export function deedsOf({ looks, shots, felled, words, lies }: PlayerTally, { t }: Words): readonly string[] {
  return [
    t("ending.looks", { n: looks }),
    t("ending.shots", { n: shots, felled }),
    ...(words === 0 ? [] : [t("ending.words", { n: words, lies: lies ?? 0 })]),
  ];
}
