import {
  type CopsEvent,
  cops,
  EQUIPMENT_NAMES,
  type EquipmentName,
  type Identity,
  type Play,
  type Slot,
  VERSION,
} from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { trackCops } from "../knowledge/knowledge.ts";
import { beliefsOf, outlook } from "../outlook.ts";
import { DEFAULT_PERSONALITY } from "../personality.ts";
import { worthOfPlaying } from "./index.ts";

/** The first player, honest, looks at a table with the agent beside them, then the kingpin, a crook and an honest one. */
const HANDS: readonly (readonly Identity[])[] = [
  ["honest", "honest", "crooked"],
  ["agent", "crooked", "crooked"],
  ["kingpin", "honest", "honest"],
  ["crooked", "crooked", "honest"],
  ["honest", "honest", "crooked"],
];

/** The same table, but the first player holds the agent. */
const LEADING: typeof HANDS = [HANDS[1], HANDS[0], ...HANDS.slice(2)];

const DOWN = (seat: number): CopsEvent => ({ type: "out", seat, by: 2 });
const WOUND = (seat: number): CopsEvent => ({ type: "wounded", seat, card: 0 });

function exposed(...seats: readonly number[]): (hands: typeof HANDS) => readonly CopsEvent[] {
  return (hands) => seats.map((seat) => ({ type: "exposed", seat, kinds: hands[seat] }));
}

const ALL = exposed(1, 2, 3, 4);
const NOBODY = exposed();

function gun(seat: number, target: number): readonly CopsEvent[] {
  return [
    { type: "armed", seat },
    { type: "aimed", seat, target },
  ];
}

function shotBy(seat: number, target: number): readonly CopsEvent[] {
  return [...gun(seat, target), { type: "turn", seat }, { type: "announced", seat, action: { do: "shoot" } }];
}

const ANNOUNCED: CopsEvent = { type: "moment", moment: "announced", seats: [0], resume: null };
const INVESTIGATED: CopsEvent = { type: "moment", moment: "investigated", seats: [0], resume: null };

function hitting(seat: number, target: number): readonly CopsEvent[] {
  const hit: CopsEvent = { type: "moment", moment: "hit", seats: [0], resume: null };
  return [...shotBy(seat, target), { type: "fired", seat, target }, { type: "disarmed", seat }, hit];
}

function looked(by: number, seat: number, card: Slot, hands = HANDS): CopsEvent {
  return { type: "looked", by, seat, cards: [card], kinds: [hands[seat][card]] };
}

interface Position {
  readonly play: Omit<Play, "do" | "equipment">;
  readonly known?: (hands: typeof HANDS) => readonly CopsEvent[];
  readonly facts?: readonly CopsEvent[];
  readonly hands?: typeof HANDS;
}

/** What playing this there is worth to the first player. */
function worth(equipment: EquipmentName, { play, known = ALL, facts = [], hands = HANDS }: Position): number {
  const state = cops.setup({ version: VERSION, mode: "base", first: 0 }, 5);
  const dealt: CopsEvent = {
    type: "dealt",
    hands,
    leftOver: ["honest"],
    equipment: [equipment, "coffee", "coffee", "coffee", "coffee"],
  };
  const events = [dealt, ...known(hands), { type: "turn", seat: 0 } as const, ...facts];
  for (const event of events) cops.evolve(state, event);
  const view = cops.view(state, 0);
  const past = events.flatMap((event) => cops.redact(event, 0) ?? []);
  return worthOfPlaying(
    { do: "play", equipment, ...play },
    outlook(view, 0, beliefsOf(trackCops(past, view))),
    DEFAULT_PERSONALITY,
  );
}

/** For each kind a position in which it is clearly right to play it, and one in which it is clearly wrong. */
const POSITIONS: Readonly<Record<EquipmentName, readonly [right: Position, wrong: Position]>> = {
  // The wounded agent is aimed at: it goes to a friend. But never to the kingpin's hand, for then that one wins alone.
  blackmail: [
    {
      play: {
        places: [
          [1, 0],
          [4, 0],
        ],
      },
      facts: [WOUND(1), ...gun(2, 1)],
    },
    {
      play: {
        places: [
          [1, 0],
          [2, 1],
        ],
      },
      facts: [WOUND(1), ...gun(2, 1)],
    },
  ],
  // A gun on the kingpin, and another's turn ends: the next turn is worth a shot. With no gun it is worth little.
  coffee: [
    { play: {}, facts: [...gun(0, 2), { type: "turn", seat: 3 }] },
    { play: {}, facts: [{ type: "turn", seat: 3 }] },
  ],
  defibrillator: [
    { play: { target: 4 }, facts: [DOWN(4)] },
    { play: { target: 3 }, facts: [DOWN(3)] },
  ],
  disguise: [
    { play: { target: 1 }, known: NOBODY, facts: [looked(0, 1, 0)] },
    { play: { target: 2 }, known: NOBODY, facts: [looked(0, 2, 0)] },
  ],
  "evidence-bag": [
    { play: { target: 3, to: 4 }, facts: [{ type: "discarded", seat: 4, equipment: null }] },
    { play: { target: 4, to: 3 }, facts: [{ type: "discarded", seat: 3, equipment: null }] },
  ],
  // Oneself leads and has been found; or the enemies' leader has been found.
  flashbang: [
    { play: { target: 0 }, hands: LEADING, known: NOBODY, facts: [looked(3, 0, 0, LEADING)] },
    { play: { target: 2 }, known: NOBODY, facts: [looked(0, 2, 0)] },
  ],
  "k9-unit": [
    { play: { target: 3 }, facts: [...shotBy(3, 1), ANNOUNCED] },
    { play: { target: 4 }, facts: [...shotBy(4, 2), ANNOUNCED] },
  ],
  "med-kit": [
    { play: { target: 1 }, facts: [WOUND(1)] },
    { play: { target: 2 }, facts: [WOUND(2)] },
  ],
  "metal-detector": [
    { play: {}, known: NOBODY, facts: [...gun(2, 0), ...gun(3, 0)] },
    { play: {}, facts: [...gun(2, 0), ...gun(3, 0)] },
  ],
  "mobile-detonator": [{ play: { target: 2 } }, { play: { target: 1 } }],
  "planted-evidence": [{ play: { target: 3 } }, { play: { target: 4 } }],
  // Three unknown cards of anybody; but not for a leader who would be seen by an enemy.
  polygraph: [
    { play: { target: 4 }, known: exposed(1) },
    { play: { target: 3 }, known: NOBODY, hands: LEADING, facts: [looked(0, 3, 0, LEADING), looked(0, 3, 1, LEADING)] },
  ],
  "restraining-order": [
    { play: {}, facts: [WOUND(1), ...shotBy(3, 1), ANNOUNCED] },
    { play: {}, facts: [WOUND(2), ...shotBy(4, 2), ANNOUNCED] },
  ],
  // The agent would be hit and has the kingpin for a neighbour; or the kingpin would be hit by a friend.
  "riot-shield": [
    { play: {}, facts: hitting(3, 1) },
    { play: {}, facts: hitting(4, 2) },
  ],
  // An armed enemy would be next, and one's own shot comes first the other way; or the other way round.
  "smoke-grenade": [
    { play: {}, facts: [WOUND(1), ...gun(2, 1), { type: "turn", seat: 1 }] },
    { play: {}, facts: [WOUND(2), ...gun(4, 2), { type: "turn", seat: 3 }] },
  ],
  "surveillance-camera": [
    { play: { target: 2, card: 0 }, known: NOBODY, facts: [looked(0, 2, 0), INVESTIGATED] },
    { play: { target: 1, card: 0 }, known: NOBODY, facts: [looked(0, 1, 0), INVESTIGATED] },
  ],
  taser: [
    { play: { target: 3, to: 2 }, facts: gun(3, 1) },
    { play: { target: 4, to: 1 }, facts: gun(4, 2) },
  ],
  "truth-serum": [
    { play: { target: 3 }, known: exposed(1) },
    { play: { target: 0 }, known: exposed(1) },
  ],
  "walkie-talkie": [
    { play: { target: 2 }, facts: [WOUND(2), ...gun(4, 3), ...gun(0, 3)] },
    { play: { target: 1 }, facts: [WOUND(1), ...gun(4, 3), ...gun(0, 3)] },
  ],
  wiretap: [{ play: { target: 3, card: 0 }, known: NOBODY }, { play: { target: 3, card: 0 } }],
};

describe("equipment", () => {
  for (const equipment of EQUIPMENT_NAMES) {
    const [right, wrong] = POSITIONS[equipment];
    test(`${equipment} is played where it helps, and stays in hand where it would not`, () => {
      expect(worth(equipment, right)).toBeGreaterThan(0);
      expect(worth(equipment, wrong)).toBeLessThan(0);
    });
  }
});
