import { type CoupEvent, coup } from "@darbar/coup";
import { type Remark, seededDraw } from "@darbar/kernel";
import { expect, test } from "vitest";
import { spokenClaims } from "./spoken-claims.ts";

test("a claim is known with what was said of it, and with whether it was so", () => {
  const options = coup.options({ first: 0, draft: false }, 2);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 2);
  const opening = coup.deal(state, seededDraw("claims"));
  for (const event of opening) coup.evolve(state, event);
  const [, { hidden }] = state.players;
  const claims: readonly CoupEvent[] = [
    { type: "announced", seat: 0, action: "tax", target: null, as: "duke" },
    { type: "turn", seat: 1 },
    { type: "announced", seat: 1, action: "tax", target: null, as: "duke" },
    { type: "turn", seat: 0 },
    { type: "announced", seat: 0, action: "income", target: null, as: null },
  ];
  const after = opening.length + claims.length;
  const said: readonly Remark[] = [
    { seat: 0, saying: { phrase: "i-am", card: "duke" }, after: opening.length + 1 },
    { seat: 1, saying: { phrase: "hello" }, after },
    { seat: 0, saying: { phrase: "you-bluff", player: 1 }, after },
  ];
  const holdsDuke = (hand: readonly (string | null)[]): boolean => hand.includes("duke");
  expect(spokenClaims(options.value, 2, [...opening, ...claims], said)).toMatchObject([
    { by: 0, isStoodBy: true, isDoubted: false, wasHeld: holdsDuke(state.players[0].hidden) },
    { by: 1, isStoodBy: false, isDoubted: true, wasHeld: holdsDuke(hidden) },
  ]);
});
