import { describe, expect, it } from "vitest";
import { given } from "./scenario.ts";

/* The gang: what cops do otherwise than in the base game (cops 6). */

const LEADERS = ["agent any any", "kingpin any any"];

describe("setup of the gang", () => {
  it("cops 6 guns and diamonds: everybody has a holstered gun and one diamond", () => {
    for (const seats of [4, 5, 6, 7, 8]) {
      const game = given("gang", seats).expect({ guns: "", onTable: 0 });
      expect(game.view("public").players.map((player) => player.diamonds)).toEqual(new Array(seats).fill(1));
    }
  });
});

describe("equip in the gang", () => {
  it("cops 6 equip: give a diamond to any player, turn up a card of your choice, then draw", () => {
    given("gang", 4)
      .hands("honest agent crooked")
      .draws("coffee")
      .play("P1 equip to P3")
      .heard("P2", "announced", "diamonds", "asked")
      .expect({ diamonds: [0, 1, 2, 1], equipment: [null, null, null, null], question: "reveal", waiting: "P1" })
      .mayOnly("P1", "reveal 1", "reveal 2", "reveal 3")
      .play("P1 reveal 1")
      .heard("P2", "turned-up", "drew", "moment")
      .expect({ equipment: ["coffee", null, null, null] })
      .sees("public", "P1", "(honest) ? ?");
  });

  it("cops 6 equip: no diamond, no equip", () => {
    given("gang", 4).diamonds(0, 2, 1, 1).refuses("P1 equip to P2", "no-diamond").mayNot("P1", "equip");
  });

  it("cops 6 equip: with nothing face down a diamond is still due", () => {
    given("gang", 4)
      .hands("(honest) (agent) (crooked)")
      .draws("coffee")
      .refuses("P1 equip", "must-name-receiver")
      .refuses("P1 equip to P1", "yourself")
      .play("P1 equip to P4")
      .expect({ diamonds: [0, 1, 1, 2] });
  });

  it("cops 6 equip: the last face-down card is turned up by itself; a criminal may get the diamond", () => {
    given("gang", 5)
      .hands("(agent) (honest) crooked", "kingpin any any")
      .fallen("P5")
      .draws("coffee")
      .refuses("P1 equip 3 to P5", "wrong-names")
      .play("P1 equip to P5")
      .heard("P2", "announced", "diamonds", "turned-up", "drew", "moment")
      .expect({ diamonds: [0, 1, 1, 1, 2], won: null, hands: { P1: "(agent) (honest) (crooked)" } });
  });

  it("cops 6 equip: who draws a second card has turned up one already, and chooses then which to keep", () => {
    given("gang", 4)
      .equipment("coffee")
      .draws("taser")
      .play("P1 equip to P2", "P1 pass")
      .expect({ question: "reveal", equipment: ["coffee", null, null, null] })
      .play("P1 reveal 2")
      .expect({ question: "keep", waiting: "P1", equipment: ["coffee taser", null, null, null] });
  });
});

describe("arm in the gang", () => {
  it("cops 6 arm: turn up a card of your choice, draw your gun, aim it at a player and take all their diamonds", () => {
    given("gang", 4)
      .hands("honest agent crooked")
      .diamonds(1, 0, 3, 0)
      .play("P1 arm at P3")
      .heard("P2", "announced", "asked")
      .expect({ question: "reveal", waiting: "P1", guns: "", diamonds: [1, 0, 3, 0] })
      .mayOnly("P1", "reveal 1", "reveal 2", "reveal 3")
      .play("P1 reveal 3")
      .heard("P2", "turned-up", "armed", "aimed", "diamonds", "asked")
      .expect({ guns: "P1>P3", diamonds: [4, 0, 0, 0], question: "aim" })
      .sees("public", "P1", "? ? (crooked)")
      .play("P1 aim P3")
      .expect({ turn: "P2" });
  });

  it("cops 6 arm: the target must be named, and be another player in the game", () => {
    given("gang", 4)
      .refuses("P1 arm", "must-name-target")
      .refuses("P1 arm at P1", "yourself")
      .refuses("P1 arm at P5", "no-such-seat")
      .refuses("P1 arm 1 at P2", "wrong-names");
  });

  it("cops 6 arm: also with the gun drawn already, and with nothing face down", () => {
    given("gang", 4)
      .hands("(honest) (agent) (crooked)")
      .guns("P1>P2")
      .play("P1 arm at P3", "P1 aim P3")
      .expect({ guns: "P1>P3", diamonds: [2, 1, 0, 1] });
  });

  it("cops 6 arm: there is a gun for everybody", () => {
    given("gang", 4)
      .guns("P2>P1 P3>P1 P4>P1")
      .play("P1 arm at P2", "P1 reveal 1", "P1 aim P2")
      .expect({ guns: "P1>P2 P2>P1 P3>P1 P4>P1" });
  });

  it("cops 6 arm: criminals can be robbed, too", () => {
    given("gang", 5)
      .hands(...LEADERS)
      .fallen("P5")
      .diamonds(0, 1, 1, 1, 2)
      .play("P1 arm at P5", "P1 reveal 1", "P1 aim P5")
      .expect({ diamonds: [2, 1, 1, 1, 0], guns: "P1>P5" });
  });

  it("cops 6 aim: the aim phase is as in the base game, for drawn guns; re-aiming takes no diamonds", () => {
    given("gang", 4)
      .guns("P1>P2")
      .play("P1 investigate P2.1")
      .expect({ question: "aim" })
      .play("P1 aim P3")
      .expect({ guns: "P1>P3", diamonds: [1, 1, 1, 1] });
    given("gang", 4).play("P1 investigate P2.1").expect({ turn: "P2" });
  });
});
