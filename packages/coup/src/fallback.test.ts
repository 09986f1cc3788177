import { describe, expect, it } from "vitest";
import { given } from "../test/scenario.ts";
import { coup } from "./coup.ts";

/** What a timeout plays for a player in a game. */
function fallback(game: ReturnType<typeof given>, who: string): unknown {
  const seat = Number(who.slice(1)) - 1;
  return coup.fallback(game.view(who), seat);
}

describe("what a timeout plays", () => {
  it("is income, or the coup one must make", () => {
    expect(fallback(given("classic", 3), "P1")).toEqual({ do: "income" });
    expect(fallback(given("classic", 3).coins(10, 2, 2), "P1")).toMatchObject({ do: "coup" });
  });

  it("is a pass in every window: it starts no challenge and claims nothing", () => {
    const game = given("classic", 3).coins(3, 2, 2).play("P1 assassinate P2");
    expect(fallback(game, "P2")).toEqual({ do: "pass" });
    expect(fallback(game.play("P3 pass", "P2 block as contessa"), "P1")).toEqual({ do: "pass" });
  });

  it("shows a card that wins a challenge, and refuses only without it", () => {
    const challenged = (hand: string) => given("classic", 3).hands(hand).play("P1 tax", "P2 challenge");
    expect(fallback(challenged("duke captain"), "P1")).toEqual({ do: "show" });
    expect(fallback(challenged("contessa captain"), "P1")).toEqual({ do: "refuse" });
  });

  it("keeps the hand in an exchange: back go the cards just drawn", () => {
    const exchanging = (edition: "classic" | "ru") =>
      given(edition, 3)
        .hands("duke contessa", "captain captain", "assassin assassin")
        .draws("ambassador assassin")
        .play("P1 exchange", "others pass");
    for (const edition of ["classic", "ru"] as const) {
      const move = fallback(exchanging(edition), "P1") as { readonly cards: readonly string[] };
      expect(move.cards.toSorted()).toEqual(["ambassador", "assassin"]);
    }
  });

  it("keeps the hand in an inquisitor's exchange too", () => {
    const game = given("plus", 3)
      .with({ character: "inquisitor" })
      .hands("duke contessa", "captain captain", "assassin assassin")
      .draws("inquisitor")
      .play("P1 exchange", "others pass");
    expect(fallback(game, "P1")).toEqual({ do: "return", cards: ["inquisitor"] });
  });

  it("gives an examined card back, and lets the bomb explode", () => {
    const examined = given("plus", 3)
      .with({ character: "inquisitor" })
      .hands("duke contessa", "captain assassin")
      .play("P1 examine P2", "others pass", "P2 present captain");
    expect(fallback(examined, "P1")).toEqual({ do: "give-back" });
    const bombed = given("classic", 3).with({ anarchist: true }).coins(5, 2, 2).play("P1 bomb P2");
    expect(fallback(bombed, "P2")).toEqual({ do: "explode" });
  });

  it("loses, presents, keeps and sides with something one can", () => {
    const couped = given("classic", 3).hands("duke duke", "captain contessa").coins(7, 2, 2).play("P1 coup P2");
    expect(fallback(couped, "P2")).toMatchObject({ do: "lose" });
    expect(fallback(given("classic", 2).with({ draft: true }), "P2")).toMatchObject({ do: "keep" });
    expect(fallback(given("plus", 3).with({ reformation: true }), "P1")).toMatchObject({ do: "side" });
  });
});
