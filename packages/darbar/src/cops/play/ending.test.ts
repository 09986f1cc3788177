import type { CopsEvent } from "@darbar/cops";
import { expect, test } from "vitest";
import { tableAfter } from "../../../test/cops/told-table.ts";
import { ending } from "./ending.ts";

const names = (seat: number): string => ["You", "Shirin", "Bahram", "Laleh"][seat];

function said(me: number, mode: string, events: readonly CopsEvent[]): readonly string[] {
  const after = tableAfter({ mode }, 4, [{ type: "turn", seat: 0 }, ...events]);
  return ending({ before: after, events, after }, me, names).map(({ text }) => text);
}

test("cops 3: a team wins when the other leader is eliminated", () => {
  const events: readonly CopsEvent[] = [
    { type: "out", seat: 1, by: 0 },
    { type: "won", outcome: { as: "honest", winners: [0] } },
  ];
  const sides = "Honest: You (agent) · crooked: Shirin (kingpin), Bahram, Laleh";
  expect(said(0, "base", events)).toEqual([
    "You win: Shirin's kingpin is eliminated, and the honest team wins.",
    sides,
  ]);
  expect(said(1, "base", events)).toEqual(["You lose: your kingpin is eliminated, and the honest team wins.", sides]);
});

test("cops 3: whoever holds both leaders wins alone", () => {
  const events: readonly CopsEvent[] = [
    {
      type: "swapped",
      places: [
        [0, 0],
        [1, 0],
      ],
      kinds: ["agent", "honest"],
      united: 1,
    },
    { type: "won", outcome: { as: "alone", winners: [1] } },
  ];
  expect(said(1, "base", events)[0]).toBe("You win: both leaders are in your hand.");
  expect(said(0, "base", events)[1]).toBe("Honest: You · crooked: Bahram, Laleh · alone: Shirin (agent and kingpin)");
  expect(said(0, "base", events)[0]).toBe("You lose: both leaders are in Shirin's hand, and Shirin wins alone.");
});

test("cops 6: the criminals win with all the diamonds", () => {
  const events: readonly CopsEvent[] = [
    { type: "criminal", seat: 2 },
    { type: "won", outcome: { as: "criminals", winners: [2] } },
  ];
  expect(said(2, "gang", events)).toEqual([
    "You win: the criminals hold every diamond.",
    "Honest: You (agent) · crooked: Shirin (kingpin), Laleh · criminals: Bahram",
  ]);
});
