import { describe, expect, it } from "vitest";
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
      .play("P1 arm")
      .heard("public", "announced", "armed", "asked")
      .expect({ guns: "P1>", onTable: 1, question: "reveal", waiting: "P1" })
      .sees("public", "P1", "? ? ?")
      .mayOnly("P1", "reveal 1", "reveal 2", "reveal 3")
      .refuses("P1 aim P2", "not-an-answer")
      .play("P1 reveal 3")
      .heard("public", "turned-up", "asked")
      .expect({ guns: "P1>", question: "aim", waiting: "P1" })
      .sees("public", "P1", "? ? (crooked)")
      .mayOnly("P1", "aim P2", "aim P3", "aim P4")
      .play("P1 aim P4")
      .expect({ guns: "P1>P4", turn: "P2" });
  });

  it("cops 2.1 arm: a card must be turned up while there is one face down; the last one turns by itself", () => {
    given("base", 4)
      .hands("(honest) any any")
      .play("P1 arm")
      .mayOnly("P1", "reveal 2", "reveal 3")
      .refuses("P1 reveal 1", "face-up");
    given("base", 4)
      .hands("(honest) agent (crooked)")
      .play("P1 arm")
      .heard("public", "announced", "armed", "turned-up", "asked")
      .expect({ question: "aim", hands: { P1: "(honest) (agent) (crooked)" } });
    given("base", 4)
      .hands("(honest) (honest) (crooked)")
      .play("P1 arm")
      .heard("public", "announced", "armed", "asked")
      .play("P1 aim P2")
      .expect({ guns: "P1>P2" });
  });

  it("cops 2.1 arm: only if a gun is left on the table and you have none", () => {
    given("base", 4).guns("P2>P1 P3>P1").refuses("P1 arm", "no-gun-left").mayNot("P1", "arm");
    given("base", 4).guns("P1>P2").refuses("P1 arm", "armed-already").mayNot("P1", "arm");
    given("base", 4).refuses("P1 arm at P3", "no-target-here");
  });

  it("cops 2.1 equip: draw and see the card, then turn up a card of your choice", () => {
    given("base", 4)
      .hands("honest agent crooked")
      .draws("coffee")
      .play("P1 equip")
      .heard("P1", "announced", "drew", "asked")
      .expect({ equipment: ["coffee", null, null, null], question: "reveal", waiting: "P1" })
      .seesEquipment("P1", "P1", "coffee")
      .seesEquipment("P2", "P1", "?")
      .play("P1 reveal 1")
      .heard("P2", "turned-up", "moment")
      .sees("public", "P1", "(honest) ? ?")
      .seesEquipment("P2", "P1", "?");
  });

  it("cops 2.1 equip: a card must be turned up while there is one face down; the last one turns by itself", () => {
    given("base", 4).refuses("P1 equip to P2", "no-receiver-here");
    given("base", 4)
      .hands("(honest) any any")
      .draws("coffee")
      .play("P1 equip")
      .mayOnly("P1", "reveal 2", "reveal 3")
      .refuses("P1 reveal 1", "face-up");
    given("base", 4)
      .hands("(honest) (honest) crooked")
      .draws("coffee")
      .play("P1 equip")
      .heard("public", "announced", "drew", "turned-up", "moment")
      .expect({ hands: { P1: "(honest) (honest) (crooked)" } });
    given("base", 4)
      .hands("(honest) (honest) (crooked)")
      .draws("coffee")
      .play("P1 equip")
      .heard("public", "announced", "drew", "moment")
      .expect({ equipment: ["coffee", null, null, null] });
  });

  it.each(["arm", "equip"])(
    "cops 2.1 turning up: before the action happens nobody learns which card %s will show",
    (action) => {
      const game = given("base", 4)
        .equipment(null, "coffee")
        .refuses(`P1 ${action} 2`, "wrong-names")
        .play(`P1 ${action}`)
        .expect({ moment: "announced", waiting: "P2" });
      expect(game.facts("P2")[0]).toEqual({ type: "announced", seat: 0, action: { do: action } });
      expect(game.view("all").action).toEqual({ do: action });
    },
  );

  it("cops 2.1 turning up: everybody sees who is asked, nobody else can answer, and nothing is played before the answer", () => {
    given("base", 4)
      .equipment(null, "coffee")
      .play("P1 arm", "P2 pass")
      .heard("P2", "answered", "armed", "asked")
      .expect({ question: "reveal", waiting: "P1" })
      .mayOnly("P2")
      .refuses("P2 reveal 1", "not-asked")
      .refuses("P2 play coffee", "not-asked")
      .refuses("P1 pass", "not-an-answer");
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
      .play("P1 arm", "P1 reveal 2")
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
    given("base", 4).guns("P1>P2").refuses("P1 arm", "armed-already");
    given("base", 4).guns("P1>P2 P3>P1").equipment("taser").mayNot("P1", "play taser");
  });

  it("cops 2 guns aim at once: a gun that was just taken is aimed before anything else is done", () => {
    given("base", 4)
      .equipment(null, "coffee")
      .play("P1 arm", "P2 pass", "P1 reveal 1")
      .expect({ question: "aim", waiting: "P1" })
      .refuses("P2 play coffee", "not-asked");
  });

  it("cops 2 guns only then: an aim is not changed at another time", () => {
    given("base", 4).guns("P1>P2 P2>P3").refuses("P1 aim P3", "not-an-answer").refuses("P2 aim P1", "not-asked");
  });

  it("cops 2 guns never at yourself", () => {
    given("base", 4).play("P1 arm", "P1 reveal 1").refuses("P1 aim P1", "yourself");
  });

  it("cops 2 guns public: everybody sees every aim", () => {
    const game = given("base", 4).play("P1 arm", "P1 reveal 1", "P1 aim P3").heard("public", "aimed", "turn");
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
