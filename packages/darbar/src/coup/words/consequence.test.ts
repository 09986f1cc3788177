import type { CoupEvent, Move } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { tableAfter } from "../../../test/coup/told-table.ts";
import { consequence } from "./consequence.ts";

const names = (seat: number): string => `P${seat + 1}`;
const DEALT: CoupEvent = {
  type: "dealt",
  hands: [
    ["captain", "ambassador"],
    ["assassin", "captain"],
    ["duke", "duke"],
  ],
};
const CHALLENGE: Move = { do: "challenge" };
const PASS: Move = { do: "pass" };

function aimedAtMe(action: "assassinate" | "steal"): readonly CoupEvent[] {
  const as = action === "steal" ? "captain" : "assassin";
  return [
    { type: "turn", seat: 1 },
    { type: "announced", seat: 1, action, target: 0, as },
    { type: "asked", question: "respond", seats: [0, 2] },
  ];
}

function said(move: Move, events: readonly CoupEvent[], options: object = {}): string | undefined {
  return consequence(move, tableAfter(options, 3, 0, [DEALT, ...events]), names)?.replaceAll("\u00a0", " ");
}

describe("what a move may lead to", () => {
  test("coup 4.6, 4.7: whoever challenges in vain what is aimed at them can no longer block it", () => {
    expect(said(CHALLENGE, aimedAtMe("assassinate"))).toBe(
      "if P2 has the Assassin, you lose both cards (the action goes on, and you may no longer block); if not, P2 loses a card",
    );
    expect(said(CHALLENGE, aimedAtMe("assassinate"), { edition: "ru" })).toMatch(
      /if not, P2 loses a card and the coins stay paid$/,
    );
    expect(said(CHALLENGE, aimedAtMe("assassinate"), { secondDefence: true })).toBe(
      "if P2 has the Assassin, you lose a card (the action goes on, unless you block); if not, P2 loses a card",
    );
    expect(said(CHALLENGE, aimedAtMe("assassinate"), { edition: "ru", blockers: "anyone" })).toContain(
      "you lose a card (the action goes on, and you may no longer block)",
    );
    expect(said(CHALLENGE, aimedAtMe("steal"))).toBe(
      "if P2 has the Captain, you lose a card (the action goes on, and you may no longer block); if not, P2 loses a card",
    );
    expect(said(CHALLENGE, aimedAtMe("steal"), { edition: "ru" })).not.toContain("paid");
  });

  test("coup 4.7: a block that is a bluff can cost both cards", () => {
    expect(said({ do: "block", as: "contessa" }, aimedAtMe("assassinate"))).toBe(
      "it is stopped; if caught, you lose both cards, because the assassination goes on (a bluff)",
    );
    expect(said({ do: "block", as: "captain" }, aimedAtMe("steal"))).toBe(
      "it is stopped, unless challenged (you have it)",
    );
  });

  test("who has one card left is out", () => {
    const poor: readonly CoupEvent[] = [
      { type: "lost", seat: 0, card: "captain" },
      { type: "lost", seat: 1, card: "captain" },
    ];
    const murder = [...poor, ...aimedAtMe("assassinate")];
    expect(said(PASS, murder)).toBe("you are out");
    expect(said(CHALLENGE, murder)).toBe("if P2 has the Assassin, you are out; if not, P2 is out");
    expect(said({ do: "block", as: "contessa" }, murder)).toBe("it is stopped; if caught, you are out (a bluff)");
    const mine: readonly CoupEvent[] = [...poor, { type: "turn", seat: 0 }];
    expect(said({ do: "coup", target: 1 }, mine)).toBe("costs 7; P2 is out, and nobody can stop you");
    expect(said({ do: "coup", target: 2 }, mine)).toBe("costs 7; P3 loses a card, and nobody can stop you");
  });

  test("coup 6: a challenged embezzler has all cards replaced", () => {
    const embezzled: readonly CoupEvent[] = [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "embezzle", target: null, as: "no-duke" },
      { type: "challenged", seat: 1, claimant: 0, as: "no-duke" },
      { type: "asked", question: "prove", seats: [0] },
    ];
    const options = { edition: "plus", reformation: true };
    expect(said({ do: "show" }, embezzled, options)).toBe("P2 loses a card and all your cards are replaced");
    expect(said({ do: "refuse" }, embezzled, options)).toBe("you lose a card");
  });

  test("coup 7: the bomb that is passed on to me is mine unless I challenge", () => {
    const options = { anarchist: true };
    const bomb = (to: number | null): readonly CoupEvent[] => [
      { type: "turn", seat: 2 },
      { type: "announced", seat: 2, action: "bomb", target: 1, as: null },
      { type: "bombed", seat: 1 },
      { type: "claimed", seat: 1, as: "contessa", to },
      { type: "asked", question: "contest", seats: [0, 2] },
    ];
    expect(said(PASS, bomb(0), options)).toBe("then the bomb is yours");
    expect(said(PASS, bomb(null), options)).toBe("you let it pass");
    expect(said(CHALLENGE, bomb(0), options)).toBe(
      "if P2 has the Contessa, you lose a card; if not, P2 loses both cards",
    );
  });
});
