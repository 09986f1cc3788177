import type { CoupEvent } from "@darbar/coup";

/* A game in which something was claimed, bluffed, proven and caught. Shirin (1) bluffs, the others do not. */

const tax = (seat: number): readonly CoupEvent[] => [
  { type: "turn", seat },
  { type: "announced", seat, action: "tax", target: null, as: "duke" },
  { type: "asked", question: "respond", seats: [0, 1, 2].filter((other) => other !== seat) },
];
const GRANTED: CoupEvent = { type: "paid", from: "treasury", to: 0, coins: 3 };

export const CLAIMED: readonly CoupEvent[] = [
  {
    type: "dealt",
    hands: [
      ["duke", "captain"],
      ["contessa", "contessa"],
      ["assassin", "duke"],
    ],
  },
  ...tax(0),
  GRANTED,
  ...tax(1),
  { type: "challenged", seat: 2, claimant: 1, as: "duke" },
  { type: "asked", question: "prove", seats: [1] },
  { type: "refused", seat: 1, as: "duke" },
  { type: "asked", question: "lose-challenge", seats: [1] },
  { type: "lost", seat: 1, card: "contessa" },
  ...tax(2),
  { ...GRANTED, to: 2 },
  { type: "turn", seat: 0 },
  { type: "announced", seat: 0, action: "steal", target: 1, as: "captain" },
  { type: "asked", question: "respond", seats: [1, 2] },
  { type: "challenged", seat: 1, claimant: 0, as: "captain" },
  { type: "asked", question: "prove", seats: [0] },
  { type: "showed", seat: 0, as: "captain", cards: ["captain"], stay: false },
];

/** Shirin, who has no Duke, says again that she has one: the question is open. */
export const BLUFFING: readonly CoupEvent[] = [...CLAIMED.slice(0, 12), ...tax(1)];
