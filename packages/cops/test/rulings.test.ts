import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* The rulings of cops 7, one by one. */

const LEADERS = ["agent any any", "kingpin any any"];

describe("rulings", () => {
  it("cops 7 both leaders: automatic and immediate, in the middle of another's announcement", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .equipment(null, null, null, "blackmail")
      .play("P1 investigate P2.1", "P4 play blackmail P2.1 P3.1")
      .heard("public", "played", "swapped", "won")
      .expect({ won: "P3 as alone", question: "over", waiting: "" });
  });

  it("cops 7 defibrillator: brings back who was eliminated", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment("defibrillator")
      .fallen("P4")
      .play("P1 play defibrillator P4")
      .expect({ out: "" });
  });

  it("cops 7 mobile detonator on an unwounded leader: eliminated, and the game ends", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any", "crooked crooked any", "honest honest any")
      .equipment(null, null, "mobile-detonator")
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P3 pass", "P3 play mobile-detonator P1")
      .expect({ out: "P1 P3", won: "P2 P3 as crooked" });
  });

  it("cops 7 camera after wiretap: when that card has resolved, on one card of the user's choice among those just seen", () => {
    given("base", 5)
      .hands("any any any", "honest any any", "any crooked any")
      .equipment("wiretap", null, null, "surveillance-camera")
      .play("P1 play wiretap P2.1")
      .refuses("P4 play surveillance-camera P2.1", "not-asked")
      .play("P1 look P3.2")
      .expect({ moment: "investigated", waiting: "P4" })
      .mayOnly("P4", "pass", "play surveillance-camera P2.1", "play surveillance-camera P3.2")
      .play("P4 play surveillance-camera P3.2")
      .sees("public", "P3", "? (crooked) ?")
      .expect({ question: "act", waiting: "P1" });
  });

  it("cops 7 camera after metal detector: among all cards just seen", () => {
    given("base", 6)
      .equipment("metal-detector", null, null, "surveillance-camera")
      .guns("P2>P1 P3>P1")
      .play("P1 play metal-detector", "P1 look P2.3", "P1 look P3.1")
      .mayOnly("P4", "pass", "play surveillance-camera P2.3", "play surveillance-camera P3.1");
  });

  it("cops 7 camera after polygraph: also a card of the one who used it", () => {
    given("base", 4)
      .hands("honest any any", "any any any")
      .equipment("polygraph", null, "surveillance-camera")
      .play("P1 play polygraph P2", "P1 look P2.1 P2.2", "P2 look P1.1")
      .mayOnly(
        "P3",
        "pass",
        "play surveillance-camera P2.1",
        "play surveillance-camera P2.2",
        "play surveillance-camera P1.1",
      )
      .play("P3 play surveillance-camera P1.1")
      .sees("public", "P1", "(honest) ? ?");
  });

  it("cops 7 camera after a card that was played into another moment: that moment goes on", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "wiretap", null, "surveillance-camera")
      .guns("P1>P3")
      .play("P1 shoot", "others pass", "P4 pass", "P2 play wiretap P1.1", "P2 look P3.1")
      .expect({ moment: "investigated", waiting: "P4" })
      .play("P4 play surveillance-camera P1.1")
      .sees("public", "P1", "(agent) ? ?")
      .expect({ out: "P3", turn: "P2" });
  });

  it("cops 7 camera: only just seen: not in the next turn", () => {
    given("base", 4)
      .equipment(null, null, "surveillance-camera")
      .play("P1 investigate P2.1", "P3 pass", "P3 pass", "P3 pass", "P2 investigate P4.1", "P3 pass")
      .mayOnly("P3", "pass", "play surveillance-camera P4.1");
  });

  it("cops 7 coffee player eliminated: the next living player counted from that seat", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, null, null, "coffee")
      .guns("P1>P4")
      .play("P1 shoot", "P4 play coffee", "P1 shoot")
      .expect({ out: "P4", turn: "P5" });
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, null, null, "coffee")
      .guns("P1>P4")
      .reversed()
      .play("P1 shoot", "P4 play coffee", "P1 shoot")
      .expect({ out: "P4", turn: "P3" });
  });

  it("cops 7 smoke grenade drawn again: turns the direction back", () => {
    given("base", 4)
      .equipment(null, "smoke-grenade")
      .reversed()
      .play("P1 investigate P2.1", "P2 play smoke-grenade", "P1 investigate P2.1")
      .expect({ direction: 1, turn: "P2" });
  });

  it("cops 7 disguise and planted evidence: not held equipment; who has them is not asked, and may draw", () => {
    given("base", 4)
      .equipment(null, null, null, "coffee")
      .disguised("P2")
      .planted("P2")
      .turn("P2")
      .draws("taser")
      .play("P2 equip")
      .expect({ moment: "announced", waiting: "P4" })
      .play("P4 pass", "P2 reveal 1")
      .expect({ equipment: [null, "taser", null, "coffee"], lying: "P2 disguise P2 planted-evidence" });
  });

  it("cops 7 disguise and planted evidence: the evidence bag cannot take them", () => {
    given("base", 4)
      .equipment("evidence-bag")
      .disguised("P2")
      .refuses("P1 play evidence-bag P2 to P3", "no-equipment")
      .mayNot("P1", "play evidence-bag");
  });

  it("cops 7 disguise and planted evidence: they stay where they lie, also before one who is out", () => {
    given("base", 4)
      .hands("agent any any", "(kingpin!) any any", "honest honest crooked", "crooked crooked any")
      .planted("P3")
      .guns("P1>P3 P4>P2")
      .turn("P1")
      .play("P1 shoot", "P2 investigate P1.1", "P4 shoot")
      .expect({ lying: "P3 planted-evidence", out: "P2 P3", won: "P1 as honest" });
  });

  it("cops 7 walkie-talkie target who is armed: their own aim stays", () => {
    given("base", 4)
      .equipment("walkie-talkie")
      .guns("P2>P3 P4>P3")
      .play("P1 play walkie-talkie P2")
      .expect({ guns: "P2>P3 P4>P2" });
  });

  it("cops 7 both effects end the game: the first in order of resolution counts", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest (agent!) crooked")
      .equipment(null, null, null, "blackmail")
      .guns("P1>P3")
      .play("P1 shoot", "P4 pass", "P4 play blackmail P2.1 P3.1")
      .expect({ won: "P3 as alone", out: "" });
  });

  it("cops 7 empty deck: eight players who all hold equipment still leave thirteen cards", () => {
    const game = given("base", 8).equipment(
      "coffee",
      "taser",
      "wiretap",
      "med-kit",
      "disguise",
      "flashbang",
      "k9-unit",
      "polygraph",
    );
    game.draws("blackmail").play("P1 equip", "others pass", "P1 reveal 1").expect({ question: "keep" });
  });
});
