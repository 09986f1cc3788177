import type { CoupEvent } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { tableOf } from "../../../test/coup/told-table.ts";
import { storyteller } from "./storyteller.ts";

const names = (seat: number): string => `P${seat + 1}`;
const DEALT: CoupEvent = {
  type: "dealt",
  hands: [
    ["captain", "ambassador"],
    ["assassin", "captain"],
    ["duke", "duke"],
  ],
};

/** What is told of these facts, to the public, after the deal. */
function told(events: readonly CoupEvent[], options: object = {}): readonly string[] {
  const teller = storyteller(tableOf(options, 3), "public", names, "commentary");
  teller.tell([DEALT]);
  return teller.tell(events).map((line) => line.text);
}

describe("a story", () => {
  test("tells that the inquisitor has the card replaced", () => {
    const inquisitor = { edition: "plus", character: "inquisitor" };
    const events: readonly CoupEvent[] = [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "examine", target: 1, as: "inquisitor" },
      { type: "presented", seat: 1, to: 0, card: "captain" },
      { type: "asked", question: "judge", seats: [0] },
      { type: "drew", seat: 1, cards: ["duke"] },
      { type: "returned", seat: 1, cards: ["captain"], to: "shuffled", knownTo: [0, 1] },
    ];
    expect(told(events, inquisitor).slice(2)).toEqual([
      "P2 shows P1 a card.",
      "P1 has it replaced.",
      "P2 draws a card. P2 puts a card back into the Court.",
    ]);
  });

  test("joins what is about one player, and nothing to a loss", () => {
    const events: readonly CoupEvent[] = [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "coup", target: 1, as: null },
      { type: "paid", from: 0, to: "treasury", coins: 7 },
      { type: "lost", seat: 1, card: "captain" },
      { type: "lost", seat: 1, card: "assassin" },
      { type: "out", seat: 1 },
      { type: "paid", from: 1, to: "treasury", coins: 2 },
    ];
    expect(told(events).slice(1)).toEqual([
      "P1 pays 7 coins for a coup against P2.",
      "P2 loses the Captain.",
      "P2 loses the Assassin. P2 is out.",
      "P2's 2 coins go to the treasury.",
    ]);
    const bribe: readonly CoupEvent[] = [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "convert", target: 1, as: null },
      { type: "paid", from: 0, to: "reserve", coins: 2 },
      { type: "converted", seat: 1, allegiance: "loyalist" },
    ];
    expect(told(bribe, { edition: "plus", reformation: true }).slice(1)).toEqual([
      "P1 bribes P2 to change sides. P1 pays 2 coins to the reserve.",
      "P2 is a loyalist now.",
    ]);
  });

  test("gives the price back to whoever was caught", () => {
    const events: readonly CoupEvent[] = [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "assassinate", target: 1, as: "assassin" },
      { type: "paid", from: 0, to: "treasury", coins: 3 },
      { type: "challenged", seat: 1, claimant: 0, as: "assassin" },
      { type: "refused", seat: 0, as: "assassin" },
      { type: "paid", from: "treasury", to: 0, coins: 3 },
    ];
    expect(told(events).at(-1)).toBe("P1 does not show the Assassin. P1 gets 3 coins back.");
  });

  test("coup 7: lets the bomb go off before its holder loses the cards, and once", () => {
    const events: readonly CoupEvent[] = [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "bomb", target: 1, as: null },
      { type: "bombed", seat: 1 },
      { type: "claimed", seat: 1, as: "contessa", to: null },
      { type: "challenged", seat: 2, claimant: 1, as: "contessa" },
      { type: "refused", seat: 1, as: "contessa" },
      { type: "lost", seat: 1, card: "assassin" },
      { type: "lost", seat: 1, card: "captain" },
      { type: "out", seat: 1 },
      { type: "bomb-ended", seat: 1, how: "exploded" },
    ];
    expect(told(events, { anarchist: true }).slice(-3)).toEqual([
      "P2 does not show the Contessa. The bomb goes off.",
      "P2 loses the Assassin.",
      "P2 loses the Captain. P2 is out.",
    ]);
  });

  test("coup 1: a report has a heading for the draft", () => {
    const teller = storyteller(tableOf({ draft: true }, 2), "public", names, "report");
    const lines = teller.tell([
      { type: "drafted", cards: ["duke", "captain"] },
      { type: "dealt", hands: [["duke"], ["assassin"]] },
    ]);
    expect(lines.filter((line) => line.tone === "heading").map((line) => line.text)).toEqual(["The draft", "The deal"]);
  });
});
