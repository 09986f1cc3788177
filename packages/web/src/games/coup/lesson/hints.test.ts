import { type Character, coup, everyVariant, type State } from "@darbar/coup";
import { type Seat, scriptedDraw, seededDraw } from "@darbar/kernel";
import { playAtRandom } from "@darbar/kernel/testing";
import en from "@darbar/words/catalogue/en/learn.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { type Hint, hintsFor } from "./hints.ts";

const CLASSIC = { edition: "classic" };

/** A table of three with these hands, after these moves. */
function given(hands: readonly Character[], ...moves: readonly (readonly [number, unknown])[]): State {
  const options = coup.options(CLASSIC, 3);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 3);
  const draw = scriptedDraw(hands, seededDraw("rest"));
  for (const event of coup.deal(state, draw)) coup.evolve(state, event);
  for (const [seat, raw] of moves) {
    const move = coup.move(raw);
    const decided = move.ok ? coup.decide(state, seat, move.value, draw) : null;
    if (decided?.ok !== true) throw new Error(JSON.stringify([raw, decided]));
    for (const event of decided.value) coup.evolve(state, event);
  }
  return state;
}

const names = (hints: readonly Hint[]): readonly string[] => hints.map(({ hint }) => hint);

describe("hints", () => {
  it("never depend on what the seat cannot know; every world that it could be gives the same", () => {
    const whim = seededDraw("hints");
    const given = new Set<string>();
    const see = (state: State, seat: Seat): void => {
      const view = coup.view(state, seat);
      const hints = hintsFor(view, seat);
      for (const { hint } of hints) given.add(hint);
      expect(hintsFor(state, seat)).toEqual(hints);
      for (let world = 0; world < 3; world++) expect(hintsFor(coup.imagine(view, whim), seat)).toEqual(hints);
    };
    for (const variant of everyVariant().filter((_, place) => place % 5 === 0))
      playAtRandom(coup, variant, whim, { see });
    for (const hint of given) expect(en).toHaveProperty([`learn.hint.${hint}`]);
    expect(given.size).toBeGreaterThan(18);
  });

  it("say nothing to whoever is not asked", () => {
    const state = given(["duke", "duke", "captain", "captain", "contessa", "contessa"]);
    expect([1, 2].map((seat) => hintsFor(state, seat))).toEqual([[], []]);
  });

  it("name what is true: tax for a Duke, stealing for a Captain, and from whom", () => {
    expect(names(hintsFor(given(["duke", "contessa", "captain", "captain", "duke", "duke"]), 0))).toEqual(["tax"]);
    const captain = given(["duke", "contessa", "captain", "contessa", "duke", "duke"], [0, { do: "income" }]);
    expect(hintsFor(captain, 1)).toEqual([{ hint: "steal", seat: 0 }]);
    expect(names(hintsFor(given(["contessa", "contessa", "captain", "captain", "duke", "duke"]), 0))).toEqual([
      "plain",
    ]);
  });

  it("count the cards that a seat sees", () => {
    const tax = given(["captain", "captain", "duke", "duke", "contessa", "duke"], [0, { do: "tax" }]);
    expect(hintsFor(tax, 1)).toEqual([{ hint: "risky", card: "duke", n: 2, total: 3 }]);
    expect(hintsFor(tax, 2)).toEqual([{ hint: "risky", card: "duke", n: 1, total: 3 }]);
  });

  it("warn of double danger, and trust a real Contessa", () => {
    const rich = [
      [0, { do: "income" }],
      [1, { do: "income" }],
      [2, { do: "income" }],
      [0, { do: "assassinate", target: 1 }],
    ] as const;
    const without = given(["captain", "captain", "duke", "duke", "contessa", "contessa"], ...rich);
    expect(names(hintsFor(without, 1))).toEqual(["assassinated"]);
    expect(names(hintsFor(without, 2))).toEqual(["risky"]);
    const holding = given(["captain", "captain", "duke", "contessa", "duke", "contessa"], ...rich);
    expect(hintsFor(holding, 1)).toEqual([{ hint: "honest-block", card: "contessa" }]);
  });

  it("tell a challenged player what the cards say", () => {
    const held = given(
      ["duke", "captain", "duke", "contessa", "captain", "contessa"],
      [0, { do: "tax" }],
      [1, { do: "challenge" }],
    );
    expect(hintsFor(held, 0)).toEqual([{ hint: "prove", card: "duke" }]);
    const lie = given(
      ["captain", "captain", "duke", "contessa", "duke", "contessa"],
      [0, { do: "tax" }],
      [1, { do: "challenge" }],
    );
    expect(hintsFor(lie, 0)).toEqual([{ hint: "caught", card: "duke" }]);
  });
});
