import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* How a game of the gang ends: cops 6. */

const HANDS = ["agent any any", "kingpin any any", "honest honest crooked", "crooked crooked any", "any any any"];

describe("leaders", () => {
  it("cops 6 end kingpin: shot a second time, honest win; criminals do not win with their former team", () => {
    given("gang", 5)
      .hands(
        "agent any any",
        "(kingpin!) any any",
        "honest honest crooked",
        "crooked crooked honest",
        "honest honest any",
      )
      .guns("P1>P2")
      .fallen("P5")
      .play("P1 shoot")
      .expect({ won: "P1 P3 as honest" });
  });

  it("cops 6 end agent: shot a second time, crooked win", () => {
    given("gang", 5)
      .hands(
        "(agent!) any any",
        "kingpin any any",
        "honest honest crooked",
        "crooked crooked honest",
        "crooked crooked any",
      )
      .guns("P2>P1")
      .fallen("P5")
      .turn("P2")
      .play("P2 shoot")
      .expect({ won: "P2 P4 as crooked" });
  });

  it("cops 6 end alone: by blackmail, and by a criminal's swap", () => {
    given("gang", 5)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .equipment("blackmail")
      .play("P1 play blackmail P2.2 P3.2")
      .expect({ won: "P2 as alone" });
    given("gang", 5)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .fallen("P5")
      .turn("P5")
      .play("P5 swap P2.1 P3.1")
      .heard("public", "announced", "swapped", "won")
      .expect({ won: "P3 as alone" });
  });
});

describe("all diamonds held by criminals", () => {
  it("cops 6 end diamonds: by snatching the last", () => {
    given("gang", 5)
      .hands(...HANDS)
      .fallen("P4 P5")
      .diamonds(0, 2, 0, 2, 1)
      .turn("P5")
      .play("P5 snatch P2")
      .heard("public", "announced", "diamonds", "won")
      .expect({ won: "P4 P5 as criminals", diamonds: [0, 0, 0, 2, 3] });
  });

  it("cops 6 end diamonds: by a cop's gift for equipment, before a card is turned up or drawn", () => {
    given("gang", 5)
      .hands(...HANDS)
      .fallen("P4 P5")
      .diamonds(1, 0, 0, 2, 2)
      .play("P1 equip to P4")
      .heard("public", "announced", "diamonds", "won")
      .expect({
        won: "P4 P5 as criminals",
        equipment: [null, null, null, null, null],
        hands: { P1: "agent crooked honest" },
      });
  });

  it("cops 6 end diamonds: by becoming a criminal with the last of them", () => {
    given("gang", 5)
      .hands(...HANDS)
      .fallen("P5")
      .diamonds(0, 0, 3, 0, 2)
      .guns("P1>P3")
      .play("P1 shoot")
      .expect({ won: "P3 P5 as criminals", criminals: "P3 P5" });
  });

  it("cops 6 end diamonds: the first criminal of all can win like that", () => {
    given("gang", 5)
      .hands(...HANDS)
      .diamonds(0, 0, 5, 0, 0)
      .guns("P1>P3")
      .play("P1 shoot")
      .expect({ won: "P3 as criminals" });
  });

  it("cops 6 end diamonds: two who fall in one moment, by shot and detonator", () => {
    given("gang", 6)
      .hands(...HANDS)
      .equipment(null, null, "mobile-detonator")
      .diamonds(0, 0, 3, 3, 0, 0)
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P3 pass", "P3 play mobile-detonator P4")
      .expect({ won: "P3 P4 as criminals" });
  });

  it("cops 6 end diamonds: not while who was shot can be brought back", () => {
    given("gang", 5)
      .hands(...HANDS)
      .equipment(null, "defibrillator")
      .diamonds(0, 0, 5, 0, 0)
      .guns("P1>P3")
      .play("P1 shoot", "P2 pass", "P2 pass")
      .expect({ moment: "eliminated", won: null })
      .play("P2 play defibrillator P3")
      .expect({ won: null, criminals: "", turn: "P2" });
  });

  it("cops 6 end diamonds: armed robbery alone never gathers them with criminals; the robber's fall does", () => {
    given("gang", 5)
      .hands("any any any", "agent any any", "kingpin any any")
      .fallen("P5")
      .diamonds(0, 3, 0, 0, 2)
      .guns("P4>P1")
      .play("P1 arm at P2", "P1 reveal 1", "P1 aim P2")
      .expect({ won: null, diamonds: [3, 0, 0, 0, 2] })
      .play("P2 investigate P1.2", "P3 investigate P1.2", "P4 shoot")
      .expect({ won: "P1 P5 as criminals" });
  });

  it("cops 6 end diamonds: a robbed criminal has them no more", () => {
    given("gang", 5)
      .hands(...HANDS)
      .fallen("P4 P5")
      .diamonds(0, 1, 0, 4, 0)
      .play("P1 arm at P4", "P1 reveal 1", "P1 aim P4")
      .play("P2 investigate P1.2", "P3 investigate P1.2", "P4 snatch P2")
      .expect({ won: null, diamonds: [4, 0, 0, 1, 0] });
  });

  it("cops 6 end diamonds: a leader eliminated ends the game first, whatever diamonds they hold", () => {
    given("gang", 5)
      .hands("agent any any", "(kingpin!) any any", "honest honest crooked", "crooked crooked any", "any any any")
      .fallen("P5")
      .diamonds(0, 3, 0, 0, 2)
      .guns("P1>P2")
      .play("P1 shoot")
      .expect({ won: "P1 P3 as honest" });
  });
});
