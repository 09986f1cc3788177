import { describe, it } from "vitest";
import { given } from "./scenario.ts";

const REFORMATION = { reformation: true } as const;

describe("allegiances", () => {
  it("coup 6 allegiances: the starting seat chooses; clockwise each next seat takes the opposite", () => {
    given("plus", 5)
      .with({ ...REFORMATION, first: 1 })
      .expect({ question: "side", waiting: "P2", allegiances: "" })
      .mayOnly("P2", "side loyalist", "side reformist")
      .refuses("P2 income", "not-an-answer")
      .refuses("P1 side loyalist", "not-asked")
      .play("P2 side reformist")
      .expect({ allegiances: "reformist reformist loyalist reformist loyalist", turn: "P2", waiting: "P2" })
      .refuses("P2 side loyalist", "not-an-answer");
  });

  it.each([2, 3, 6, 7, 10])(
    "coup 6 allegiances: at any table of 2–10 seats, here %i, face up for all to see",
    (seats) => {
      const game = given("plus", seats)
        .with({ ...REFORMATION, draft: false })
        .play("P1 side loyalist")
        .heard("public", "sided", "turn");
      const sides = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? "loyalist" : "reformist"));
      game.expect({ allegiances: sides.join(" "), question: "act" });
    },
  );

  it("coup 6 fellows: no coup, assassination, theft or examination among players of one allegiance", () => {
    given("plus", 4)
      .with({ ...REFORMATION, character: "inquisitor" })
      .sides("loyalist reformist loyalist reformist")
      .coins(7, 2, 2, 2)
      .may("P1", "coup P2", "assassinate P2", "steal P2", "examine P2", "coup P4", "examine P4")
      .refuses("P1 coup P3", "target-fellow")
      .refuses("P1 assassinate P3", "target-fellow")
      .refuses("P1 steal P3", "target-fellow")
      .refuses("P1 examine P3", "target-fellow");
  });

  it("coup 6 fellows: nor do they block each other's foreign aid; others do", () => {
    given("plus", 4)
      .with(REFORMATION)
      .sides("loyalist reformist loyalist reformist")
      .play("P1 foreign-aid")
      .mayOnly("P3", "pass")
      .refuses("P3 block as duke", "may-not-block")
      .mayOnly("P2", "pass", "block duke")
      .play("P2 block as duke", "P3 pass", "P4 pass")
      .waitingFor("P1", "P3", "P4")
      .play("others pass")
      .expect({ coins: [2, 2, 2, 2], turn: "P2" });
  });

  it("coup 6 fellows: a target of another allegiance blocks as ever", () => {
    given("plus", 3)
      .with(REFORMATION)
      .sides("loyalist reformist loyalist")
      .coins(3, 2, 2)
      .play("P1 assassinate P2")
      .may("P2", "block contessa")
      .play("P2 block as contessa", "P3 pass", "others pass")
      .expect({ coins: [0, 2, 2], shown: ["", "", ""] });
  });

  it("coup 6 one allegiance: while all living players share one, none of this holds", () => {
    given("plus", 4)
      .with({ ...REFORMATION, character: "inquisitor" })
      .hands("duke duke", "captain captain", "contessa contessa", "(assassin assassin)")
      .sides("loyalist loyalist loyalist reformist")
      .coins(7, 2, 2, 0)
      .may("P1", "coup P2", "coup P3", "assassinate P2", "steal P3", "examine P2")
      .play("P1 foreign-aid")
      .mayOnly("P2", "pass", "block duke")
      .mayOnly("P3", "pass", "block duke");
  });

  it("coup 6 one allegiance: it ends with the next conversion", () => {
    given("plus", 3)
      .with(REFORMATION)
      .sides("loyalist loyalist loyalist")
      .coins(2, 3, 7)
      .may("P1", "steal P2", "steal P3")
      .play("P1 convert P2")
      .refuses("P2 steal P2", "target-self")
      .may("P2", "assassinate P1", "assassinate P3")
      .play("P2 income")
      .refuses("P3 coup P1", "target-fellow")
      .may("P3", "coup P2");
  });

  it("coup 6 one allegiance: a death can bring it about in the middle of a round", () => {
    given("plus", 3)
      .with(REFORMATION)
      .hands("duke duke", "captain (captain)", "contessa contessa")
      .sides("loyalist reformist loyalist")
      .coins(7, 2, 2)
      .refuses("P1 coup P3", "target-fellow")
      .play("P1 coup P2")
      .expect({ out: "P2", turn: "P3" })
      .play("P3 foreign-aid")
      .mayOnly("P1", "pass", "block duke");
  });

  it("coup 6 challenges: they are never restricted", () => {
    given("plus", 4)
      .with(REFORMATION)
      .hands("contessa contessa", "captain captain", "assassin assassin", "duke duke")
      .sides("loyalist reformist loyalist reformist")
      .play("P1 tax")
      .mayOnly("P3", "pass", "challenge")
      .play("P3 challenge", "P1 refuse", "P1 lose contessa")
      .expect({ coins: [2, 2, 2, 2], turn: "P2" })
      .play("P2 steal P1", "P1 block as captain", "P3 pass", "P4 pass")
      .mayOnly("P3", "pass", "challenge")
      .play("P3 challenge", "P1 refuse")
      .expect({ out: "P1", coins: [0, 4, 2, 2] });
  });

  it("coup 6 ten coins: still coup only, and there is always somebody to coup", () => {
    given("plus", 3)
      .with(REFORMATION)
      .sides("loyalist reformist loyalist")
      .coins(10, 2, 2)
      .reserve(3)
      .mayOnly("P1", "coup P2")
      .refuses("P1 convert P1", "must-coup")
      .refuses("P1 embezzle", "must-coup");
    given("plus", 3)
      .with(REFORMATION)
      .sides("loyalist loyalist loyalist")
      .coins(10, 2, 2)
      .mayOnly("P1", "coup P2", "coup P3");
  });
});

describe("convert", () => {
  it("coup 6 convert: 1 to turn one's own allegiance; it goes to the reserve", () => {
    given("plus", 3)
      .with(REFORMATION)
      .sides("loyalist reformist loyalist")
      .play("P1 convert P1")
      .expect({ coins: [1, 2, 2], reserve: 1, treasury: 44, allegiances: "reformist reformist loyalist", turn: "P2" });
  });

  it("coup 2 convert: 2 to turn another's, fellow or not; nobody reacts to it", () => {
    for (const [target, allegiances] of [
      ["P2", "loyalist loyalist loyalist"],
      ["P3", "loyalist reformist reformist"],
    ] as const) {
      given("plus", 3)
        .with(REFORMATION)
        .sides("loyalist reformist loyalist")
        .play(`P1 convert ${target}`)
        .heard("public", "announced", "paid", "converted", "turn")
        .expect({ coins: [0, 2, 2], reserve: 2, treasury: 44, allegiances, turn: "P2", waiting: "P2" });
    }
  });

  it("coup 6 convert: not without the coins, nor of a player who is out", () => {
    given("plus", 3)
      .with(REFORMATION)
      .sides("loyalist reformist loyalist")
      .coins(1, 2, 2)
      .may("P1", "convert P1")
      .refuses("P1 convert P2", "too-few-coins");
    given("plus", 3)
      .with(REFORMATION)
      .sides("loyalist reformist loyalist")
      .coins(0, 2, 2)
      .refuses("P1 convert P1", "too-few-coins");
    given("plus", 3)
      .with(REFORMATION)
      .hands("duke duke", "(captain captain)", "contessa contessa")
      .sides("loyalist reformist loyalist")
      .coins(2, 0, 2)
      .refuses("P1 convert P2", "target-out")
      .refuses("P1 convert P4", "no-such-seat");
  });
});
