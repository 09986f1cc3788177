import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* What criminals do, and what cannot be done to them: cops 6. P5 is a criminal and plays. */

function criminal() {
  return given("gang", 5)
    .hands("any any any", "agent any any", "kingpin honest crooked", "honest honest crooked")
    .fallen("P5")
    .turn("P5");
}

describe("a criminal's turn", () => {
  it("cops 6 criminal's seat: keeps it and takes turns, in either direction", () => {
    given("gang", 5)
      .hands("agent any any", "kingpin any any")
      .fallen("P3")
      .turn("P2")
      .play("P2 investigate P1.1")
      .expect({ turn: "P3" });
    criminal().play("P5 snatch P1").expect({ turn: "P1" });
    criminal().reversed().play("P5 snatch P1").expect({ turn: "P4" });
  });

  it("cops 6 criminal's seat: one of three actions, and no aim", () => {
    criminal()
      .guns("P1>P2")
      .mayNot("P5", "investigate", "arm", "equip", "shoot", "play")
      .may("P5", "snatch P1", "swap P1.1 P2.1", "infiltrate P1 to P3")
      .refuses("P5 investigate P1.1", "not-your-action")
      .refuses("P5 shoot", "not-your-action");
  });

  it("cops 6 snatch: all diamonds of a cop who has any", () => {
    criminal()
      .diamonds(0, 3, 1, 1, 0)
      .refuses("P5 snatch P1", "no-diamond")
      .refuses("P5 snatch P5", "yourself")
      .play("P5 snatch P2")
      .expect({ diamonds: [0, 0, 1, 1, 3], turn: "P1" });
  });

  it("cops 6 snatch: not of another criminal", () => {
    given("gang", 5)
      .hands("agent any any", "kingpin any any")
      .fallen("P4 P5")
      .turn("P5")
      .refuses("P5 snatch P4", "is-criminal");
  });

  it("cops 6 swap: a card of a cop changes places with one of another, facings unchanged", () => {
    given("gang", 5)
      .hands("honest crooked honest", "agent any any", "kingpin honest (crooked)", "(honest) honest crooked")
      .fallen("P5")
      .turn("P5")
      .play("P5 swap P1.1 P3.3")
      .sees("P1", "P1", "(crooked) crooked honest")
      .sees("P3", "P3", "kingpin honest honest")
      .sees("P5", "P3", "? ? ?")
      .sees("P2", "P3", "? ? ?")
      .expect({ turn: "P1" });
  });

  it("cops 6 swap: of two different cops, and no criminals", () => {
    criminal().refuses("P5 swap P1.1 P1.2", "same-player").refuses("P5 swap P1.1 P5.1", "yourself");
    given("gang", 5)
      .hands("agent any any", "kingpin any any")
      .fallen("P4 P5")
      .turn("P5")
      .refuses("P5 swap P1.1 P4.1", "is-criminal");
  });

  it("cops 6 swap: it makes and unmakes teams, and moves a wound", () => {
    given("gang", 5)
      .hands("honest honest crooked", "crooked (agent!) crooked", "kingpin honest crooked", "honest honest crooked")
      .fallen("P5")
      .turn("P5")
      .play("P5 swap P1.3 P2.2")
      .expect({ hands: { P1: "honest honest (agent!)", P2: "crooked crooked crooked" } })
      .expect({ teams: "honest crooked crooked honest -" });
  });

  it("cops 6 infiltrate: turn a cop's drawn gun on another cop, not its holder", () => {
    criminal()
      .guns("P1>P2 P3>P1")
      .refuses("P5 infiltrate P2 to P1", "unarmed")
      .refuses("P5 infiltrate P1 to P1", "same-player")
      .refuses("P5 infiltrate P1 to P5", "yourself")
      .play("P5 infiltrate P1 to P4")
      .expect({ guns: "P1>P4 P3>P1", diamonds: [1, 1, 1, 1, 1], turn: "P1" });
  });

  it("cops 6 infiltrate: not on another criminal", () => {
    given("gang", 5)
      .hands("agent any any", "kingpin any any")
      .guns("P1>P2")
      .fallen("P4 P5")
      .turn("P5")
      .refuses("P5 infiltrate P1 to P4", "is-criminal");
  });

  it("cops 6 answers to a criminal: an announced action can be answered, and must be changed if it has become impossible", () => {
    criminal()
      .equipment("k9-unit")
      .guns("P1>P2")
      .play("P5 infiltrate P1 to P3", "P1 play k9-unit P1")
      .expect({ question: "act", waiting: "P5" })
      .refuses("P5 infiltrate P1 to P3", "unarmed")
      .play("P5 snatch P1")
      .expect({ diamonds: [0, 1, 1, 1, 2] });
  });
});

describe("what cannot be done to a criminal", () => {
  it("cops 6 criminals and equipment: they hold and play none, and are never asked", () => {
    given("gang", 5)
      .hands("agent any any", "kingpin any any")
      .equipment("evidence-bag", "coffee")
      .fallen("P5")
      .refuses("P1 play evidence-bag P2 to P5", "is-criminal")
      .play("P1 investigate P2.1")
      .expect({ waiting: "P1 P2" });
  });

  it("cops 6 criminals are not investigated, nor called by walkie-talkie, nor shot", () => {
    const game = () => given("gang", 5).hands("agent any any", "kingpin any any").fallen("P5");
    game().refuses("P1 investigate P5.1", "is-criminal");
    game().equipment("walkie-talkie").refuses("P1 play walkie-talkie P5", "is-criminal");
    game().guns("P1>P5").refuses("P1 shoot", "no-aim");
    game().equipment("wiretap").refuses("P1 play wiretap P5.1", "is-criminal");
    game().equipment("polygraph").refuses("P1 play polygraph P5", "is-criminal");
    game().equipment("truth-serum").refuses("P1 play truth-serum P5", "is-criminal");
    game().equipment("flashbang").refuses("P1 play flashbang P5", "is-criminal");
    game().equipment("k9-unit").refuses("P1 play k9-unit P5", "is-criminal");
    game().equipment("blackmail").refuses("P1 play blackmail P2.1 P5.1", "is-criminal");
    game().equipment("disguise").refuses("P1 play disguise P5", "is-criminal");
    game().equipment("planted-evidence").refuses("P1 play planted-evidence P5", "is-criminal");
  });

  it("cops 6 criminals and the restraining order: another cop must be chosen; not with two cops left", () => {
    const game = () =>
      given("gang", 5).hands("agent any any", "kingpin any any").equipment("restraining-order").guns("P1>P2");
    game()
      .fallen("P5")
      .play("P1 shoot", "P1 play restraining-order")
      .mayOnly("P1", "aim P3", "aim P4")
      .refuses("P1 aim P5", "is-criminal");
    game().fallen("P4 P5").play("P1 shoot", "P1 play restraining-order").expect({ criminals: "P3 P4 P5" });
    game().fallen("P3 P4 P5").play("P1 shoot").refuses("P1 play restraining-order", "two-left");
  });

  it("cops 6 criminals and the detonator: they cannot be its victims", () => {
    given("gang", 6)
      .hands("agent any any", "kingpin any any")
      .equipment(null, null, "mobile-detonator")
      .guns("P1>P3")
      .fallen("P6")
      .play("P1 shoot", "P3 pass", "P3 pass")
      .refuses("P3 play mobile-detonator P6", "is-criminal");
  });

  it("cops 6 criminals and coffee: a coffee player who is shot plays next, as a criminal", () => {
    given("gang", 5)
      .hands("agent any any", "kingpin any any")
      .equipment(null, null, null, "coffee")
      .guns("P1>P4")
      .play("P1 shoot", "P4 play coffee", "P1 shoot")
      .expect({ criminals: "P4", turn: "P4" })
      .may("P4", "snatch P1");
  });
});
