import { describe, expect, it } from "vitest";
import { given } from "./scenario.ts";

/* Who is asked, and who hears of the answers: cops 4. */

describe("being asked", () => {
  it("cops 4 asked: every living player who holds equipment, whatever it is, and nobody else", () => {
    for (const kind of ["mobile-detonator", "riot-shield", "surveillance-camera", "coffee", "med-kit"] as const) {
      given("base", 5)
        .hands("agent any any", "kingpin any any")
        .equipment(null, kind, null, null, "taser")
        .fallen("P4")
        .play("P1 investigate P3.1")
        .expect({ moment: "announced", waiting: "P2 P5" })
        .may("P2", "pass");
    }
  });

  it("cops 4 asked: at every moment of a turn, also of the player whose turn it is", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .equipment("med-kit", "mobile-detonator", null, "riot-shield")
      .guns("P1>P3")
      .play("P1 shoot")
      .expect({ moment: "announced", waiting: "P1 P2 P4" })
      .play("others pass")
      .expect({ moment: "hit", waiting: "P1 P2 P4" })
      .play("others pass")
      .expect({ moment: "eliminated", waiting: "P1 P2 P4" })
      .play("others pass")
      .expect({ moment: "turn-end", waiting: "P1 P2 P4" })
      .play("others pass")
      .expect({ turn: "P2", question: "act" });
  });

  it("cops 4 asked: whoever has just been eliminated is asked too, whatever they hold", () => {
    for (const kind of ["mobile-detonator", "coffee"] as const) {
      given("base", 4)
        .hands("agent any any", "kingpin any any")
        .equipment(null, null, kind)
        .guns("P1>P3")
        .play("P1 shoot", "others pass", "others pass")
        .expect({ moment: "eliminated", waiting: "P3" });
    }
  });

  it("cops 4 asked: with nobody to ask, an action simply happens", () => {
    given("base", 4).play("P1 investigate P3.1").heard("public", "announced", "looked", "turn");
  });

  it("cops 4 secret: nobody else hears that one has answered, nor what, until the moment closes", () => {
    const game = given("base", 4)
      .equipment(null, "coffee", "smoke-grenade", "taser")
      .play("P1 investigate P4.1", "P2 play coffee")
      .heard("P2", "answered")
      .heard("P1")
      .heard("P3")
      .heard("public");
    expect(game.view("P3").awaited).toBe(game.view("public").awaited);
    expect(game.view("P3").answers).toEqual([null, null, null, null]);
    game.expect({ waiting: "P3 P4" }).mayOnly("P2");
    game.play("P4 pass").heard("P3").play("P3 pass").heard("P1", "played", "next", "used", "asked");
    game.heard("P3", "answered", "played", "next", "used", "asked");
  });

  it("cops 4 secret: a pass and a play look alike to all others", () => {
    for (const answer of ["P2 pass", "P2 play coffee"]) {
      const game = given("base", 4).equipment(null, "coffee", "taser").play("P1 investigate P4.1", answer);
      for (const who of ["P1", "P3", "P4", "public"]) game.heard(who);
      expect(game.view("public").awaited).toBe(0b110);
    }
  });

  it("cops 4 nearest: of several plays the one nearest clockwise from the active player comes first", () => {
    given("base", 4)
      .equipment("coffee", null, "smoke-grenade", "disguise")
      .turn("P2")
      .play("P2 investigate P1.1", "P4 play disguise P1", "P1 play coffee", "P3 play smoke-grenade")
      .expect({ direction: -1, lying: "", equipment: ["coffee", null, null, "disguise"], question: "act" })
      .heard("public", "played", "turned-round", "used", "asked");
  });

  it("cops 4 nearest: clockwise also when play goes the other way round, and the active player comes last", () => {
    given("base", 4)
      .equipment("coffee", "smoke-grenade", null, "disguise")
      .reversed()
      .play("P1 investigate P3.1", "P1 play coffee", "P4 play disguise P3", "P2 play smoke-grenade")
      .expect({ direction: 1, equipment: ["coffee", null, null, "disguise"] })
      .play("P1 investigate P3.1", "P1 play coffee", "P4 play disguise P3")
      .expect({ lying: "P3 disguise", equipment: ["coffee", null, null, null] });
  });

  it("cops 4 bags first: an evidence bag comes before everything else, wherever its holder sits", () => {
    given("base", 4)
      .equipment("evidence-bag", "coffee", null, "disguise")
      .play("P1 investigate P3.1", "P2 play coffee", "P4 play disguise P3", "P1 play evidence-bag P4 to P3")
      .expect({ equipment: [null, "coffee", "disguise", null], lying: "", question: "act" })
      .heard("public", "played", "handed", "used", "asked")
      .play("P1 investigate P3.1")
      .expect({ moment: "announced", waiting: "P2 P3" });
  });

  it("cops 4 opens again: the other's sealed play is forgotten and never heard of; everybody who holds a card is asked again", () => {
    given("base", 4)
      .equipment(null, "coffee", "smoke-grenade")
      .play("P1 investigate P4.1", "P2 pass", "P3 pass")
      .expect({ moment: "investigated", waiting: "P2 P3" })
      .play("P3 play smoke-grenade", "P2 play coffee")
      .heard("public", "played", "next", "used", "moment")
      .expect({ moment: "investigated", waiting: "P3", direction: 1, equipment: [null, null, "smoke-grenade", null] })
      .play("P3 pass")
      .expect({ moment: "turn-end", waiting: "P3" });
  });
});
