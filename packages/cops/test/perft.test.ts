import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import type { EquipmentName, Mode } from "../src/index.ts";
import { opening, perft } from "./perft.ts";

/*
 * Counts that were worked out by hand, as a check on the machine:
 *
 * `base`, 4 seats, PLAIN (coffee; smoke grenade; riot shield; mobile detonator):
 *   1 move: investigate 3 players × 3 cards, arm and equip 3 cards each, the coffee: 9 + 3 + 3 + 1 = 16.
 *   2 moves: each of the 15 announcements is answered by 4: 2 + 2 + 1 + 1 (shield and detonator can only pass) = 6; after
 *     the coffee there are the 15 actions: 15 × 6 + 15 = 105.
 * `gang`, the same: investigate 9, arm 3 cards × 3 targets, equip 3 cards × 3 receivers, the coffee: 28; 27 × 6 + 27 = 189.
 * `base`, 4 seats, SHOT, seat 0 aims at seat 1: investigate 9, equip 3, shoot 1: 13 (the shield is for another moment);
 *   to a shot, 1 + 2 (restraining order) + 1 + 1 answers, to the 12 others 1 each: 5 + 48 = 53.
 */

const PLAIN: readonly EquipmentName[] = ["coffee", "smoke-grenade", "riot-shield", "mobile-detonator"];
const SHOT: readonly EquipmentName[] = ["riot-shield", "restraining-order", "mobile-detonator", "surveillance-camera"];
const LOOKING: readonly EquipmentName[] = ["wiretap", "polygraph", "metal-detector", "truth-serum"];
const MOVING: readonly EquipmentName[] = ["evidence-bag", "taser", "walkie-talkie", "k9-unit"];
const LASTING: readonly EquipmentName[] = ["disguise", "planted-evidence", "flashbang", "blackmail"];

interface Opening {
  readonly name: string;
  readonly mode: Mode;
  readonly hands: readonly EquipmentName[];
  readonly armed?: readonly number[];
  /** The counts for 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

const OPENINGS: readonly Opening[] = [
  { name: "plain", mode: "base", hands: PLAIN, counts: [16, 105, 450, 1230, 1620, 20286, 87084] },
  { name: "plain", mode: "gang", hands: PLAIN, counts: [28, 189, 810, 2214, 2916, 61182] },
  { name: "a shot", mode: "base", hands: SHOT, armed: [0], counts: [13, 53, 162, 330, 336, 1392, 4896, 12096, 16992] },
  { name: "a shot", mode: "gang", hands: SHOT, armed: [0], counts: [28, 113, 342, 690, 696, 2328, 8352, 23328] },
  { name: "looking", mode: "base", hands: LOOKING, armed: [1, 2], counts: [21, 306, 4146, 34344] },
  { name: "looking", mode: "gang", hands: LOOKING, armed: [1, 2], counts: [36, 621, 8586, 72144] },
  { name: "moving", mode: "base", hands: MOVING, armed: [2, 3], counts: [18, 228, 2832, 20496] },
  { name: "moving", mode: "gang", hands: MOVING, armed: [0, 2, 3], counts: [34, 516, 6608, 47824] },
  { name: "lasting", mode: "base", hands: LASTING, counts: [18, 651, 13932, 167904] },
  { name: "eight seats", mode: "base", hands: [...LOOKING, ...LASTING], counts: [48, 7290] },
  { name: "eight seats", mode: "gang", hands: [...PLAIN, ...MOVING], armed: [5], counts: [64, 4347, 167706] },
];

/** Deeper counts take long, and find little more than those before them. */
const MOST = usually(20_000, { all: Number.POSITIVE_INFINITY });

describe("perft", () => {
  it.each(OPENINGS)("$mode, $name", ({ mode, hands, armed, counts }) => {
    const state = opening(mode, hands, armed);
    const counted = counts.filter((count) => count <= MOST);
    expect(counted.map((_, before) => perft(state, before + 1))).toEqual(counted);
  });
});
