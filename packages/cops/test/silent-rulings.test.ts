import { at, seededDraw } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { cops, everyVariant } from "../src/index.ts";
import { given } from "./scenario.ts";

/* Rulings for what the book and its first rulings leave open: the second table of docs/rules/cops.md, section 7. */

const LEADERS = ["agent any any", "kingpin any any"];

describe("further rulings", () => {
  it("cops 7 nothing to do: what needs to find nothing may be played all the same, and is used up", () => {
    given("base", 4).equipment("walkie-talkie").play("P1 play walkie-talkie P2").heard("P2", "played", "used", "asked");
    given("base", 4).equipment("k9-unit").play("P1 play k9-unit P1").expect({ lastUnder: "k9-unit" });
    given("base", 4).equipment("metal-detector").play("P1 play metal-detector").expect({ lastUnder: "metal-detector" });
  });

  it("cops 7 nothing to do: what must find something is refused where there is nothing", () => {
    const open = () => given("base", 4).hands("any any any", "(honest) (honest) (crooked)");
    open().equipment("truth-serum").refuses("P1 play truth-serum P2", "all-face-up");
    open().equipment("polygraph").refuses("P1 play polygraph P2", "all-face-up");
    given("base", 4).equipment("med-kit").refuses("P1 play med-kit P2", "not-wounded");
    given("base", 4).equipment("taser").refuses("P1 play taser P2 to P3", "unarmed");
    given("base", 4).equipment("evidence-bag").refuses("P1 play evidence-bag P2 to P3", "no-equipment");
  });

  it("cops 7 lying cards: only before players in the game", () => {
    const game = () =>
      given("base", 5)
        .hands(...LEADERS)
        .fallen("P5");
    game().equipment("disguise").refuses("P1 play disguise P5", "is-out");
    game().equipment("planted-evidence").refuses("P1 play planted-evidence P5", "is-out");
  });

  it("cops 7 announcing anew: the active player is in their turn again and may play equipment", () => {
    given("base", 4)
      .equipment("coffee", "smoke-grenade")
      .play("P1 investigate P3.1", "P1 pass", "P2 play smoke-grenade")
      .may("P1", "play coffee", "investigate P3.1")
      .play("P1 play coffee", "P1 arm", "P1 reveal 1", "P1 aim P2")
      .expect({ turn: "P1", turns: 2 });
  });

  it("cops 7 announcing anew: a shot bound by a restraining order is not announced anew", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment("coffee", "restraining-order", "smoke-grenade")
      .guns("P1>P3")
      .play("P1 shoot", "P1 pass", "P3 pass", "P2 play restraining-order", "P1 aim P4")
      .expect({ moment: "announced", waiting: "P1 P3" })
      .play("P1 pass", "P3 play smoke-grenade")
      .expect({ moment: "announced", waiting: "P1" })
      .play("P1 pass")
      .expect({ moment: "hit", waiting: "P1" });
  });

  it("cops 7 equipment of the fallen: theirs until the moment closes; the evidence bag does not reach it", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "evidence-bag", "coffee", "med-kit")
      .guns("P1>P3")
      .play("P1 shoot", "others pass", "others pass")
      .expect({ moment: "eliminated", waiting: "P2 P3 P4" })
      .refuses("P2 play evidence-bag P3 to P4", "is-out")
      .refuses("P2 play evidence-bag P4 to P3", "is-out")
      .play("others pass")
      .expect({ equipment: [null, "evidence-bag", null, "med-kit", null], lastUnder: "coffee" });
  });

  it("cops 7 aim at criminals: in the aim phase as with arm, and never to shoot", () => {
    given("gang", 5)
      .hands(...LEADERS)
      .guns("P1>P2")
      .fallen("P5")
      .play("P1 investigate P2.1")
      .mayOnly("P1", "aim P2", "aim P3", "aim P4", "aim P5")
      .play("P1 aim P5")
      .expect({ guns: "P1>P5", diamonds: [1, 1, 1, 1, 1] });
  });

  it("cops 7 timeouts: a table where nobody ever answers comes to an end", () => {
    for (const { options, seats } of everyVariant()) {
      const state = cops.setup(options, seats);
      const draw = seededDraw(`timeouts ${seats}`);
      for (const event of cops.deal(state, draw)) cops.evolve(state, event);
      for (let answers = 0; answers < 20_000 && cops.outcome(state) === null; answers++) {
        const seat = at(cops.waiting(state), 0);
        const decided = cops.decide(state, seat, cops.fallback(cops.view(state, seat), seat), draw);
        if (!decided.ok) throw new Error(decided.error.code);
        for (const event of decided.value) cops.evolve(state, event);
      }
      expect(cops.outcome(state)).not.toBeNull();
    }
  });

  it("cops 7 timeouts: they pass, keep their aim, the order of their cards and their equipment, and show no leader", () => {
    const game = given("base", 4).hands("agent honest crooked").equipment("coffee").guns("P1>P3").draws("taser");
    const fallback = () => cops.fallback(game.view("P1"), 0);
    expect(fallback()).toEqual({ do: "investigate", target: 1, card: 0 });
    game.play("P1 equip");
    expect(fallback()).toEqual({ do: "pass" });
    game.play("P1 pass");
    expect(fallback()).toEqual({ do: "reveal", card: 1 });
    game.play("P1 reveal 2");
    expect(fallback()).toEqual({ do: "keep", equipment: "coffee" });
    game.play("P1 keep coffee");
    expect(fallback()).toEqual({ do: "aim", target: 2 });
  });
});

describe("the restraining order's new target", () => {
  it("cops 5 pairs: the new target's own riot shield may send the shot back to the first", () => {
    given("base", 5)
      .hands(...LEADERS)
      .equipment(null, "restraining-order", null, "riot-shield")
      .guns("P1>P3")
      .play("P1 shoot", "P4 pass", "P2 play restraining-order", "P1 aim P4", "P4 pass", "P4 play riot-shield")
      .play("P4 divert P3")
      .expect({ out: "P3" });
  });
});
