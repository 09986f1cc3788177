import { type CoupEvent, coup, type Move } from "@darbar/coup";
import { type GameRecord, type Replay, replay, type Seat } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { reviewBudget, reviewCoup } from "./master-review.ts";
import type { ReviewedDecision } from "./review.ts";

const PASS: Move = { do: "pass" };
const PLAIN = { draft: false };

function played(record: Omit<GameRecord, "game" | "options">): Replay<unknown, unknown, Move, CoupEvent> {
  const again = replay(coup, { game: "coup", options: PLAIN, ...record });
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  return again.value;
}

/** A review of a game of Coup, with little thought. */
function reviewOf(
  record: Omit<GameRecord, "game" | "options">,
  seat: Seat,
  count = 6,
): readonly ReviewedDecision<Move>[] {
  const { opening, steps } = played(record);
  const options = coup.options(PLAIN, record.seats);
  if (!options.ok) throw new Error(options.error);
  const events = [...opening, ...steps.flatMap((step) => step.events)];
  const past = events.flatMap((event) => coup.redact(event, seat) ?? []);
  const review = reviewCoup({ options: options.value, seats: record.seats, seat, past });
  return Array.from({ length: review.count }, (_, place) => review.decision(place, reviewBudget(count)));
}

/** Seat 1 collects tax twice, and nobody doubts it. */
const TWO_TAXES: readonly (readonly [Seat, Move])[] = [
  [0, { do: "income" }],
  [1, { do: "tax" }],
  [0, PASS],
  [2, PASS],
  [2, { do: "income" }],
  [0, { do: "income" }],
  [1, { do: "tax" }],
  [0, PASS],
  [2, PASS],
  [2, { do: "income" }],
  [0, { do: "income" }],
];
const draws = ["captain", "contessa", "duke", "assassin", "ambassador", "captain"];

describe("a review of Coup", () => {
  const decisions = reviewOf({ seats: 3, draws, moves: TWO_TAXES }, 0);

  test("has every decision of the seat, with what was played", () => {
    expect(decisions.map(({ turn, question }) => `${turn} ${question}`)).toEqual([
      "1 act",
      "2 respond",
      "4 act",
      "5 respond",
      "7 act",
    ]);
    expect(decisions.map(({ options, played: at }) => options[at].move.do)).toEqual([
      "income",
      "pass",
      "income",
      "pass",
      "income",
    ]);
  });

  test("says what the master believed, before and after", () => {
    const ofDuke = decisions.map(({ guesses }) => guesses.find(({ seat, what }) => seat === 1 && what === "duke"));
    const chances = ofDuke.map((guess) => guess?.chance ?? Number.NaN);
    expect(chances[1]).toBeGreaterThan(chances[0]); // The first tax.
    expect(chances[3]).toBeGreaterThan(chances[1]); // The second.
    expect(ofDuke[3]?.before).toBe(chances[2]);
  });

  test("tells which event has moved it", () => {
    const [first] = decisions[1].shifts.filter(({ seat, what }) => seat === 1 && what === "duke");
    const { opening, steps } = played({ seats: 3, draws, moves: TWO_TAXES });
    const seen = [...opening, ...steps.flatMap((step) => step.events)].filter(
      (event) => coup.redact(event, 0) !== null,
    );
    expect(seen[first.at]).toMatchObject({ type: "announced", seat: 1, action: "tax" });
    expect(first.to).toBeGreaterThan(first.from);
  });

  test("mixes all options, and gives what was played a worth", () => {
    for (const { options, played: at } of decisions) {
      expect(options.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(options[at].worth).not.toBeNull();
      const worths = options.map(({ worth }) => worth ?? -1);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
    }
  });

  test("is the same every time", () => {
    expect(reviewOf({ seats: 3, draws, moves: TWO_TAXES }, 0)).toEqual(decisions);
  });

  test("is the same whatever was dealt where the seat cannot see", () => {
    const hands: readonly (readonly string[])[] = [
      ["captain", "ambassador", "duke", "assassin"],
      ["contessa", "contessa", "assassin", "ambassador"],
      ["duke", "duke", "duke", "assassin"],
      ["assassin", "ambassador", "ambassador", "captain"],
    ];
    for (const others of hands) {
      const redealt = { seats: 3, draws: [...draws.slice(0, 2), ...others], moves: TWO_TAXES };
      expect(reviewOf(redealt, 0)).toEqual(decisions);
    }
    // It is not that cards do not matter: one's own do.
    expect(reviewOf({ seats: 3, draws: ["duke", "duke", ...draws.slice(2)], moves: TWO_TAXES }, 0)).not.toEqual(
      decisions,
    );
  });

  test("a seat that decided nothing has nothing to review", () => {
    expect(reviewOf({ seats: 3, draws, moves: [] }, 2)).toEqual([]);
  });
});

describe("an endgame of two players with one card each", () => {
  /** Both pay for a coup after seven rounds; then seat 0 is to move. */
  const toTheEnd: readonly (readonly [Seat, Move])[] = [
    ...Array.from({ length: 12 }, (_, place): readonly [Seat, Move] => [place % 2, { do: "income" }]),
    [0, { do: "coup", target: 1 }],
    [1, { do: "lose", card: "assassin" }],
    [1, { do: "coup", target: 0 }],
    [0, { do: "lose", card: "captain" }],
    [0, { do: "income" }],
  ];
  const last = reviewOf({ seats: 2, draws: ["duke", "captain", "contessa", "assassin"], moves: toTheEnd }, 0).at(-1);

  test("is solved: worths are exact, and taxing with the Duke is better than income", () => {
    if (last === undefined) throw new Error("nothing was reviewed");
    expect(last.isSolved).toBe(true);
    const worth = (name: Move["do"]): number => last.options.find(({ move }) => move.do === name)?.worth ?? Number.NaN;
    expect(worth("tax")).toBeGreaterThan(worth("income"));
    expect(last.options[0]).toMatchObject({ worth: expect.closeTo(worth("tax"), 1) });
  });

  test("what the master plays often is worth what the best is", () => {
    const best = last?.options[0].worth ?? Number.NaN;
    for (const { worth, share } of last?.options ?? []) {
      if (share > 0.1) expect(worth).toBeCloseTo(best, 1);
    }
  });
});
