import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/** A table where P1 can embezzle 4 coins. */
function reserveOfFour(hand: string) {
  return given("plus", 3)
    .with({ reformation: true })
    .sides("loyalist reformist loyalist")
    .hands(hand, "captain assassin", "captain ambassador")
    .reserve(4);
}

describe("embezzle", () => {
  it("coup 2 embezzle: every coin in the reserve, claiming to hold no duke, true or not; nobody may block", () => {
    for (const hand of ["contessa contessa", "duke contessa"]) {
      reserveOfFour(hand)
        .expect({ reserve: 4, treasury: 40 })
        .play("P1 embezzle")
        .mayOnly("P2", "pass", "challenge")
        .mayOnly("P3", "pass", "challenge")
        .refuses("P2 block as duke", "may-not-block")
        .play("others pass")
        .expect({ coins: [6, 2, 2], reserve: 0, treasury: 40, turn: "P2" });
    }
  });

  it("coup 6 embezzle: a challenged player who holds a duke must own up: no coins, and an influence", () => {
    for (const hand of ["duke contessa", "duke duke"]) {
      reserveOfFour(hand)
        .play("P1 embezzle", "P3 challenge")
        .mayOnly("P1", "refuse")
        .refuses("P1 show", "cannot-show")
        .play("P1 refuse")
        .waitingFor("P1")
        .play("P1 lose duke")
        .expect({ coins: [2, 2, 2], reserve: 4, treasury: 40, shown: ["duke", "", ""], turn: "P2" });
    }
  });

  it("coup 6 embezzle: one who holds none shows all cards, wins, replaces all of them, then takes the coins", () => {
    reserveOfFour("contessa assassin")
      .draws("duke", "duke")
      .play("P1 embezzle", "P3 challenge")
      .mayOnly("P1", "show", "refuse")
      .play("P1 show")
      .heard("public", "showed", "returned", "drew", "asked")
      .expect({
        hidden: ["duke duke", "captain assassin", "captain ambassador"],
        court: 9,
        coins: [2, 2, 2],
        reserve: 4,
      })
      .play("P3 lose captain")
      .expect({ coins: [6, 2, 2], reserve: 0, treasury: 40, shown: ["", "", "captain"], turn: "P2" })
      .cannotKnow("P3", "P1", "duke");
  });

  it("coup 6 embezzle: the shown cards are shuffled in before the draw, so they can come back", () => {
    reserveOfFour("contessa assassin")
      .draws("assassin", "contessa")
      .play("P1 embezzle", "P3 challenge", "P1 show", "P3 lose captain")
      .expect({ hidden: ["assassin contessa", "captain assassin", "ambassador"] })
      .cannotKnow("P2", "P1", "contessa");
  });

  it("coup 6 embezzle: with one influence, the one card", () => {
    reserveOfFour("contessa (duke)")
      .draws("duke")
      .play("P1 embezzle", "P2 challenge", "P1 show", "P2 lose captain")
      .expect({ hidden: ["duke", "assassin", "captain ambassador"], court: 9, coins: [6, 2, 2] });
  });

  it("coup 6 embezzle: anyone may challenge it, also a fellow", () => {
    for (const challenger of ["P2", "P3"]) {
      reserveOfFour("duke contessa").play("P1 embezzle", `${challenger} challenge`).waitingFor("P1");
    }
  });

  it("coup 6 embezzle: a face-up duke is not held", () => {
    reserveOfFour("contessa (duke)").play("P1 embezzle", "P2 challenge").mayOnly("P1", "show", "refuse");
  });

  it("coup 6 embezzle: caught with the last card, the embezzler is out and the coins stay in the reserve", () => {
    reserveOfFour("duke (contessa)")
      .play("P1 embezzle", "P2 challenge", "P1 refuse")
      .expect({ out: "P1", coins: [0, 2, 2], reserve: 4, treasury: 42, turn: "P2" });
  });
});
