import { type Character, type CoupEvent, coup, type Move, type State } from "@darbar/coup";
import { scriptedDraw } from "@darbar/kernel";
import { expect, test } from "vitest";
import { look } from "../bot.ts";
import { traits } from "./traits.ts";

function traitsOf(cards: readonly Character[], move: Move, ...past: readonly CoupEvent[]): readonly string[] {
  const options = coup.options({ draft: false }, 2);
  if (!options.ok) throw new Error(options.error);
  const state: State = coup.setup(options.value, 2);
  for (const event of coup.deal(state, scriptedDraw(cards))) coup.evolve(state, event);
  return traits(look(coup, state, 0, past), move);
}

const HAND: readonly Character[] = ["duke", "captain", "contessa", "assassin"];
const TAXED: CoupEvent = { type: "announced", seat: 1, action: "tax", target: null, as: "duke" };

test("a learner tells a claim that is true from one that is not, also where it looks coarsely", () => {
  expect(traitsOf(HAND, { do: "tax" })[0]).not.toBe(
    traitsOf(["captain", "duke", "duke", "duke"], { do: "exchange" })[0],
  );
  expect(traitsOf(HAND, { do: "tax" })[0]).toContain("held");
  expect(traitsOf(HAND, { do: "exchange" })[0]).toContain("bluff");
});

test("what the other one has claimed counts where it looks closely, until they change a card", () => {
  const before = traitsOf(HAND, { do: "tax" });
  const after = traitsOf(HAND, { do: "tax" }, TAXED);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).not.toBe(before[2]);
  const returned: CoupEvent = { type: "returned", seat: 1, cards: [null], to: "shuffled", knownTo: [1] };
  expect(traitsOf(HAND, { do: "tax" }, TAXED, returned)).toEqual(before);
});

test("what it cannot see makes no difference", () => {
  const other: readonly Character[] = ["duke", "captain", "duke", "duke"];
  expect(traitsOf(HAND, { do: "tax" })).toEqual(traitsOf(other, { do: "tax" }));
});
