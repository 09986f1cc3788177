import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* In what games that were begun by version 1 of the rules differ: docs/records.md. Whole ones are in kept/. */

describe("a game by version 1 of the rules", () => {
  it("records: which card is turned up is said in the announcement", () => {
    given("base", 4, 1)
      .hands("honest agent crooked")
      .mayNot("P1", "arm at P2")
      .refuses("P1 arm", "must-turn-up")
      .play("P1 arm 3")
      .heard("public", "announced", "armed", "turned-up", "asked")
      .expect({ question: "aim" });
    given("base", 4, 1).hands("(honest) any any").refuses("P1 equip", "must-turn-up").refuses("P1 equip 1", "face-up");
    given("base", 4, 1).hands("(honest) (honest) (crooked)").refuses("P1 arm 1", "nothing-to-turn-up").play("P1 arm");
    given("gang", 4, 1)
      .draws("coffee")
      .play("P1 equip 1 to P3")
      .heard("P2", "announced", "diamonds", "turned-up", "drew", "moment");
    given("gang", 4, 1)
      .refuses("P1 arm at P3", "must-turn-up")
      .play("P1 arm 3 at P3")
      .heard("P2", "announced", "turned-up", "armed", "aimed", "diamonds", "asked");
  });

  it("records: of several plays the nearest comes first, also before an evidence bag", () => {
    given("base", 4, 1)
      .equipment(null, "coffee", "evidence-bag")
      .play("P1 investigate P4.1", "P3 play evidence-bag P2 to P4", "P2 play coffee")
      .expect({ question: "act", equipment: [null, null, "evidence-bag", null], lastUnder: "coffee" });
  });
});
