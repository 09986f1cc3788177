import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* The turn of the base game, with nobody holding equipment: cops 2. */

describe("the action", () => {
  it("cops 2.1 one action: exactly one, then the turn passes", () => {
    given("base", 4).play("P1 investigate P2.1").expect({ turn: "P2", question: "act", waiting: "P2" }).mayOnly("P1");
  });

  it("cops 2.1 one action: passing is not one", () => {
    given("base", 4).refuses("P1 pass", "not-an-answer").refuses("P2 investigate P1.1", "not-asked");
  });

  it("cops 2.1 one action: the criminals' actions are not for cops", () => {
    given("base", 4)
      .refuses("P1 snatch P2", "not-your-action")
      .refuses("P1 swap P2.1 P3.1", "not-your-action")
      .refuses("P1 infiltrate P2 to P3", "not-your-action");
  });

  it("cops 2.1 investigate: only you learn the card; everybody sees who looks where", () => {
    given("base", 4)
      .hands("any any any", "any any any", "honest crooked agent")
      .play("P1 investigate P3.3")
      .sees("P1", "P3", "? ? agent")
      .sees("P2", "P3", "? ? ?")
      .sees("public", "P3", "? ? ?")
      .heard("P2", "announced", "looked", "turn");
  });

  it("cops 2.1 investigate: another living player's face-down card, and nothing else", () => {
    given("base", 5)
      .hands("any any any", "(honest) any any", "(honest) (honest) (crooked)")
      .fallen("P4")
      .refuses("P1 investigate P1.1", "yourself")
      .refuses("P1 investigate P2.1", "face-up")
      .refuses("P1 investigate P3.1", "all-face-up")
      .refuses("P1 investigate P4.1", "is-out")
      .refuses("P1 investigate P6.1", "no-such-seat")
      .may("P1", "investigate P2.2", "investigate P2.3", "investigate P5.1");
  });

  it("cops 2.1 arm: take a gun, then turn up a card of your choice, then aim at once", () => {
    given("base", 4)
      .hands("honest agent crooked")
      .play("P1 arm 3")
      .expect({ guns: "P1>", onTable: 1, question: "aim", waiting: "P1" })
      .sees("public", "P1", "? ? (crooked)")
      .mayOnly("P1", "aim P2", "aim P3", "aim P4")
      .play("P1 aim P4")
      .expect({ guns: "P1>P4", turn: "P2" });
  });

  it("cops 2.1 arm: a card must be turned up while there is one face down", () => {
    given("base", 4)
      .hands("(honest) any any")
      .refuses("P1 arm", "must-turn-up")
      .refuses("P1 arm 1", "face-up")
      .refuses("P1 arm 2 at P3", "no-target-here");
    given("base", 4)
      .hands("(honest) (honest) (crooked)")
      .refuses("P1 arm 1", "nothing-to-turn-up")
      .play("P1 arm", "P1 aim P2")
      .expect({ guns: "P1>P2" });
  });

  it("cops 2.1 arm: only if a gun is left on the table and you have none", () => {
    given("base", 4).guns("P2>P1 P3>P1").refuses("P1 arm 1", "no-gun-left").mayNot("P1", "arm");
    given("base", 4).guns("P1>P2").refuses("P1 arm 1", "armed-already").mayNot("P1", "arm");
  });

  it("cops 2.1 equip: draw, then turn up a card of your choice", () => {
    given("base", 4)
      .hands("honest agent crooked")
      .draws("coffee")
      .play("P1 equip 1")
      .heard("P1", "announced", "drew", "turned-up", "moment")
      .expect({ equipment: ["coffee", null, null, null] })
      .sees("public", "P1", "(honest) ? ?")
      .seesEquipment("P2", "P1", "?");
  });

  it("cops 2.1 equip: a card must be turned up while there is one face down", () => {
    given("base", 4).hands("(honest) any any").refuses("P1 equip", "must-turn-up").refuses("P1 equip 1", "face-up");
    given("base", 4).refuses("P1 equip 1 to P2", "no-receiver-here");
    given("base", 4)
      .hands("(honest) (honest) (crooked)")
      .draws("coffee")
      .play("P1 equip")
      .expect({ equipment: ["coffee", null, null, null] });
  });

  it("cops 2.1 shoot: the player aimed at, and then the gun goes back to the table", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .guns("P1>P3")
      .play("P1 shoot")
      .expect({ out: "P3", guns: "", onTable: 2, turn: "P2" });
  });

  it("cops 2.1 shoot: the book: the gun goes back to the table at once; while the shot is on its way the shooter has none", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .equipment(null, "coffee")
      .guns("P1>P3")
      .play("P1 shoot", "P2 pass")
      .expect({ moment: "hit", guns: "", onTable: 2 });
  });

  it("cops 2.1 shoot: only if armed and aiming at a living player", () => {
    given("base", 4).refuses("P1 shoot", "unarmed").mayNot("P1", "shoot");
    given("base", 4).hands("agent any any", "kingpin any any").guns("P1>P3").fallen("P3").refuses("P1 shoot", "no-aim");
  });
});

describe("the aim", () => {
  it("cops 2.2: whoever holds a gun must aim it after their action; keeping the aim is fine", () => {
    given("base", 4)
      .guns("P1>P3")
      .play("P1 investigate P2.1")
      .expect({ question: "aim", waiting: "P1" })
      .refuses("P1 pass", "not-an-answer")
      .play("P1 aim P3")
      .expect({ guns: "P1>P3", turn: "P2" });
  });

  it("cops 2.2: it may be changed", () => {
    given("base", 4)
      .guns("P1>P3")
      .play("P1 investigate P2.1")
      .refuses("P1 aim P5", "no-such-seat")
      .play("P1 aim P2")
      .expect({ guns: "P1>P2" });
  });

  it("cops 2.2: with one player left to aim at, that is the aim", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .fallen("P3 P4")
      .play("P1 arm 2")
      .expect({ guns: "P1>P2", turn: "P2" });
  });

  it("cops 2.3: the turn passes to the next living player in the direction of play", () => {
    const hands = ["agent any any", "kingpin any any"];
    given("base", 5)
      .hands(...hands)
      .fallen("P3 P4")
      .turn("P2")
      .play("P2 investigate P1.1")
      .expect({ turn: "P5" });
    given("base", 5)
      .hands(...hands)
      .fallen("P5 P4")
      .reversed()
      .play("P1 investigate P2.1")
      .expect({ turn: "P3" });
  });
});

describe("guns", () => {
  it("cops 2 guns one each: never more than one", () => {
    given("base", 4).guns("P1>P2").refuses("P1 arm 1", "armed-already");
    given("base", 4).guns("P1>P2 P3>P1").equipment("taser").mayNot("P1", "play taser");
  });

  it("cops 2 guns aim at once: a gun that was just taken is aimed before anything else is done", () => {
    given("base", 4)
      .equipment(null, "coffee")
      .play("P1 arm 1", "P2 pass")
      .expect({ question: "aim", waiting: "P1" })
      .refuses("P2 play coffee", "not-asked");
  });

  it("cops 2 guns only then: an aim is not changed at another time", () => {
    given("base", 4).guns("P1>P2 P2>P3").refuses("P1 aim P3", "not-an-answer").refuses("P2 aim P1", "not-asked");
  });

  it("cops 2 guns never at yourself", () => {
    given("base", 4).play("P1 arm 1").refuses("P1 aim P1", "yourself");
  });

  it("cops 2 guns public: everybody sees every aim", () => {
    const game = given("base", 4).play("P1 arm 1", "P1 aim P3").heard("public", "aimed", "turn");
    game.expect({ guns: "P1>P3" });
  });

  it("cops 2 guns on the eliminated: such a gun cannot shoot until it is aimed again", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .guns("P1>P3")
      .fallen("P3")
      .refuses("P1 shoot", "no-aim")
      .play("P1 investigate P2.1")
      .refuses("P1 aim P3", "is-out")
      .mayOnly("P1", "aim P2", "aim P4")
      .play("P1 aim P4", "P2 investigate P1.1", "P4 investigate P1.1", "P1 shoot")
      .expect({ out: "P3 P4" });
  });
});
