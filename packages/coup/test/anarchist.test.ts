import { describe, it } from "vitest";
import { ANARCHIST, bombed, WITH_BOMB } from "./bombed.ts";
import { given } from "./scenario.ts";

describe("the bomb", () => {
  it.each(WITH_BOMB)(
    "coup 2 bomb: pay 5 to the treasury and hand it to another player, who has three choices, in %s",
    (edition) => {
      bombed(edition)
        .heard("public", "announced", "paid", "bombed", "asked")
        .expect({ coins: [1, 2, 2, 2], treasury: 43, bomb: "P2", question: "bomb", waiting: "P2" })
        .mayOnly("P2", "explode", "defuse", "pass-on P3", "pass-on P4")
        .refuses("P2 pass", "not-an-answer")
        .refuses("P2 pass-on P5", "no-such-seat");
    },
  );

  it.each(WITH_BOMB)("coup 7 bomb: it cannot be blocked or challenged, in %s", (edition) => {
    bombed(edition)
      .refuses("P2 block as contessa", "not-an-answer")
      .refuses("P2 challenge", "not-an-answer")
      .refuses("P3 challenge", "not-asked");
  });

  it.each(WITH_BOMB)("coup 7 bomb: 5 coins, a living opponent, and less than 10 coins, in %s", (edition) => {
    const table = () => given(edition, 3).with(ANARCHIST).hands("duke duke", "(captain captain)", "contessa contessa");
    table().coins(4, 0, 2).refuses("P1 bomb P3", "too-few-coins");
    table()
      .coins(5, 0, 2)
      .may("P1", "bomb P3")
      .refuses("P1 bomb P2", "target-out")
      .refuses("P1 bomb P1", "target-self");
    table().coins(10, 0, 2).refuses("P1 bomb P3", "must-coup");
  });

  it("coup 7 bomb: allegiance does not restrict it", () => {
    given("plus", 3)
      .with({ anarchist: true, reformation: true })
      .sides("loyalist reformist loyalist")
      .coins(5, 2, 2)
      .may("P1", "bomb P2", "bomb P3")
      .play("P1 bomb P3")
      .may("P3", "pass-on P2");
  });
});

describe("the bomb's holder", () => {
  it.each(WITH_BOMB)("coup 7 explode: loses an influence, and the bomb is back on the table, in %s", (edition) => {
    bombed(edition)
      .play("P2 explode")
      .mayOnly("P2", "lose contessa", "lose captain")
      .play("P2 lose captain")
      .expect({ shown: ["", "captain", "", ""], bomb: null, turn: "P2", coins: [1, 2, 2, 2] })
      .play("P2 income", "P3 income", "P4 income")
      .expect({ turn: "P1" });
  });

  it.each(WITH_BOMB)("coup 7 defuse: unchallenged, the bomb is back on the table, in %s", (edition) => {
    bombed(edition)
      .play("P2 defuse")
      .waitingFor("P1", "P3", "P4")
      .mayOnly("P1", "pass", "challenge")
      .refuses("P4 block as contessa", "may-not-block")
      .play("others pass")
      .expect({ bomb: null, shown: ["", "", "", ""], turn: "P2", coins: [1, 2, 2, 2] });
  });

  it.each(WITH_BOMB)(
    "coup 7 defuse: proven, the contessa is replaced and the bomb is back on the table, in %s",
    (edition) => {
      bombed(edition)
        .draws("ambassador")
        .play("P2 defuse", "P3 challenge")
        .mayOnly("P2", "show", "refuse")
        .play("P2 show")
        .expect({ hidden: ["duke duke", "ambassador captain", "captain assassin", "contessa assassin"] })
        .play("P3 lose captain")
        .expect({ bomb: null, shown: ["", "", "captain", ""], turn: "P2" });
    },
  );

  it.each(WITH_BOMB)("coup 7 pass on: unchallenged, the next holder has the same three choices, in %s", (edition) => {
    bombed(edition)
      .play("P2 pass-on P4")
      .heard("P3", "claimed", "asked")
      .expect({ bomb: "P2", waiting: "P1 P3 P4" })
      .play("others pass")
      .expect({ bomb: "P4", waiting: "P4", turn: "P1" })
      .mayOnly("P4", "explode", "defuse", "pass-on P3")
      .play("P4 pass-on P3", "others pass")
      .expect({ bomb: "P3", waiting: "P3" })
      .mayOnly("P3", "explode", "defuse")
      .play("P3 explode", "P3 lose captain")
      .expect({ shown: ["", "", "captain", ""], bomb: null, turn: "P2" });
  });

  it.each(WITH_BOMB)(
    "coup 7 pass on: not to one who has held it this turn, nor to whoever paid, nor to whoever is out, in %s",
    (edition) => {
      bombed(edition)
        .refuses("P2 pass-on P1", "held-bomb")
        .refuses("P2 pass-on P2", "held-bomb")
        .play("P2 pass-on P3", "others pass")
        .refuses("P3 pass-on P2", "held-bomb")
        .refuses("P3 pass-on P1", "held-bomb")
        .may("P3", "pass-on P4");
      given(edition, 4)
        .with(ANARCHIST)
        .hands("duke duke", "contessa captain", "(captain assassin)", "contessa assassin")
        .coins(5, 2, 0, 2)
        .play("P1 bomb P2")
        .refuses("P2 pass-on P3", "target-out")
        .may("P2", "pass-on P4");
    },
  );

  it.each(WITH_BOMB)("coup 7 pass on: proven, it goes on after the challenger has paid, in %s", (edition) => {
    bombed(edition)
      .draws("ambassador")
      .play("P2 pass-on P3", "P3 challenge", "P2 show", "P3 lose assassin")
      .expect({ bomb: "P3", waiting: "P3", shown: ["", "", "assassin", ""] })
      .play("P3 explode")
      .expect({ out: "P3", bomb: null, turn: "P2" });
  });

  it.each(WITH_BOMB)("coup 7 pass on: who has held it once may hold it again in a later turn, in %s", (edition) => {
    given(edition, 3)
      .with(ANARCHIST)
      .coins(5, 5, 2)
      .play("P1 bomb P2", "P2 defuse", "others pass")
      .play("P2 bomb P1")
      .mayOnly("P1", "explode", "defuse", "pass-on P3");
  });
});
