import { at } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { coup, EDITIONS } from "../src/index.ts";
import { given } from "./scenario.ts";

describe("turns", () => {
  it.each(EDITIONS)("coup 2 clockwise: the turn goes round, past those who are out, in %s", (edition) => {
    given(edition, 4)
      .hands("duke duke", "(captain captain)", "contessa contessa", "duke assassin")
      .coins(2, 0, 2, 2)
      .play("P1 income")
      .waitingFor("P3")
      .play("P3 income")
      .waitingFor("P4")
      .play("P4 income")
      .waitingFor("P1")
      .refuses("P2 income", "not-asked")
      .mayOnly("P2");
  });

  it("coup 2 clockwise: nobody plays out of turn, nor twice", () => {
    given("classic", 3)
      .refuses("P2 income", "not-asked")
      .refuses("P3 tax", "not-asked")
      .play("P1 income")
      .refuses("P1 income", "not-asked")
      .waitingFor("P2");
  });

  it.each(EDITIONS)(
    "coup 2 one action: passing is not allowed, nor any answer to a question nobody asked, in %s",
    (edition) => {
      given(edition, 3)
        .refuses("P1 pass", "not-an-answer")
        .refuses("P1 challenge", "not-an-answer")
        .refuses("P1 block as duke", "not-an-answer")
        .refuses("P1 show", "not-an-answer")
        .refuses("P1 lose duke", "not-an-answer")
        .refuses("P1 return", "not-an-answer")
        .refuses("P1 explode", "not-an-answer")
        .refuses("P1 keep duke", "not-an-answer")
        .refuses("P1 side loyalist", "not-an-answer")
        .waitingFor("P1");
    },
  );

  it("coup 2 one action: even with 0 coins and an empty treasury there is one", () => {
    given("classic", 6)
      .coins(0, 10, 10, 10, 10, 10)
      .expect({ treasury: 0 })
      .may("P1", "income", "foreign-aid", "tax", "exchange", "steal P2")
      .play("P1 income")
      .waitingFor("P2");
  });

  it.each(EDITIONS)("coup 2 ten coins: with 10 or more the action must be a coup, in %s", (edition) => {
    for (const coins of [10, 11, 12]) {
      given(edition, 3)
        .coins(coins, 2, 2)
        .mayOnly("P1", "coup P2", "coup P3")
        .refuses("P1 income", "must-coup")
        .refuses("P1 tax", "must-coup")
        .refuses("P1 assassinate P2", "must-coup")
        .refuses("P1 pass", "not-an-answer");
    }
    given(edition, 3).coins(9, 2, 2).may("P1", "income", "tax", "coup P2", "assassinate P3", "steal P2");
  });

  it("coup 2 ten coins: it counts what is there when the turn starts, not what comes in during it", () => {
    given("classic", 3)
      .hands("duke duke", "duke captain")
      .coins(9, 2, 2)
      .play("P1 tax", "others pass")
      .expect({ coins: [12, 2, 2] })
      .play("P2 income", "P3 income")
      .mayOnly("P1", "coup P2", "coup P3");
  });

  it("coup 2 target: an action with a target names a living opponent", () => {
    given("classic", 4)
      .hands("duke duke", "captain captain", "(contessa contessa)", "assassin assassin")
      .coins(7, 2, 0, 2)
      .may("P1", "coup P2", "coup P4", "assassinate P2", "assassinate P4", "steal P2", "steal P4")
      .refuses("P1 coup P3", "target-out")
      .refuses("P1 assassinate P3", "target-out")
      .refuses("P1 steal P3", "target-out")
      .refuses("P1 coup P1", "target-self")
      .refuses("P1 assassinate P1", "target-self")
      .refuses("P1 steal P1", "target-self")
      .refuses("P1 coup P5", "no-such-seat")
      .refuses("P1 steal P10", "no-such-seat");
    expect(coup.move({ do: "steal" }).ok).toBe(false);
    expect(coup.move({ do: "tax", target: 1 }).ok).toBe(false);
  });
});

describe("losing an influence", () => {
  it.each(EDITIONS)("coup 3: whoever loses an influence chooses which, in %s", (edition) => {
    for (const [lost, kept] of [
      ["duke", "captain"],
      ["captain", "duke"],
    ] as const) {
      given(edition, 3)
        .hands("contessa contessa", "duke captain", "assassin assassin")
        .coins(7, 2, 2)
        .play("P1 coup P2")
        .waitingFor("P2")
        .mayOnly("P2", "lose duke", "lose captain")
        .refuses("P2 lose contessa", "not-held")
        .refuses("P1 lose contessa", "not-asked")
        .refuses("P2 refuse", "not-an-answer")
        .play(`P2 lose ${lost}`)
        .expect({ hidden: ["contessa contessa", kept, "assassin assassin"], shown: ["", lost, ""], turn: "P2" });
    }
  });

  it("coup 3: a face-up card stays to the end, seen by all, and does nothing more", () => {
    const game = given("classic", 3)
      .hands("duke (contessa)", "captain assassin", "duke duke")
      .coins(2, 3, 2)
      .turn("P2")
      .play("P2 assassinate P1", "P1 block as contessa", "P3 pass", "P2 challenge")
      .mayOnly("P1", "refuse")
      .refuses("P1 show", "cannot-show")
      .play("P1 refuse")
      .expect({ out: "P1", shown: ["contessa duke", "", ""] });
    for (const who of ["P1", "P2", "P3", "public"])
      expect(at(game.view(who).players, 0).shown).toEqual(["contessa", "duke"]);
  });
});
