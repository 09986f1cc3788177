import { type Character, type CoupEvent, coup, type Edition, type Options, type State } from "@darbar/coup";
import { scriptedDraw, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { believedHands, newBelief, updateBelief } from "./belief.ts";
import { drawHands } from "./draw-hands.ts";
import { handsOf, holds } from "./hands.ts";
import type { Knowledge } from "./knowledge.ts";
import { trackCoup } from "./track.ts";

/** A table as it is played, and what each seat knows there. */
interface Watched {
  readonly state: State;
  readonly events: readonly CoupEvent[];
  known(seat: number): Knowledge;
}

/** Plays moves, each with its seat; the cards dealt and drawn come in this order, and then by chance. */
function watch(
  edition: Edition,
  seats: number,
  cards: string,
  moves: readonly (readonly [number, Record<string, unknown>])[],
  more: Partial<Options> = {},
): Watched {
  const options = coup.options({ edition, draft: false, ...more }, seats);
  if (!options.ok) throw new Error(options.error);
  const draw = scriptedDraw(cards.split(" "), seededDraw("the rest"));
  const state = coup.setup(options.value, seats);
  const events: CoupEvent[] = [];
  const happen = (facts: readonly CoupEvent[]): void => {
    for (const event of facts) coup.evolve(state, event);
    events.push(...facts);
  };
  happen(coup.deal(state, draw));
  for (const [seat, raw] of moves) {
    const move = coup.move(raw);
    if (!move.ok) throw new Error(move.error);
    const decided = coup.decide(state, seat, move.value, draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    happen(decided.value);
  }
  const seen = (seat: number): readonly CoupEvent[] => events.flatMap((event) => coup.redact(event, seat) ?? []);
  return { state, events, known: (seat) => trackCoup(seen(seat), coup.view(state, seat)) };
}

const pass = { do: "pass" };
const challenge = { do: "challenge" };
const show = { do: "show" };

describe("after the deal", () => {
  test("with a duke in hand two of the thirteen others are dukes", () => {
    const { known } = watch("classic", 2, "duke captain assassin assassin", []);
    expect(holds(known(0), 1, "duke")).toBeCloseTo(1 - (11 * 10) / (13 * 12), 12);
    expect(handsOf(known(0), 0)).toEqual([{ hand: ["duke", "captain"], probability: 1 }]);
  });

  test("in the draft the other has kept any of five, and the third set is counted", () => {
    const keep = (card: Character) => ({ do: "keep", card });
    const moves = [
      [0, keep("duke")],
      [1, keep("contessa")],
    ] as const;
    const { known } = watch("classic", 2, "captain assassin", moves, { draft: true });
    // Of the third set the captain is one's own: each of the other four is as likely; of the kept card, one in five.
    expect(holds(known(0), 1, "captain")).toBeCloseTo(1 / 5, 12);
    expect(holds(known(0), 1, "contessa")).toBeCloseTo(1 - (4 / 5) * (3 / 4), 12);
  });
});

describe("a proven card", () => {
  const proof = [
    [0, { do: "tax" }],
    [1, challenge],
    [0, show],
  ] as const;

  test("goes back to the Court, is shuffled, and cannot be in a third player's hand", () => {
    const moves = [...proof, [1, { do: "lose", card: "duke" }]] as const;
    const cards = "duke contessa duke assassin duke captain contessa";
    const { known } = watch("classic", 3, cards, moves);
    // P2 has lost a duke and holds none that P3 does not see; P3 has one; the third is the proven one.
    const third = known(2);
    expect(holds(third, 1, "duke")).toBe(0);
    expect(holds(third, 0, "duke")).toBeGreaterThan(0);
    expect(holds(third, 0, "duke")).toBeLessThan(0.2);
  });

  test("says little about the card beside it: less than a duke seen there by chance", () => {
    const { known } = watch("classic", 2, "duke contessa captain assassin", [
      [0, { do: "tax" }],
      [1, challenge],
    ]);
    const before = holds(known(1), 0, "duke");
    expect(before).toBeCloseTo(1 - (10 * 9) / (13 * 12), 12); // A claim is no hard evidence.
  });

  test("stays in hand until the turn ends in the Russian edition, and everybody knows it", () => {
    const { known } = watch("ru", 3, "duke contessa captain assassin", [
      [0, { do: "tax" }],
      [1, challenge],
    ]);
    expect(holds(known(2), 0, "duke")).toBe(1);
  });

  test("that was not replaced at the end of the turn has been exchanged away, in the Russian edition", () => {
    const cards = "ambassador contessa captain assassin duke duke";
    const exchange = [
      [0, { do: "exchange" }],
      [1, challenge],
      [1, { do: "lose", card: "captain" }],
    ] as const;
    const kept = watch("ru", 2, cards, [...exchange, [0, { do: "return", cards: ["duke", "duke"] }]]);
    const gone = watch("ru", 2, cards, [...exchange, [0, { do: "return", cards: ["ambassador", "duke"] }]]);
    // Kept, it went under the deck at the end of the turn, for all to see; gone, it lies there unseen.
    const [put] = kept.state.court.under.slice(-1);
    expect(put).toEqual({ card: "ambassador", knownTo: "everyone" });
    expect(gone.known(1).cases.every(({ under }) => under.includes(3))).toBe(true);
    expect(holds(kept.known(1), 0, "ambassador")).toBeGreaterThan(0);
  });
});

describe("a claim that is not proven", () => {
  const cards = "duke contessa captain assassin";
  const caught = [
    [0, { do: "steal", target: 1 }],
    [1, challenge],
  ] as const;

  test("rules the card out where a held card must be shown", () => {
    expect(holds(watch("ru", 2, cards, caught).known(1), 0, "captain")).toBe(0);
  });

  test("rules nothing out where one may refuse", () => {
    const { known } = watch("classic", 2, cards, [...caught, [0, { do: "refuse" }]]);
    expect(holds(known(1), 0, "captain")).toBeGreaterThan(0);
  });
});

describe("the inquisitor", () => {
  const cards = "inquisitor contessa captain assassin duke";
  const examined = [
    [0, { do: "examine", target: 1 }],
    [1, pass],
    [1, { do: "present", card: "captain" }],
  ] as const;

  test("knows the card they gave back", () => {
    const moves = [...examined, [0, { do: "give-back" }]] as const;
    expect(holds(watch("plus", 2, cards, moves, { character: "inquisitor" }).known(0), 1, "captain")).toBe(1);
  });

  test("knows what they had replaced, and where it is", () => {
    const moves = [...examined, [0, { do: "replace" }]] as const;
    const { known } = watch("plus", 2, cards, moves, { character: "inquisitor" });
    expect(known(0).cases.every(({ bag }) => bag > 0)).toBe(true);
    expect(holds(known(0), 1, "captain")).toBeCloseTo(1 - (10 * 9) / (12 * 11), 12); // Drawn before it went back.
  });
});

describe("belief", () => {
  test("leans to the hands that explain what was done, and stays with what can be", () => {
    const { state, events, known } = watch("classic", 2, "duke captain assassin assassin", []);
    const believed = updateBelief(
      newBelief(known(0)),
      events[events.length - 1],
      new Map([[1, (hand: readonly Character[]) => (hand.includes("duke") ? 0.8 : 0.2)]]),
    );
    const before = holds(known(0), 1, "duke");
    const after = believedHands(believed, 1).reduce(
      (sum, { hand, probability }) => sum + (hand.includes("duke") ? probability : 0),
      0,
    );
    expect(after).toBeCloseTo((0.8 * before) / (0.8 * before + 0.2 * (1 - before)), 12);
    expect(drawHands(believed, seededDraw("one"))[0]).toEqual(state.players[0].hidden);
  });

  test("of many opponents keeps each apart, and their hands still fit together", () => {
    const { events, known } = watch("classic", 6, "duke duke", []);
    const leaning = (hand: readonly Character[]): number => (hand.includes("duke") ? 10 : 1);
    const likelihoods = new Map([1, 2, 3, 4, 5].map((seat) => [seat, leaning] as const));
    const believed = updateBelief(newBelief(known(0)), events[events.length - 1], likelihoods);
    expect(believed.together).toBeNull();
    const draw = seededDraw("hands");
    for (let time = 0; time < 20; time++) {
      const dukes = drawHands(believed, draw)
        .flat()
        .filter((card) => card === "duke").length;
      expect(dukes).toBeLessThanOrEqual(3);
    }
    const sum = believedHands(believed, 3).reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 9);
  });
});
