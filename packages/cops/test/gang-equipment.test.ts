import { describe, expect, it } from "vitest";
import { given } from "./scenario.ts";

/* Equipment in the gang, where it differs: cops 6. */

const LEADERS = ["agent any any", "kingpin any any"];

describe("equipment in the gang", () => {
  it("cops 6 equipment and guns: the metal detector finds drawn guns, the walkie-talkie turns them", () => {
    given("gang", 4)
      .equipment("metal-detector")
      .guns("P3>P1")
      .play("P1 play metal-detector")
      .mayOnly("P1", "look P3.1", "look P3.2", "look P3.3");
    given("gang", 4)
      .equipment("walkie-talkie")
      .guns("P3>P1")
      .play("P1 play walkie-talkie P2")
      .expect({ guns: "P3>P2" });
  });

  it("cops 6 k9: holsters", () => {
    given("gang", 4)
      .equipment(null, "k9-unit")
      .guns("P1>P3")
      .play("P1 shoot", "P2 play k9-unit P1")
      .expect({ guns: "", onTable: 0 })
      .refuses("P1 shoot", "unarmed")
      .may("P1", "arm at P3");
  });

  it("cops 6 taser: the target holsters; you draw and aim yours, and cannot shoot this turn; no diamonds are taken", () => {
    given("gang", 4)
      .equipment("taser")
      .guns("P2>P1")
      .play("P1 play taser P2 to P3")
      .expect({ guns: "P1>P3", diamonds: [1, 1, 1, 1] })
      .refuses("P1 shoot", "hold-fire")
      .may("P1", "arm at P2");
  });

  it("cops 6 detonator: the victim becomes a criminal; equipment under the deck", () => {
    given("gang", 6)
      .hands(...LEADERS)
      .equipment(null, null, "mobile-detonator", "coffee")
      .guns("P1>P3")
      .play("P1 shoot", "others pass", "others pass", "P4 pass", "P3 play mobile-detonator P4", "nobody plays")
      .expect({
        criminals: "P3 P4",
        lastUnder: "mobile-detonator coffee",
        equipment: [null, null, null, null, null, null],
      });
  });

  it("cops 6 detonator: a leader is eliminated, wounded or not, and the game ends", () => {
    const game = given("gang", 5)
      .hands(...LEADERS)
      .equipment(null, null, "mobile-detonator")
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P3 pass", "P3 play mobile-detonator P2");
    game.expect({ question: "over" });
    expect(game.view("public").outcome?.as).toBe("honest");
  });

  it("cops 6 detonator: on the shooter: both become criminals, and the shooter gets no equipment", () => {
    given("gang", 6)
      .hands("any any any", ...LEADERS)
      .equipment("coffee", null, null, "mobile-detonator")
      .guns("P1>P4")
      .play("P1 shoot", "others pass", "others pass", "P1 pass", "P4 play mobile-detonator P1", "nobody plays")
      .expect({ criminals: "P1 P4", lastUnder: "mobile-detonator coffee", turn: "P2" });
  });

  it("cops 6 defibrillator: at the moment of the elimination; the player does not become a criminal", () => {
    given("gang", 5)
      .hands("agent any any", "kingpin any any", "honest honest crooked")
      .equipment(null, "defibrillator", "coffee")
      .guns("P1>P3 P3>P1")
      .play("P1 shoot", "others pass", "others pass", "P3 pass", "P2 play defibrillator P3")
      .expect({
        out: "",
        criminals: "",
        guns: "",
        equipment: [null, null, null, null, null],
        lastUnder: "coffee defibrillator",
      })
      .sees("public", "P3", "(honest) (honest) (crooked)")
      .play("P2 investigate P1.1")
      .expect({ turn: "P3" })
      .may("P3", "arm at P1");
  });
});
