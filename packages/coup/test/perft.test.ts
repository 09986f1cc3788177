import { usually } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { coup, type Options } from "../src/index.ts";
import { perft } from "./perft.ts";
import { type Position, tableIn } from "./position.ts";

/*
 * Counts that were worked out by hand, as a check on the machine:
 *
 * `classic`, 2 seats (TWO; P1 has 1 coin, P2 has 2):
 *   1 move: income, foreign aid, tax, exchange, steal P2: 5.
 *   2 moves: after income P2 has the same five; foreign aid and tax 2 answers each; steal 4 (pass, challenge, two blocks);
 *     exchange: a challenge, or a pass and then any of 5 × 5 draws: 26. Sum: 5 + 2 + 2 + 4 + 26 = 39.
 *   3 moves: income: 39 again, for P2. Foreign aid: pass 5, block 2: 7. Tax: pass 5; challenge: show and draw any of 5, or
 *     refuse: 6: 11. Steal: pass 5, challenge 6, two blocks 2 each: 15. Exchange: challenge: refuse only: 1; the 25 draws
 *     leave 6 returns with four characters in hand (6 draws), 4 with three (15), 3 with two pairs (2), 2 with three of a
 *     kind (2): 106. Sum: 39 + 7 + 11 + 15 + 107 = 179.
 * `he`, the same deal, with 2 coins each: after two incomes P1 has 3 and may assassinate, too: 180.
 * `ru`, the same deal with 1 and 2 coins, 3 moves: a challenge is settled at once, and what is proven is replaced at the end, any of 5. Tax: pass 5;
 *   challenged, P2 loses one of two, × 5: 15. Steal: 5 + 10 + 2 + 2 = 19. Exchange: challenged, P1 loses one of two: 2;
 *   returns in order 12, 7, 4 and 3: 72 + 105 + 8 + 6 = 191. Sum: 39 + 7 + 15 + 19 + 193 = 273. With 2 coins each: 274, as in `he`.
 * `ru` with the inquisitor, 4 moves: by version 1 there were 1834. Now P1, who has proven the inquisitor against one of two
 *   challengers, who has lost one of two cards, and has drawn a second one and returned one, replaces the other, by any of 5
 *   instead of by none: 2 × 2 × 4 = 16 more.
 * `classic`, 3 seats: 6 moves (two to steal from); then 6 + 4 + 4 + 4 + 2 × (4 + 2) = 30.
 * Draft: 2 seats × 5 cards; the other's 5, then 5 × 4 deals: 10 × 100 = 1000; each leaves five actions: 5000.
 */

const TWO = ["duke captain", "assassin contessa"];
const THREE = ["contessa duke", "captain contessa", "assassin duke"];
const FOUR = [...THREE, "captain ambassador"];
const INQUIRED = ["inquisitor duke", "captain contessa", "assassin duke"];
const RICH = [7, 3, 2];
const TWO_SEATS = [5, 39, 179, 864, 5699, 27899, 142146];
const TWO_COINS_EACH = [5, 39, 180, 869, 5820, 28268, 143254];

interface Deal extends Position {
  readonly name: string;
  readonly options: Partial<Options>;
  readonly seats: number;
  /** The counts for 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

const DEALS: readonly Deal[] = [
  { name: "classic", options: { draft: false }, seats: 2, hands: TWO, counts: TWO_SEATS },
  { name: "plus, as classic", options: { edition: "plus", draft: false }, seats: 2, hands: TWO, counts: TWO_SEATS },
  { name: "he", options: { edition: "he" }, seats: 2, hands: TWO, counts: TWO_COINS_EACH },
  {
    name: "he, with the coins of classic",
    options: { edition: "he" },
    seats: 2,
    hands: TWO,
    coins: [1, 2],
    counts: TWO_SEATS,
  },
  {
    name: "classic, with the coins of he",
    options: { draft: false },
    seats: 2,
    hands: TWO,
    coins: [2, 2],
    counts: TWO_COINS_EACH,
  },
  {
    name: "ru",
    options: { edition: "ru" },
    seats: 2,
    hands: TWO,
    counts: [5, 39, 274, 1469, 10441, 66725],
  },
  {
    name: "ru, by version 1 of the rules",
    options: { edition: "ru", version: 1 },
    seats: 2,
    hands: TWO,
    counts: [5, 39, 273, 1464, 10228, 66045],
  },
  {
    name: "classic, three seats",
    options: {},
    seats: 3,
    hands: THREE,
    counts: [6, 30, 128, 504, 2388, 11420, 52568, 215432],
  },
  {
    name: "classic, with coins for a coup",
    options: {},
    seats: 3,
    hands: THREE,
    coins: RICH,
    counts: [10, 46, 184, 706, 3656, 16966, 72402, 291624],
  },
  {
    name: "classic, with coins and secondDefence",
    options: { secondDefence: true },
    seats: 3,
    hands: THREE,
    coins: RICH,
    counts: [10, 46, 184, 706, 3656, 16906, 71942, 288908],
  },
  {
    name: "ru, with coins for a coup",
    options: { edition: "ru" },
    seats: 3,
    hands: THREE,
    coins: RICH,
    counts: [10, 46, 202, 1188, 7238, 36707, 177352],
  },
  {
    name: "ru, where anyone blocks",
    options: { edition: "ru", blockers: "anyone" },
    seats: 3,
    hands: THREE,
    coins: RICH,
    counts: [10, 52, 246, 1362, 8128, 44690, 221490],
  },
  {
    name: "plus with the inquisitor",
    options: { edition: "plus", character: "inquisitor" },
    seats: 3,
    hands: INQUIRED,
    counts: [8, 40, 144, 514, 2024, 10154, 44854, 161164],
  },
  {
    name: "ru with the inquisitor",
    options: { edition: "ru", character: "inquisitor" },
    seats: 3,
    hands: INQUIRED,
    counts: [8, 40, 240, 1850, 11416, 55012],
  },
  {
    name: "Reformation",
    options: { edition: "plus", reformation: true },
    seats: 3,
    hands: THREE,
    counts: [2, 16, 104, 606, 3190, 16214, 89946],
  },
  {
    name: "Reformation with a reserve",
    options: { edition: "plus", reformation: true },
    seats: 4,
    hands: FOUR,
    sides: "loyalist reformist loyalist reformist",
    reserve: 2,
    counts: [11, 90, 545, 3310, 16048, 93869],
  },
  {
    name: "Anarchist",
    options: { anarchist: true },
    seats: 3,
    hands: THREE,
    coins: [5, 2, 2],
    counts: [10, 46, 166, 608, 2766, 13210, 62314, 258856],
  },
  { name: "the draft", options: { draft: true }, seats: 2, counts: [10, 1000, 5000, 20000, 76760] },
  { name: "plus at ten seats", options: { edition: "plus" }, seats: 10, counts: [13, 247, 2731, 25798] },
];

/** Deeper counts take long, and find little more than those before them. */
const MOST = usually(20_000, { all: Number.POSITIVE_INFINITY });

describe("perft", () => {
  it.each(DEALS)("$name", ({ name: _, options, seats, counts, ...position }) => {
    const parsed = coup.options(options, seats);
    if (!parsed.ok) throw new Error(parsed.error);
    const { state } = tableIn(position, parsed.value, seats);
    const counted = counts.filter((count) => count <= MOST);
    expect(counted.map((_, before) => perft(state, before + 1))).toEqual(counted);
  });
});
