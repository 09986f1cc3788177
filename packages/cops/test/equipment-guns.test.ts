import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Equipment for guns, in the base game: cops 5. */

const LEADERS = ["agent any any", "kingpin any any"];

describe("guns", () => {
  it("cops 5 k9-unit: a player drops their gun", () => {
    given("base", 4)
      .equipment("k9-unit")
      .guns("P2>P1")
      .play("P1 play k9-unit P2")
      .expect({ guns: "", onTable: 2, question: "act" });
  });

  it("cops 5 k9-unit: one who had announced a shot must announce another action; arm is allowed", () => {
    given("base", 4)
      .equipment(null, "k9-unit")
      .guns("P1>P3 P4>P1")
      .play("P1 shoot", "P2 play k9-unit P1")
      .expect({ guns: "P4>P1", question: "act", waiting: "P1" })
      .refuses("P1 shoot", "unarmed")
      .play("P1 arm", "P1 reveal 1", "P1 aim P3")
      .expect({ guns: "P1>P3 P4>P1", out: "" });
  });

  it("cops 5 k9-unit: it may be used on one without a gun, to no effect, but not on one who is out", () => {
    given("base", 4)
      .hands(...LEADERS)
      .equipment("k9-unit")
      .fallen("P4")
      .refuses("P1 play k9-unit P4", "is-out")
      .play("P1 play k9-unit P3")
      .heard("public", "played", "used", "asked");
  });

  it("cops 5 taser: take another player's gun and aim it; you still have your action, but cannot shoot this turn", () => {
    given("base", 4)
      .equipment("taser")
      .guns("P2>P1 P3>P1")
      .refuses("P1 play taser P4 to P2", "unarmed")
      .refuses("P1 play taser P2 to P1", "yourself")
      .play("P1 play taser P2 to P3")
      .expect({ guns: "P1>P3 P3>P1", onTable: 0, question: "act", waiting: "P1" })
      .refuses("P1 shoot", "hold-fire")
      .play("P1 investigate P2.1")
      .expect({ question: "aim" })
      .play("P1 aim P3")
      .expect({ guns: "P1>P3 P3>P1", turn: "P2" });
  });

  it("cops 5 taser: in your next turn you may shoot", () => {
    given("base", 4)
      .hands("any any any", ...LEADERS)
      .equipment("taser")
      .guns("P2>P1")
      .play("P1 play taser P2 to P4", "P1 investigate P2.1", "P1 aim P4")
      .play("P2 investigate P1.1", "P3 investigate P1.1", "P4 investigate P1.1", "P1 shoot")
      .expect({ out: "P4" });
  });

  it("cops 5 taser: after the announcement, too: then the action is announced anew", () => {
    given("base", 4)
      .equipment("taser")
      .guns("P2>P1")
      .play("P1 arm", "P1 play taser P2 to P3")
      .refuses("P1 arm", "armed-already")
      .refuses("P1 shoot", "hold-fire")
      .expect({ guns: "P1>P3" });
  });

  it("cops 5 taser: at the turn's end it is aimed as it is taken", () => {
    given("base", 4)
      .equipment("taser")
      .guns("P2>P1")
      .play("P1 investigate P2.1", "P1 pass", "P1 pass")
      .expect({ moment: "turn-end" })
      .play("P1 play taser P2 to P3")
      .expect({ guns: "P1>P3", turn: "P2" });
  });

  it("cops 5 taser: unarmed only", () => {
    given("base", 4).equipment("taser").guns("P1>P3 P2>P1").refuses("P1 play taser P2 to P3", "armed-already");
  });

  it("cops 5 taser: the gun that it takes is not the one that was fired, and stays", () => {
    // The shooter loses the fired gun to a K-9 while the shot is on its way, then takes another with the taser.
    given("base", 6)
      .hands(...LEADERS)
      .equipment("taser", "k9-unit")
      .guns("P1>P3 P4>P1")
      .play("P1 shoot", "others pass")
      .expect({ moment: "hit" })
      .play("P1 pass", "P2 play k9-unit P1")
      .expect({ moment: "hit", waiting: "P1", guns: "P4>P1" })
      .play("P1 play taser P4 to P5")
      .expect({ out: "P3", guns: "P1>P5", onTable: 2, question: "aim" });
  });

  it("cops 5 walkie-talkie: everybody else who holds a gun must aim it at the chosen player, in turn order", () => {
    given("base", 7)
      .equipment(null, null, "walkie-talkie")
      .guns("P2>P1 P3>P1 P5>P2 P6>P7")
      .turn("P3")
      .play("P3 play walkie-talkie P5")
      .expect({ guns: "P2>P5 P3>P5 P5>P2 P6>P5", question: "act" })
      .heard("public", "played", "aimed", "aimed", "aimed", "used", "asked");
  });

  it("cops 5 walkie-talkie: one who had announced a shot may call it off", () => {
    const game = given("base", 4)
      .hands(...LEADERS)
      .equipment(null, "walkie-talkie")
      .guns("P1>P3")
      .play("P1 shoot", "P2 play walkie-talkie P4")
      .expect({ guns: "P1>P4", question: "act", out: "" })
      .may("P1", "shoot", "investigate P2.1");
    game.play("P1 shoot").expect({ out: "P4" });
  });
});
