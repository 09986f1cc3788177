import type { CopsEvent } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { find, ids, pressing } from "../../test/cops-steps.ts";
import { EVERY_WORDS, NAMES } from "../../test/coup-words.ts";

const step = pressing(EVERY_WORDS.en, NAMES);
const MY_TURN: CopsEvent = { type: "turn", seat: 0 };

describe("what is marked before it is confirmed", () => {
  const arrange: readonly CopsEvent[] = [{ type: "asked", question: "arrange", seats: [0, 1, 2, 3] }];

  test("cops 1: cards are laid in the order of pressing", () => {
    expect(ids(step(arrange))).toEqual(["card-0-0", "card-0-1", "card-0-2", "confirm", "as-they-lie"]);
    expect(find(step(arrange), "as-they-lie").move).toEqual({ do: "arrange", order: ["agent", "honest", "crooked"] });
    expect(find(step(arrange), "confirm")).toMatchObject({ move: null, barred: "Choose 3 more cards." });
    const two = step(arrange, ["card-0-2", "card-0-0"]);
    expect(two.offers.slice(0, 3).map(({ mark }) => mark)).toEqual([
      { isOn: true, place: 2 },
      { isOn: false, place: null },
      { isOn: true, place: 1 },
    ]);
    const all = step(arrange, ["card-0-2", "card-0-0", "card-0-1"]);
    expect(find(all, "confirm").move).toEqual({ do: "arrange", order: ["crooked", "agent", "honest"] });
  });

  test("pressing a marked card takes it back, and those after it move up", () => {
    const back = step(arrange, ["card-0-2", "card-0-0", "card-0-2"]);
    expect(back.offers.slice(0, 3).map(({ mark }) => mark?.place)).toEqual([1, null, null]);
  });

  test("equal cards are as good as each other", () => {
    const twins: readonly CopsEvent[] = [
      {
        type: "swapped",
        places: [
          [0, 2],
          [2, 1],
        ],
        kinds: ["crooked", "honest"],
        united: null,
      },
      ...arrange,
    ];
    const one = find(step(twins, ["card-0-1", "card-0-2", "card-0-0"]), "confirm").move;
    expect(one).toEqual({ do: "arrange", order: ["honest", "honest", "agent"] });
    expect(find(step(twins, ["card-0-2", "card-0-1", "card-0-0"]), "confirm").move).toBe(one);
  });

  test("cops 5: with the polygraph, as many cards as one likes", () => {
    const polygraph: readonly CopsEvent[] = [
      MY_TURN,
      { type: "looks", looks: [{ by: 0, at: 2, but: null, most: 3 }] },
      { type: "asked", question: "look", seats: [0] },
    ];
    expect(find(step(polygraph), "confirm")).toMatchObject({ move: null, barred: "Choose at least one card." });
    const two = find(step(polygraph, ["card-2-2", "card-2-0"]), "confirm");
    expect(two).toMatchObject({ label: "Look at these 2 cards", move: { do: "look", target: 2, cards: [0, 2] } });
  });

  test("cops 5: where only one card may be looked at, pressing it looks", () => {
    const detector: readonly CopsEvent[] = [
      MY_TURN,
      { type: "looks", looks: [{ by: 0, at: 2, but: null, most: 1 }] },
      { type: "asked", question: "look", seats: [0] },
    ];
    expect(find(step(detector), "card-2-1").move).toEqual({ do: "look", target: 2, cards: [1] });
  });
});
