import { type CoupEvent, coup, type State } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { expect, test } from "vitest";
import { look, type Sight } from "../bot.ts";
import { avoidStalling } from "./avoid-stalling.ts";

/** What the first of two players sees in their turn after so many turns, with so many coins. */
function sightAfter(turns: number, coins: number): Sight<State, ReturnType<typeof coup.legal>[number], CoupEvent> {
  const options = coup.options({ first: 0, draft: false }, 2);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, 2);
  const events = coup.deal(state, seededDraw("haste")).slice();
  for (const event of events) coup.evolve(state, event);
  state.players[0].coins = coins;
  for (let turn = 1; turn < turns; turn++) events.push({ type: "turn", seat: turn % 2 });
  return look(coup, state, 0, events);
}

const evenly = ({ legal }: { readonly legal: readonly unknown[] }): readonly number[] =>
  legal.map(() => 1 / legal.length);

const shareOf = (sight: ReturnType<typeof sightAfter>, ...names: readonly string[]): number =>
  avoidStalling(evenly(sight), sight).reduce(
    (sum, chance, place) => sum + (names.includes(sight.legal[place].do) ? chance : 0),
    0,
  );

test("nobody hurries early in a game", () => {
  const sight = sightAfter(6, 8);
  expect(avoidStalling(evenly(sight), sight)).toEqual(evenly(sight));
});

test("the longer a game drags on, the likelier whoever can attacks", () => {
  const shares = [6, 18, 22, 26].map((turns) => shareOf(sightAfter(turns, 8), "coup", "assassinate"));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares[3]).toBeGreaterThan(0.95);
});

test("whoever cannot attack yet earns what it takes", () => {
  expect(shareOf(sightAfter(26, 2), "tax", "foreign-aid", "income")).toBeGreaterThan(0.95);
});
