import type { CoupEvent, Move } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { EVERY_WORDS, NAMES, plain, tableAfter } from "../../test/coup-words.ts";
import { consequence } from "./consequence.ts";

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

function said(move: Move, events: readonly CoupEvent[], options: object = {}): string | null {
  return plain(consequence(move, tableAfter(options, 3, 0, [DEALT, ...events]), EVERY_WORDS.en, NAMES));
}

describe("what a move may lead to", () => {
  test("coup 4.6, 4.7: whoever challenges in vain what is aimed at them can no longer block it", () => {
    expect(said(CHALLENGE, aimedAtMe("assassinate"))).toBe(
      "If Shirin has the Assassin, you lose both cards (the action goes on, and you may no longer block). If not, Shirin loses a card.",
    );
    expect(said(CHALLENGE, aimedAtMe("assassinate"), { edition: "ru" })).toMatch(
      /If not, Shirin loses a card, and the coins stay paid\.$/,
    );
    expect(said(CHALLENGE, aimedAtMe("assassinate"), { secondDefence: true })).toBe(
      "If Shirin has the Assassin, you lose a card (the action goes on, unless you block). If not, Shirin loses a card.",
    );
    expect(said(CHALLENGE, aimedAtMe("assassinate"), { edition: "ru", blockers: "anyone" })).toContain(
      "you lose a card (the action goes on, and you may no longer block)",
    );
    expect(said(CHALLENGE, aimedAtMe("steal"))).toBe(
      "If Shirin has the Captain, you lose a card (the action goes on, and you may no longer block). If not, Shirin loses a card.",
    );
    expect(said(CHALLENGE, aimedAtMe("steal"), { edition: "ru" })).not.toContain("paid");
  });

  test("coup 4.7: a block that is a bluff can cost both cards", () => {
    expect(said({ do: "block", as: "contessa" }, aimedAtMe("assassinate"))).toBe(
      "It is stopped. If you are caught, you lose both cards, because the assassination goes on.",
    );
    expect(said({ do: "block", as: "captain" }, aimedAtMe("steal"))).toBe(
      "It is stopped. Anyone who challenges loses a card.",
    );
  });

  test("who has one card left is out", () => {
    const poor: readonly CoupEvent[] = [
      { type: "lost", seat: 0, card: "captain" },
      { type: "lost", seat: 1, card: "captain" },
    ];
    const murder = [...poor, ...aimedAtMe("assassinate")];
    expect(said(PASS, murder)).toBe("You are out.");
    expect(said(CHALLENGE, murder)).toBe("If Shirin has the Assassin, you are out. If not, Shirin is out.");
    expect(said({ do: "block", as: "contessa" }, murder)).toBe("It is stopped. If you are caught, you are out.");
    const mine: readonly CoupEvent[] = [...poor, { type: "turn", seat: 0 }];
    expect(said({ do: "coup", target: 1 }, mine)).toBe("Costs 7 coins. Shirin is out, and nobody can stop you.");
    expect(said({ do: "coup", target: 2 }, mine)).toBe("Costs 7 coins. Bahram loses a card, and nobody can stop you.");
  });

  test("coup 6: a challenged embezzler has all cards replaced", () => {
    const embezzled: readonly CoupEvent[] = [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "embezzle", target: null, as: "no-duke" },
      { type: "challenged", seat: 1, claimant: 0, as: "no-duke" },
      { type: "asked", question: "prove", seats: [0] },
    ];
    const options = { edition: "plus", reformation: true };
    expect(said({ do: "show" }, embezzled, options)).toBe("Shirin loses a card, and all your cards are replaced.");
    expect(said({ do: "refuse" }, embezzled, options)).toBe("You lose a card.");
  });

  test("coup 4: what a caught assassin has paid comes back where the edition says so", () => {
    const caught: readonly CoupEvent[] = [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "assassinate", target: 1, as: "assassin" },
      { type: "challenged", seat: 1, claimant: 0, as: "assassin" },
      { type: "asked", question: "prove", seats: [0] },
    ];
    expect(said({ do: "refuse" }, caught)).toBe("You lose a card, and your coins come back.");
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
    expect(said(PASS, bomb(0), options)).toBe("Then the bomb is yours.");
    expect(said(PASS, bomb(null), options)).toBe("You let it pass.");
    expect(said(CHALLENGE, bomb(0), options)).toBe(
      "If Shirin has the Contessa, you lose a card. If not, Shirin loses both cards.",
    );
  });
});
