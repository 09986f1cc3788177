import { type Character, type CoupEvent, coup, everyVariant, type Move, type State } from "@darbar/coup";
import { scriptedDraw, seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { look } from "../../bot.ts";
import { ismctsCoup } from "./ismcts.ts";
import { bound, newNode, reward } from "./tree.ts";

/** A table of two with these cards, each with the same coins. */
function duel(coins: number, ...cards: readonly Character[]): State {
  const options = coup.options({ draft: false }, 2);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 2);
  const taken: readonly CoupEvent[] = [0, 1].map((seat) => {
    return { type: "paid", from: "treasury", to: seat, coins: coins - state.players[seat].coins };
  });
  for (const event of [...coup.deal(state, scriptedDraw(cards)), ...taken]) coup.evolve(state, event);
  return state;
}

function choose(state: State, seat: number, iterations: number, seed = "search"): Move {
  return ismctsCoup(iterations).choose(look(coup, state, seat), seededDraw(seed));
}

describe("the tree search", () => {
  test("takes the win that is there: a coup against a last card", () => {
    const state = duel(7, "duke", "captain", "contessa", "contessa");
    coup.evolve(state, { type: "lost", seat: 1, card: "contessa" });
    expect(choose(state, 0, 300)).toEqual({ do: "coup", target: 1 });
  });

  test("does not let itself be assassinated with its last card", () => {
    const state = duel(3, "duke", "captain", "contessa", "contessa");
    coup.evolve(state, { type: "lost", seat: 1, card: "contessa" });
    const decided = coup.decide(state, 0, { do: "assassinate", target: 1 }, seededDraw("none"));
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) coup.evolve(state, event);
    expect(choose(state, 1, 300).do).not.toBe("pass");
  });

  test("makes a legal move at all kinds of tables, and the same again from the same seed", () => {
    for (const { options, seats } of everyVariant().filter((_, place) => place % 13 === 0)) {
      const draw = seededDraw("tables");
      const state = coup.setup(options, seats);
      for (const event of coup.deal(state, draw)) coup.evolve(state, event);
      for (let decision = 0; decision < 5 && state.winner === null; decision++) {
        const [seat] = coup.waiting(state);
        const move = choose(state, seat, 12, `decision ${decision}`);
        expect(coup.legal(state, seat)).toContain(move);
        expect(choose(state, seat, 12, `decision ${decision}`)).toBe(move);
        const decided = coup.decide(state, seat, move, draw);
        if (!decided.ok) throw new Error(decided.error.code);
        for (const event of decided.value) coup.evolve(state, event);
      }
    }
  });

  test("plays the same whatever lies where it cannot see", () => {
    const state = duel(2, "duke", "captain", "contessa", "contessa");
    const other = duel(2, "duke", "captain", "assassin", "duke");
    expect(choose(state, 0, 100)).toEqual(choose(other, 0, 100));
  });
});

test("a node counts for whoever moved there, and what was seldom tried is worth a try", () => {
  const mine = { ...newNode(0), available: 20 };
  const theirs = { ...newNode(1), available: 20 };
  for (let time = 0; time < 5; time++) reward([mine, theirs], 0);
  expect([mine.wins, theirs.wins, theirs.visits]).toEqual([5, 0, 5]);
  const rare = { ...newNode(0), available: 20 };
  reward([rare], 1);
  expect(bound(rare)).toBeGreaterThan(bound(theirs));
});
