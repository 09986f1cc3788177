import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import type { EquipmentName, Mode, Version } from "../src/index.ts";
import { opening, perft } from "./perft.ts";

/*
 * Counts that were worked out by hand, as a check on the machine:
 *
 * `base`, 4 seats, PLAIN (coffee; smoke grenade; riot shield; mobile detonator):
 *   1 move: investigate 3 players × 3 cards, arm, equip, the coffee: 9 + 1 + 1 + 1 = 12.
 *   2 moves: each of the 11 announcements is answered by 4: 2 + 2 + 1 + 1 (shield and detonator can only pass) = 6; after
 *     the coffee there are the 11 actions: 11 × 6 + 11 = 77.
 * `gang`, the same: investigate 9, arm 3 targets, equip 3 receivers, the coffee: 16; 15 × 6 + 15 = 105.
 * `base`, 4 seats, SHOT, seat 0 aims at seat 1: investigate 9, equip, shoot: 11 (the shield is for another moment);
 *   to a shot, 1 + 2 (restraining order) + 1 + 1 answers, to the 10 others 1 each: 5 + 40 = 45.
 * By version 1 of the rules arm and equip name one of 3 cards: 16 and 105 instead of 12 and 77, in the gang 28 and 189.
 */

const PLAIN: readonly EquipmentName[] = ["coffee", "smoke-grenade", "riot-shield", "mobile-detonator"];
const SHOT: readonly EquipmentName[] = ["riot-shield", "restraining-order", "mobile-detonator", "surveillance-camera"];
const LOOKING: readonly EquipmentName[] = ["wiretap", "polygraph", "metal-detector", "truth-serum"];
const MOVING: readonly EquipmentName[] = ["evidence-bag", "taser", "walkie-talkie", "k9-unit"];
const LASTING: readonly EquipmentName[] = ["disguise", "planted-evidence", "flashbang", "blackmail"];

interface Opening {
  readonly name: string;
  readonly mode: Mode;
  readonly version?: Version;
  readonly hands: readonly EquipmentName[];
  readonly armed?: readonly number[];
  /** The counts for 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

const OPENINGS: readonly Opening[] = [
  {
    name: "plain, by version 1",
    mode: "base",
    version: 1,
    hands: PLAIN,
    counts: [16, 105, 450, 1230, 1620, 20286, 87084],
  },
  { name: "plain, by version 1", mode: "gang", version: 1, hands: PLAIN, counts: [28, 189, 810, 2214, 2916, 61182] },
  { name: "plain", mode: "base", hands: PLAIN, counts: [12, 77, 330, 902, 1188, 11658, 48768] },
  { name: "plain", mode: "gang", hands: PLAIN, counts: [16, 105, 450, 1230, 1620, 20322] },
  { name: "a shot", mode: "base", hands: SHOT, armed: [0], counts: [11, 45, 138, 282, 288, 1320, 4608, 10800, 13536] },
  { name: "a shot", mode: "gang", hands: SHOT, armed: [0], counts: [16, 65, 198, 402, 408, 1680, 5544, 14256] },
  { name: "looking", mode: "base", hands: LOOKING, armed: [1, 2], counts: [19, 264, 3554, 29304] },
  { name: "looking", mode: "gang", hands: LOOKING, armed: [1, 2], counts: [24, 369, 5034, 41904] },
  { name: "moving", mode: "base", hands: MOVING, armed: [2, 3], counts: [16, 192, 2360, 17080] },
  { name: "moving", mode: "gang", hands: MOVING, armed: [0, 2, 3], counts: [22, 300, 3776, 27328] },
  { name: "lasting", mode: "base", hands: LASTING, counts: [14, 475, 10128, 121824] },
  { name: "eight seats", mode: "base", hands: [...LOOKING, ...LASTING], counts: [44, 6266] },
  { name: "eight seats", mode: "gang", hands: [...PLAIN, ...MOVING], armed: [5], counts: [36, 2415, 93170] },
];

/** Deeper counts take long, and find little more than those before them. */
const MOST = usually(20_000, { all: Number.POSITIVE_INFINITY });

describe("perft", () => {
  it.each(OPENINGS)("$mode, $name", ({ mode, hands, armed, version, counts }) => {
    const state = opening(mode, hands, armed, version);
    const counted = counts.filter((count) => count <= MOST);
    expect(counted.map((_, before) => perft(state, before + 1))).toEqual(counted);
  });
});
