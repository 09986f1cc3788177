import { describe, expect, it } from "vitest";
import { coup } from "../src/index.ts";
import { given } from "./scenario.ts";

/* The second table of section 9 in docs/rules/coup.md: where coup.md, too, is silent. */

describe("the last opponent falls in mid-action", () => {
  it.each(["classic", "plus", "he"] as const)(
    "coup 9 the last opponent falls in mid-action: the action still resolves as far as it needs no answer, in %s",
    (edition) => {
      given(edition, 2)
        .hands("captain duke", "assassin (contessa)")
        .coins(2, 4)
        .play("P1 steal P2", "P2 block as captain", "P1 challenge", "P2 refuse")
        .expect({ winner: "P1", coins: [4, 0], treasury: 46 });
      given(edition, 2)
        .hands("captain duke", "assassin (contessa)")
        .coins(2, 4)
        .draws("assassin")
        .play("P1 tax", "P2 challenge", "P1 show")
        .expect({ winner: "P1", coins: [5, 0], treasury: 45 });
    },
  );

  it("coup 9 the last opponent falls in mid-action: nothing more is drawn, also not for a proven card in ru", () => {
    given("ru", 2)
      .hands("captain duke", "assassin (contessa)")
      .coins(2, 4)
      .play("P1 tax", "P2 challenge")
      .expect({ winner: "P1", hidden: ["captain duke", ""], coins: [5, 0], under: "", court: 11 });
    given("ru", 2)
      .with({ character: "inquisitor" })
      .hands("inquisitor duke", "assassin (contessa)")
      .play("P1 exchange", "P2 challenge")
      .expect({ winner: "P1", hidden: ["inquisitor duke", ""], court: 11 });
  });

  it("coup 9 the last opponent falls in mid-action: an examination has nobody left to examine", () => {
    given("plus", 2)
      .with({ character: "inquisitor" })
      .hands("inquisitor duke", "assassin (contessa)")
      .draws("captain")
      .play("P1 examine P2", "P2 challenge", "P1 show")
      .expect({ winner: "P1", question: "over" });
  });
});

describe("what is proven for an exchange", () => {
  it("coup 9 the proven inquisitor (ru): is in hand for the exchange it allowed, and may be returned by it", () => {
    given("ru", 3)
      .with({ character: "inquisitor" })
      .hands("inquisitor contessa", "duke duke", "captain captain")
      .draws("assassin")
      .play("P1 exchange", "P2 challenge", "P2 lose duke")
      .mayOnly("P1", "return inquisitor", "return contessa", "return assassin")
      .play("P1 return inquisitor")
      .expect({ hidden: ["assassin contessa", "duke", "captain captain"], under: "inquisitor", turn: "P2" });
  });
});

describe("a timeout", () => {
  it("coup 9 out of time with an empty treasury: coup or assassinate instead of an income that brings nothing", () => {
    const quiet = (...coins: readonly number[]) =>
      coup.fallback(
        given("classic", 6)
          .coins(...coins)
          .view("P1"),
        0,
      );
    expect(quiet(3, 10, 10, 9, 9, 9)).toMatchObject({ do: "assassinate" });
    expect(quiet(7, 9, 9, 9, 8, 8)).toMatchObject({ do: expect.stringMatching(/^(coup|assassinate)$/) });
    expect(quiet(2, 10, 10, 10, 9, 9)).toEqual({ do: "income" });
    expect(quiet(7, 9, 9, 9, 8, 7)).toEqual({ do: "income" });
  });
});
