import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Equipment that looks at identity cards or turns them up: cops 5. */

describe("looks", () => {
  it("cops 5 metal-detector: one face-down card of every other player who holds a gun", () => {
    given("base", 6)
      .hands("any any any", "honest any any", "any agent any")
      .equipment("metal-detector")
      .guns("P1>P2 P2>P1 P3>P1")
      .play("P1 play metal-detector")
      .expect({ question: "look", waiting: "P1" })
      .mayOnly("P1", "look P2.1", "look P2.2", "look P2.3")
      .refuses("P1 look P3.1", "not-this-player")
      .refuses("P1 look P2.1 P2.2", "too-many-cards")
      .play("P1 look P2.1")
      .mayOnly("P1", "look P3.1", "look P3.2", "look P3.3")
      .play("P1 look P3.2")
      .sees("P1", "P2", "honest ? ?")
      .sees("P1", "P3", "? agent ?")
      .sees("P4", "P3", "? ? ?")
      .expect({ question: "act", waiting: "P1" });
  });

  it("cops 5 metal-detector: with nobody armed, or nothing face down, it does nothing", () => {
    given("base", 4)
      .hands("any any any", "(honest) (honest) (crooked)")
      .equipment("metal-detector")
      .guns("P2>P1")
      .play("P1 play metal-detector")
      .heard("public", "played", "used", "asked");
  });

  it("cops 5 polygraph: 1 to 3 of another's face-down cards; then they look at as many as they like of yours", () => {
    given("base", 4)
      .hands("honest agent (crooked)", "crooked kingpin honest")
      .equipment("polygraph")
      .play("P1 play polygraph P2")
      .refuses("P1 look P3.1", "not-this-player")
      .may("P1", "look P2.1", "look P2.1 P2.3", "look P2.1 P2.2 P2.3")
      .play("P1 look P2.1 P2.3")
      .expect({ question: "look", waiting: "P2" })
      .mayOnly("P2", "look P1.1", "look P1.2", "look P1.1 P1.2")
      .refuses("P2 look P1.1 P1.3", "face-up")
      .play("P2 look P1.2")
      .sees("P1", "P2", "crooked ? honest")
      .sees("P2", "P1", "? agent (crooked)")
      .sees("P3", "P1", "? ? (crooked)")
      .sees("P3", "P2", "? ? ?")
      .expect({ question: "act", waiting: "P1" });
  });

  it("cops 5 polygraph: who has nothing face down is not looked at", () => {
    given("base", 4)
      .hands("(honest) (agent) (crooked)", "crooked kingpin honest", "(honest) (honest) (crooked)")
      .equipment("polygraph")
      .refuses("P1 play polygraph P3", "all-face-up")
      .refuses("P1 play polygraph P1", "yourself")
      .play("P1 play polygraph P2", "P1 look P2.1")
      .expect({ question: "act", waiting: "P1" });
  });

  it("cops 5 truth-serum: the player chooses one of their face-down cards and turns it up", () => {
    given("base", 4)
      .hands("any any any", "crooked (kingpin) honest")
      .equipment("truth-serum")
      .play("P1 play truth-serum P2")
      .expect({ question: "reveal", waiting: "P2" })
      .mayOnly("P2", "reveal 1", "reveal 3")
      .refuses("P2 reveal 2", "face-up")
      .play("P2 reveal 3")
      .sees("public", "P2", "? (kingpin) (honest)")
      .expect({ question: "act", waiting: "P1" });
  });

  it("cops 5 truth-serum: a last face-down card is turned up at once; with none it cannot be played", () => {
    given("base", 4)
      .hands("any any any", "(crooked) (kingpin) honest", "(honest) (honest) (crooked)")
      .equipment("truth-serum")
      .refuses("P1 play truth-serum P3", "all-face-up")
      .play("P1 play truth-serum P2")
      .sees("public", "P2", "(crooked) (kingpin) (honest)")
      .expect({ question: "act" });
  });

  it("cops 5 wiretap: investigate one player, then another", () => {
    given("base", 4)
      .hands("any any any", "crooked kingpin honest", "honest any any")
      .equipment("wiretap")
      .play("P1 play wiretap P2.2")
      .expect({ question: "look", waiting: "P1" })
      .sees("P1", "P2", "? kingpin ?")
      .refuses("P1 look P2.1", "not-this-player")
      .refuses("P1 look P1.1", "yourself")
      .play("P1 look P3.1")
      .sees("P1", "P3", "honest ? ?")
      .sees("P4", "P3", "? ? ?")
      .expect({ question: "act" });
  });

  it("cops 5 wiretap: with no other player to look at, the first look is all", () => {
    given("base", 4)
      .hands("agent any any", "kingpin crooked honest")
      .equipment("wiretap")
      .fallen("P3 P4")
      .play("P1 play wiretap P2.1")
      .sees("P1", "P2", "kingpin ? ?")
      .expect({ question: "act" });
  });

  it("cops 5 surveillance-camera: a card that was just looked at is turned up and stays so", () => {
    given("base", 4)
      .hands("any any any", "crooked kingpin honest")
      .equipment(null, null, "surveillance-camera")
      .play("P1 investigate P2.2", "P3 pass")
      .refuses("P3 play surveillance-camera P2.1", "not-just-seen")
      .refuses("P3 play surveillance-camera P4.1", "not-just-seen")
      .mayOnly("P3", "pass", "play surveillance-camera P2.2")
      .play("P3 play surveillance-camera P2.2")
      .sees("public", "P2", "? (kingpin) ?")
      .expect({ turn: "P2" });
  });

  it("cops 5 surveillance-camera: also by who looked, or on one's own card", () => {
    given("base", 4)
      .equipment("surveillance-camera")
      .play("P1 investigate P2.2", "P1 pass")
      .may("P1", "play surveillance-camera P2.2");
    given("base", 4)
      .equipment(null, "surveillance-camera")
      .play("P1 investigate P2.2", "P2 pass")
      .may("P2", "play surveillance-camera P2.2");
  });
});
