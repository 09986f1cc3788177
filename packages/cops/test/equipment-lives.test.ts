import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Equipment for turns, lives and other equipment, in the base game: cops 5. */

const LEADERS = ["agent any any", "kingpin any any"];

describe("turns", () => {
  it("cops 5 coffee: when the current turn ends the next one is yours; after it, play goes on from your seat", () => {
    given("base", 4)
      .equipment(null, null, "coffee")
      .play("P1 investigate P2.1", "P3 pass", "P3 pass", "P3 play coffee")
      .expect({ turn: "P3" })
      .play("P3 investigate P2.1")
      .expect({ turn: "P4" });
  });

  it("cops 5 coffee: even if the current turn is yours", () => {
    given("base", 4)
      .equipment("coffee")
      .play("P1 play coffee", "P1 investigate P2.1")
      .expect({ turn: "P1", turns: 2 })
      .play("P1 investigate P2.1")
      .expect({ turn: "P2" });
  });

  it("cops 5 smoke-grenade: the direction turns round, to the end of the game; the current player gets no extra turn", () => {
    given("base", 4)
      .equipment("smoke-grenade")
      .turn("P1")
      .play("P1 play smoke-grenade", "P1 investigate P2.1")
      .expect({ turn: "P4", direction: -1 })
      .play("P4 investigate P2.1")
      .expect({ turn: "P3" });
  });
});

describe("lives", () => {
  it("cops 5 med-kit: removes a wound token", () => {
    given("base", 4)
      .hands("(agent!) any any", "kingpin any any")
      .equipment(null, null, "med-kit")
      .turn("P3")
      .guns("P4>P1")
      .draws("coffee")
      .refuses("P3 play med-kit P2", "not-wounded")
      .play("P3 play med-kit P1", "P3 investigate P2.1", "P4 shoot")
      .expect({ won: null, hands: { P1: "(agent!) (crooked) (honest)" }, equipment: ["coffee", null, null, null] });
  });

  it("cops 5 med-kit: only if a leader is wounded; one's own wound, too", () => {
    given("base", 4).equipment("med-kit").mayNot("P1", "play med-kit").refuses("P1 play med-kit P1", "not-wounded");
    given("base", 4)
      .hands("(agent!) any any")
      .equipment("med-kit")
      .play("P1 play med-kit P1")
      .sees("public", "P1", "(agent) ? ?");
  });

  it("cops 5 defibrillator: an eliminated player is back: same seat, cards face up, no gun, no equipment", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment(null, "defibrillator", "coffee")
      .guns("P1>P3 P3>P1")
      .play("P1 shoot", "others pass", "others pass")
      .expect({ moment: "eliminated", out: "P3", waiting: "P2 P3" })
      .play("P3 pass", "P2 play defibrillator P3")
      .expect({ out: "", guns: "", onTable: 2, equipment: [null, null, null, null], turn: "P2" })
      .play("P2 investigate P1.1")
      .expect({ turn: "P3" });
  });

  it("cops 5 defibrillator: at whatever moment, also long afterwards", () => {
    given("base", 5)
      .hands("agent any any", "kingpin any any", "honest honest crooked")
      .equipment("defibrillator")
      .fallen("P3 P4")
      .refuses("P1 play defibrillator P2", "not-eliminated")
      .refuses("P1 play defibrillator P6", "no-such-seat")
      .play("P1 play defibrillator P3")
      .expect({ out: "P4" })
      .sees("public", "P3", "(honest) (honest) (crooked)")
      .play("P1 investigate P2.1", "P2 investigate P1.1")
      .expect({ turn: "P3" });
  });

  it("cops 5 mobile-detonator: you have just been eliminated: a living player is eliminated too", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, null, "mobile-detonator", "coffee")
      .guns("P1>P3 P4>P1")
      .play("P1 shoot", "others pass", "others pass")
      .refuses("P3 play mobile-detonator P3", "yourself")
      .play("P4 pass", "P3 play mobile-detonator P4")
      .expect({ moment: "eliminated", waiting: "P4", out: "P3 P4", guns: "", onTable: 3 })
      .play("P4 pass")
      .expect({ equipment: [null, null, null, null, null], lastUnder: "mobile-detonator coffee", turn: "P2" });
  });

  it("cops 5 mobile-detonator: leader or not, wounded or not", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment(null, null, "mobile-detonator")
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P3 pass", "P3 play mobile-detonator P2")
      .expect({ out: "P2 P3" })
      .sees("public", "P2", "(kingpin) (crooked) (honest)");
  });
});

describe("evidence bag", () => {
  it("cops 5 evidence-bag: equipment of a living player goes to another, not to yourself", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment("evidence-bag", "coffee")
      .fallen("P5")
      .refuses("P1 play evidence-bag P2 to P1", "yourself")
      .refuses("P1 play evidence-bag P1 to P2", "yourself")
      .refuses("P1 play evidence-bag P3 to P2", "no-equipment")
      .refuses("P1 play evidence-bag P2 to P2", "same-player")
      .refuses("P1 play evidence-bag P2 to P5", "is-out")
      .play("P1 play evidence-bag P2 to P3")
      .expect({ equipment: [null, null, "coffee", null, null], question: "act" })
      .seesEquipment("P1", "P3", "?")
      .seesEquipment("P2", "P3", "coffee")
      .seesEquipment("P3", "P3", "coffee");
  });

  it("cops 5 evidence-bag: who has one already keeps one of the two", () => {
    given("base", 4)
      .equipment("evidence-bag", "coffee", "taser")
      .play("P1 play evidence-bag P2 to P3")
      .expect({ question: "keep", waiting: "P3" })
      .mayOnly("P3", "keep taser", "keep coffee")
      .play("P3 keep taser")
      .expect({
        equipment: [null, null, "taser", null],
        lastUnder: "coffee evidence-bag",
        question: "act",
        waiting: "P1",
      })
      .seesEquipment("P2", "P3", "?");
  });
});
