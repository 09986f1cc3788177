import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* `ru`: a proven card stays in hand until the turn ends (the paragraph under the table of edition differences). */

describe("a proven card in hand", () => {
  it("coup 4 ru proven: everybody knows that it is there until the turn ends", () => {
    given("ru", 4)
      .hands("captain contessa", "duke duke", "assassin assassin", "duke contessa")
      .play("P1 steal P2", "P3 challenge", "P3 lose assassin")
      .knows("P2", "P1", "captain")
      .knows("P4", "P1", "captain")
      .knows("public", "P1", "captain")
      .cannotKnow("P4", "P1", "contessa")
      .draws("captain")
      .play("P2 pass")
      .expect({ hidden: ["captain contessa", "duke duke", "assassin", "duke contessa"] })
      .cannotKnow("P4", "P1", "captain");
  });

  it("coup 4 ru proven: its owner can lose it in the same turn; then there is nothing to replace", () => {
    given("ru", 3)
      .hands("captain contessa", "ambassador duke", "assassin assassin")
      .play("P1 steal P2", "P3 challenge", "P3 lose assassin", "P2 block as ambassador", "P1 challenge")
      .mayOnly("P1", "lose captain", "lose contessa")
      .draws("duke")
      .play("P1 lose captain")
      .expect({
        hidden: ["contessa", "duke duke", "assassin"],
        shown: ["captain", "", "assassin"],
        under: "ambassador",
      });
  });

  it("coup 4 ru proven: losing the other card leaves it to be replaced", () => {
    given("ru", 3)
      .hands("captain contessa", "ambassador duke", "assassin assassin")
      .draws("assassin", "contessa")
      .play("P1 steal P2", "P3 challenge", "P3 lose assassin", "P2 block as ambassador", "P1 challenge")
      .play("P1 lose contessa")
      .expect({ hidden: ["assassin", "contessa duke", "assassin"], under: "captain ambassador", turn: "P2" });
  });

  it("coup 4 ru proven: a blocker's card too", () => {
    given("ru", 3)
      .hands("captain contessa", "ambassador duke", "assassin assassin")
      .draws("contessa")
      .play("P1 steal P2", "P2 block as ambassador", "P3 pass", "P3 challenge")
      .expect({ hidden: ["captain contessa", "ambassador duke", "assassin assassin"] })
      .knows("public", "P2", "ambassador")
      .play("P3 lose assassin")
      .expect({ hidden: ["captain contessa", "contessa duke", "assassin"], under: "ambassador", coins: [2, 2, 2] });
  });

  it("coup 4 ru order shown: several are replaced in the order they were shown", () => {
    // The Court is down to its last unseen card: the actor draws it, the blocker draws what lies under it.
    given("ru", 6)
      .hands(
        "duke duke",
        "captain captain",
        "ambassador contessa",
        "assassin assassin",
        "assassin duke",
        "contessa contessa",
      )
      .draws("captain ambassador")
      .play("P1 exchange", "others pass", "P1 return duke captain")
      .expect({ under: "duke captain", court: 3 })
      .play("P2 steal P3", "P4 challenge", "P4 lose assassin", "P3 block as ambassador", "P5 challenge")
      .draws("ambassador")
      .play("P5 lose duke")
      .expect({
        hidden: ["duke ambassador", "captain ambassador", "duke contessa", "assassin", "assassin", "contessa contessa"],
        under: "captain captain ambassador",
        turn: "P3",
      });
  });

  it("coup 4 ru proven: an exchanger can return the proven card with the exchange; then there is nothing to replace", () => {
    given("ru", 3)
      .hands("ambassador contessa", "duke duke", "captain captain")
      .draws("assassin assassin")
      .play("P1 exchange", "P2 challenge", "P2 lose duke", "P1 return ambassador contessa")
      .expect({ hidden: ["assassin assassin", "duke", "captain captain"], under: "ambassador contessa", turn: "P2" });
  });

  it("coup 4 ru proven: an exchanger who keeps the proven card has it replaced", () => {
    given("ru", 3)
      .hands("ambassador contessa", "duke duke", "captain captain")
      .draws("assassin assassin", "contessa")
      .play("P1 exchange", "P2 challenge", "P2 lose duke", "P1 return assassin contessa")
      .expect({ hidden: ["assassin contessa", "duke", "captain captain"], under: "assassin contessa ambassador" });
  });

  it("coup 4 ru order chosen: who returns two cards chooses their order", () => {
    for (const order of ["captain contessa", "contessa captain"]) {
      given("ru", 3)
        .hands("captain contessa", "duke duke", "assassin assassin")
        .draws("ambassador ambassador")
        .play("P1 exchange", "others pass")
        .may("P1", "return captain contessa", "return contessa captain")
        .play(`P1 return ${order}`)
        .expect({ under: order });
    }
  });

  it("coup 4 ru order chosen: where cards are shuffled in, the order is no choice", () => {
    given("classic", 3)
      .hands("captain contessa", "duke duke", "assassin assassin")
      .draws("ambassador duke")
      .play("P1 exchange", "others pass")
      .mayOnly(
        "P1",
        "return captain contessa",
        "return ambassador captain",
        "return captain duke",
        "return ambassador contessa",
        "return contessa duke",
        "return ambassador duke",
      );
  });
});
