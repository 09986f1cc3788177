import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Equipment for shots, in the base game: cops 5. */

const LEADERS = ["agent any any", "kingpin any any"];

describe("shots", () => {
  it("cops 5 restraining-order: the shooter must choose a different target and shoot it", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment(null, "restraining-order")
      .guns("P1>P3")
      .play("P1 shoot", "P2 play restraining-order")
      .expect({ question: "retarget", waiting: "P1" })
      .mayOnly("P1", "aim P2", "aim P4")
      .refuses("P1 aim P3", "same-target")
      .refuses("P1 aim P1", "yourself")
      .refuses("P1 investigate P2.1", "not-an-answer")
      .play("P1 aim P4")
      .expect({ out: "P4", turn: "P2" });
  });

  it("cops 5 restraining-order: the shot cannot be called off any more, whatever is played then", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment(null, "restraining-order", "coffee")
      .guns("P1>P3")
      .play("P1 shoot", "P2 play restraining-order", "P3 pass", "P1 aim P4")
      .expect({ moment: "announced", waiting: "P3" })
      .play("P3 play coffee")
      .expect({ out: "P4", turn: "P3" });
  });

  it("cops 5 restraining-order: not with two players left", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment("restraining-order")
      .guns("P1>P2")
      .fallen("P3 P4")
      .play("P1 shoot")
      .refuses("P1 play restraining-order", "two-left")
      .mayOnly("P1", "pass");
  });

  it("cops 5 riot-shield: who would be hit chooses their nearest living neighbour to be hit instead", () => {
    given("base", 6)
      .hands(...LEADERS)
      .equipment(null, null, null, null, null, "riot-shield")
      .guns("P1>P5")
      .fallen("P4")
      .play("P1 shoot", "P6 pass", "P6 play riot-shield")
      .expect({ question: "divert", waiting: "P5", out: "P4" })
      .mayOnly("P5", "divert P3", "divert P6")
      .refuses("P5 divert P4", "not-a-neighbour")
      .refuses("P5 divert P1", "not-a-neighbour")
      .play("P5 divert P3")
      .expect({ out: "P3 P4" })
      .sees("public", "P5", "? ? ?");
  });

  it("cops 5 riot-shield: it may be the shooter", () => {
    given("base", 4)
      .hands("honest honest crooked", "agent any any", "kingpin any any")
      .equipment(null, "riot-shield")
      .guns("P1>P2")
      .play("P1 shoot", "P2 pass", "P2 play riot-shield", "P2 divert P1")
      .expect({ out: "P1", guns: "", onTable: 2, turn: "P2" });
  });

  it("cops 5 riot-shield: with two players left it is the shooter", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment(null, "riot-shield")
      .guns("P1>P2")
      .fallen("P3 P4")
      .draws("coffee")
      .play("P1 shoot", "P2 pass", "P2 play riot-shield")
      .expect({ hands: { P1: "(agent!) (crooked) (honest)" }, equipment: ["coffee", null, null, null] });
  });
});
