import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Pieces of equipment that meet at one shot: cops 4, 5. */

const LEADERS = ["agent any any", "kingpin any any"];

describe("a shot that is answered", () => {
  it("cops 5 pairs: restraining order, then riot shield: the new target passes the shot on", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "restraining-order", "riot-shield")
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P2 play restraining-order", "P1 aim P4")
      .expect({ moment: "announced", waiting: "P3", guns: "P1>P4" })
      .play("P3 pass")
      .expect({ moment: "hit", waiting: "P3" })
      .play("P3 play riot-shield")
      .expect({ question: "divert", waiting: "P4" })
      .mayOnly("P4", "divert P3", "divert P5")
      .play("P4 divert P3")
      .expect({ out: "P3" });
  });

  it("cops 5 pairs: restraining order makes the shooter turn on the one who played it, if they like", () => {
    given("base", 5)
      .hands("agent any any", "any any any", "kingpin any any")
      .equipment(null, "restraining-order")
      .guns("P1>P3")
      .play("P1 shoot", "P2 play restraining-order", "P1 aim P2")
      .expect({ out: "P2" });
  });

  it("cops 5 pairs: riot shield, then mobile detonator: who is hit instead takes their neighbour along", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "riot-shield", null, "mobile-detonator")
      .guns("P1>P3")
      .play("P1 shoot", "others pass", "P4 pass", "P2 play riot-shield", "P3 divert P4")
      .expect({ moment: "hit", waiting: "P4" })
      .play("P4 pass")
      .expect({ moment: "eliminated", out: "P4", waiting: "P4" })
      .play("P4 play mobile-detonator P3")
      .expect({ out: "P3 P4", turn: "P2" });
  });

  it("cops 5 pairs: the shooter is hit by their own shot through the shield, and the detonator answers", () => {
    given("base", 5)
      .hands("honest honest crooked", "agent any any", "kingpin any any")
      .equipment("mobile-detonator", "riot-shield")
      .guns("P1>P2")
      .play("P1 shoot", "others pass", "P1 pass", "P2 play riot-shield", "P2 divert P1", "P1 pass")
      .expect({ moment: "eliminated", out: "P1", waiting: "P1" })
      .play("P1 play mobile-detonator P4")
      .expect({ out: "P1 P4", turn: "P2", guns: "" });
  });

  it("cops 5 pairs: a leader who is hit by their own shot is wounded, draws, and has no gun any more", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment(null, "riot-shield")
      .guns("P1>P2")
      .draws("coffee")
      .play("P1 shoot", "P2 pass", "P2 play riot-shield", "P2 divert P1")
      .expect({ out: "", guns: "", onTable: 2, equipment: ["coffee", null, null, null], moment: "turn-end" })
      .sees("public", "P1", "(agent!) (crooked) (honest)");
  });

  it("cops 5 pairs: k9 after a restraining order: the shot is impossible, another action must be announced", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "restraining-order", "k9-unit")
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P2 play restraining-order", "P1 aim P4", "P3 play k9-unit P1")
      .expect({ question: "act", waiting: "P1", guns: "" })
      .refuses("P1 shoot", "unarmed")
      .play("P1 arm", "P1 reveal 1", "P1 aim P4")
      .expect({ guns: "P1>P4", out: "", turn: "P2" });
  });

  it("cops 5 pairs: k9 at the hit comes too late for the shot", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "k9-unit")
      .guns("P1>P3")
      .play("P1 shoot", "P2 pass", "P2 play k9-unit P1")
      .expect({ out: "P3", guns: "", onTable: 3 });
  });

  it("cops 5 pairs: walkie-talkie after a restraining order: the shot goes to the player called, and is not called off", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "restraining-order", "walkie-talkie")
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P2 play restraining-order", "P1 aim P4", "P3 play walkie-talkie P5")
      .expect({ out: "P5", guns: "", turn: "P2" });
  });

  it("cops 5 pairs: walkie-talkie on the shooter leaves their aim, and they may still call the shot off", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "walkie-talkie")
      .guns("P1>P3 P4>P2")
      .play("P1 shoot", "P2 play walkie-talkie P1")
      .expect({ guns: "P1>P3 P4>P1", question: "act" })
      .may("P1", "shoot", "equip");
  });

  it("cops 5 pairs: walkie-talkie at the hit turns guns, but not the shot", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "walkie-talkie")
      .guns("P1>P3 P4>P2")
      .play("P1 shoot", "P2 pass", "P2 play walkie-talkie P5")
      .expect({ out: "P3", guns: "P4>P5" });
  });

  it("cops 5 pairs: blackmail at the hit takes the leader out of the line of fire", () => {
    given("base", 5)
      .hands("any any any", "kingpin any any", "honest (agent!) honest", "honest honest honest")
      .equipment(null, "blackmail")
      .guns("P1>P3")
      .play("P1 shoot", "P2 pass", "P2 play blackmail P3.2 P4.1")
      .expect({ out: "P3", won: null, hands: { P3: "(honest) (honest) (honest)", P4: "(agent!) honest honest" } });
  });

  it("cops 5 pairs: blackmail at the hit brings a leader into it: wounded, not eliminated", () => {
    given("base", 5)
      .hands("any any any", "kingpin any any", "honest agent honest", "honest honest honest")
      .equipment(null, "blackmail")
      .guns("P1>P4")
      .draws("coffee")
      .play("P1 shoot", "P2 pass", "P2 play blackmail P3.2 P4.1")
      .expect({ out: "", hands: { P4: "(agent!) (honest) (honest)" }, equipment: [null, null, null, "coffee", null] });
  });

  it("cops 5 pairs: med kit at the hit saves a wounded leader", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "(agent!) any any")
      .equipment(null, null, "med-kit")
      .guns("P1>P3")
      .draws("coffee")
      .play("P1 shoot", "P3 pass", "P3 play med-kit P3")
      .expect({ won: null, out: "", equipment: [null, null, "coffee", null] });
  });
});

describe("an elimination that is answered", () => {
  it("cops 5 pairs: defibrillator before the detonator: who is back has no detonator any more", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment(null, "defibrillator", "mobile-detonator")
      .guns("P1>P3")
      .play("P1 shoot", "others pass", "others pass", "P3 play mobile-detonator P1", "P2 play defibrillator P3")
      .expect({ out: "", equipment: [null, null, null, null], turn: "P2" });
  });

  it("cops 5 pairs: detonator before the defibrillator: either of the two may be brought back", () => {
    const game = given("base", 5)
      .hands("any any any", "any any any", "agent any any", "kingpin any any")
      .equipment(null, "mobile-detonator", "defibrillator")
      .guns("P1>P2")
      .play("P1 shoot", "others pass", "others pass", "P3 play defibrillator P2", "P2 play mobile-detonator P1")
      .expect({ moment: "eliminated", out: "P1 P2", waiting: "P3" });
    game.mayOnly("P3", "pass", "play defibrillator P1", "play defibrillator P2").play("P3 play defibrillator P1");
    game.expect({ out: "P2", turn: "P3" });
  });

  it("cops 5 pairs: the detonator on the shooter: the turn is over without an aim", () => {
    given("base", 5)
      .hands("any any any", "agent any any", "kingpin any any")
      .equipment(null, null, null, "mobile-detonator")
      .guns("P1>P4")
      .play("P1 shoot", "P4 pass", "P4 pass", "P4 play mobile-detonator P1")
      .expect({ out: "P1 P4", turn: "P2", guns: "" });
  });

  it("cops 5 pairs: taser after the elimination: a new gun, which is aimed before the turn ends", () => {
    given("base", 5)
      .hands("any any any", "agent any any", "kingpin any any")
      .equipment("taser")
      .guns("P1>P4 P2>P1")
      .play("P1 shoot", "P1 pass", "P1 pass", "P1 play taser P2 to P3")
      .expect({ out: "P4", guns: "P1>P3", question: "aim", waiting: "P1" })
      .play("P1 aim P5")
      .expect({ guns: "P1>P5", turn: "P2" });
  });
});
