import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Being shot in the gang: cops 6. */

const LEADERS = ["agent any any", "kingpin any any"];

describe("being shot in the gang", () => {
  it("cops 6 shoot: the player aimed at; afterwards the gun is holstered", () => {
    given("gang", 5)
      .hands(...LEADERS)
      .guns("P1>P3")
      .play("P1 shoot")
      .expect({ guns: "", criminals: "P3", turn: "P2" });
  });

  it("cops 6 shoot: not a criminal", () => {
    given("gang", 5)
      .hands(...LEADERS)
      .guns("P1>P3")
      .fallen("P3")
      .refuses("P1 shoot", "no-aim")
      .mayNot("P1", "shoot");
  });

  it("cops 6 shot leader: as in the base game, but the gun is holstered", () => {
    given("gang", 4)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .guns("P1>P3 P3>P1")
      .draws("coffee")
      .play("P1 shoot")
      .expect({ guns: "", equipment: [null, null, "coffee", null], out: "", criminals: "" })
      .sees("public", "P3", "(honest) (agent!) (crooked)");
  });

  it("cops 6 shot cop: becomes a criminal: cards and gun leave the game, diamonds are kept", () => {
    given("gang", 5)
      .hands("agent any any", "kingpin any any", "honest honest crooked")
      .guns("P1>P3 P3>P1")
      .diamonds(1, 1, 2, 1, 0)
      .play("P1 shoot")
      .expect({ criminals: "P3", hands: { P3: "" }, guns: "", diamonds: [1, 1, 2, 1, 0] })
      .play("P2 investigate P1.1")
      .expect({ turn: "P3" })
      .mayNot("P3", "arm", "equip", "shoot", "investigate");
  });

  it("cops 6 shot cop: equipment goes to the shooter", () => {
    given("gang", 5)
      .hands(...LEADERS)
      .equipment(null, null, "coffee")
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P3 pass")
      .expect({ moment: "eliminated", waiting: "P3" })
      .play("P3 pass")
      .expect({ equipment: ["coffee", null, null, null, null], moment: "turn-end", waiting: "P1" })
      .seesEquipment("P2", "P1", "?")
      .seesEquipment("P3", "P1", "coffee");
  });

  it("cops 6 shot cop: the shooter keeps one", () => {
    given("gang", 5)
      .hands(...LEADERS)
      .equipment("taser", null, "coffee")
      .guns("P1>P3")
      .play("P1 shoot", "others pass", "others pass", "others pass")
      .expect({ question: "keep", waiting: "P1", criminals: "P3" })
      .mayOnly("P1", "keep taser", "keep coffee")
      .play("P1 keep coffee")
      .expect({ equipment: ["coffee", null, null, null, null], lastUnder: "taser", moment: "turn-end" });
  });

  it("cops 6 shot cop: a shooter hit by their own shot becomes a criminal, and their equipment goes under the deck", () => {
    given("gang", 5)
      .hands("honest honest crooked", "agent any any", "kingpin any any")
      .equipment("coffee", "riot-shield")
      .guns("P1>P2")
      .play("P1 shoot", "others pass", "P1 pass", "P2 play riot-shield", "P2 divert P1", "nobody plays")
      .expect({
        criminals: "P1",
        equipment: [null, null, null, null, null],
        lastUnder: "riot-shield coffee",
        turn: "P2",
      });
  });

  it("cops 6 shot cop: the shield passes criminals by", () => {
    given("gang", 6)
      .hands(...LEADERS)
      .equipment(null, null, "riot-shield")
      .guns("P1>P4")
      .fallen("P5")
      .play("P1 shoot", "P3 pass", "P3 play riot-shield")
      .mayOnly("P4", "divert P3", "divert P6");
  });
});
