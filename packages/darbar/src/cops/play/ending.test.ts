import type { CopsEvent } from "@darbar/cops";
import { dealtTo } from "@darbar/words/testing/cops-table";
import { expect, test } from "vitest";
import { tableAfter } from "../../../test/cops/told-table.ts";
import { voiceTo } from "../../../test/spoken.ts";
import { ending } from "./ending.ts";

const VOICE = voiceTo("You", "Shirin", "Bahram", "Laleh");

function said(me: number, mode: string, events: readonly CopsEvent[]): readonly string[] {
  const turn: readonly CopsEvent[] = [{ type: "turn", seat: 0 }, ...events];
  const after = tableAfter({ mode }, 4, turn);
  return ending({ before: after, events: [dealtTo(4), ...turn], after }, me, VOICE).map(({ text }) =>
    text.replaceAll("\u00a0", " "),
  );
}

test("cops 3: a team wins when the other leader is eliminated", () => {
  const events: readonly CopsEvent[] = [
    { type: "out", seat: 1, by: 0 },
    { type: "won", outcome: { as: "honest", winners: [0] } },
  ];
  const sides = "Honest cops: You (Agent) · Crooked cops: Shirin (Kingpin), Bahram, and Laleh";
  expect(said(0, "base", events).slice(0, 2)).toEqual([
    "You win with the honest cops. Shirin held the Kingpin and was eliminated.",
    sides,
  ]);
  expect(said(1, "base", events).slice(0, 2)).toEqual([
    "The honest cops win. You held the Kingpin and were eliminated.",
    sides,
  ]);
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
  expect(said(1, "base", events)[0]).toBe("You win alone. Both leaders are in your hand.");
  expect(said(0, "base", events)[1]).toBe(
    "Alone: Shirin (Agent and Kingpin) · Honest cops: You · Crooked cops: Bahram and Laleh",
  );
  expect(said(0, "base", events)[0]).toBe("Shirin wins alone. Both leaders are in Shirin’s hand.");
});

test("cops 6: the criminals win with all the diamonds", () => {
  const events: readonly CopsEvent[] = [
    { type: "criminal", seat: 2 },
    { type: "won", outcome: { as: "criminals", winners: [2] } },
  ];
  expect(said(2, "gang", events).slice(0, 2)).toEqual([
    "You win with the criminals. The criminals hold every diamond.",
    "Criminals: Bahram · Honest cops: You (Agent) · Crooked cops: Shirin (Kingpin) and Laleh",
  ]);
});

test("it is told who has seen which leader since when, and did what", () => {
  const events: readonly CopsEvent[] = [
    { type: "looked", by: 2, seat: 1, cards: [0], kinds: ["kingpin"] },
    { type: "turn", seat: 1 },
    { type: "out", seat: 1, by: 0 },
    { type: "won", outcome: { as: "honest", winners: [0] } },
  ];
  expect(said(0, "base", events).slice(2)).toEqual([
    "Who knew what, and when:",
    "You · Agent: dealt · Kingpin: never saw it · Looks: 0 · Shots: 0 (1 down)",
    "Shirin · Agent: never saw it · Kingpin: dealt · Looks: 0 · Shots: 0",
    "Bahram · Agent: never saw it · Kingpin: looked, turn 1 · Looks: 1 · Shots: 0",
    "Laleh · Agent: never saw it · Kingpin: never saw it · Looks: 0 · Shots: 0",
  ]);
});
