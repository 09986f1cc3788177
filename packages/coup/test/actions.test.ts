import { describe, it } from "vitest";
import { EDITIONS } from "../src/index.ts";
import { given } from "./scenario.ts";

/* One test or more for each row of the table of actions in coup 2; sections 5, 6 and 7 have files of their own. */

describe("actions that claim nothing", () => {
  it.each(EDITIONS)("coup 2 income: +1 from the treasury; nobody is asked, in %s", (edition) => {
    given(edition, 3)
      .play("P1 income")
      .expect({ coins: [3, 2, 2], treasury: 43, turn: "P2", waiting: "P2" })
      .refuses("P3 challenge", "not-asked");
  });

  it.each(EDITIONS)("coup 2 foreign aid: +2 from the treasury; it claims nothing to challenge, in %s", (edition) => {
    given(edition, 3)
      .play("P1 foreign-aid")
      .waitingFor("P2", "P3")
      .mayOnly("P2", "pass", "block duke")
      .mayOnly("P3", "pass", "block duke")
      .refuses("P2 challenge", "nothing-to-challenge")
      .refuses("P2 block as captain", "does-not-block")
      .refuses("P2 block as contessa", "does-not-block")
      .refuses("P1 pass", "not-asked")
      .play("others pass")
      .expect({ coins: [4, 2, 2], treasury: 42, turn: "P2" });
  });

  it.each(EDITIONS)("coup 2 foreign aid: anyone blocks it, claiming the duke, in %s", (edition) => {
    for (const blocker of ["P2", "P3"]) {
      const other = blocker === "P2" ? "P3" : "P2";
      given(edition, 3)
        .hands("contessa contessa", "captain captain", "assassin assassin")
        .play("P1 foreign-aid", `${other} pass`, `${blocker} block as duke`, "others pass")
        .expect({ coins: [2, 2, 2], treasury: 44, turn: "P2" });
    }
  });

  it.each(EDITIONS)("coup 2 coup: for 7 the target loses an influence; no block, no challenge, in %s", (edition) => {
    given(edition, 3)
      .hands("duke duke", "contessa contessa", "captain captain")
      .coins(7, 2, 2)
      .play("P1 coup P2")
      .expect({ coins: [0, 2, 2], treasury: 46, waiting: "P2", question: "lose-influence" })
      .refuses("P2 block as contessa", "not-an-answer")
      .refuses("P2 challenge", "not-an-answer")
      .refuses("P3 challenge", "not-asked")
      .play("P2 lose contessa")
      .expect({ shown: ["", "contessa", ""], turn: "P2" });
  });

  it.each(EDITIONS)("coup 2 coup: not with 6 coins, in %s", (edition) => {
    given(edition, 3)
      .coins(6, 2, 2)
      .refuses("P1 coup P2", "too-few-coins")
      .expect({ coins: [6, 2, 2] });
  });
});

describe("actions that claim a character", () => {
  it.each(EDITIONS)(
    "coup 2 tax: +3 from the treasury, claiming the duke, held or not; nobody may block, in %s",
    (edition) => {
      for (const hand of ["duke contessa", "assassin contessa"]) {
        given(edition, 3)
          .hands(hand, "duke captain", "captain captain")
          .play("P1 tax")
          .mayOnly("P2", "pass", "challenge")
          .refuses("P2 block as duke", "may-not-block")
          .play("others pass")
          .expect({ coins: [5, 2, 2], treasury: 41, turn: "P2", hidden: [hand, "duke captain", "captain captain"] });
      }
    },
  );

  it.each(EDITIONS)("coup 2 assassinate: for 3 the target loses an influence, in %s", (edition) => {
    given(edition, 3)
      .hands("assassin duke", "captain contessa", "duke duke")
      .coins(3, 2, 2)
      .play("P1 assassinate P2")
      .expect({ coins: [0, 2, 2], treasury: 46 })
      .play("others pass")
      .mayOnly("P2", "lose captain", "lose contessa")
      .play("P2 lose captain")
      .expect({ shown: ["", "captain", ""], hidden: ["assassin duke", "contessa", "duke duke"], turn: "P2" });
  });

  it.each(EDITIONS)("coup 2 assassinate: the target, and nobody else, blocks it as the contessa, in %s", (edition) => {
    given(edition, 3)
      .hands("assassin duke", "captain duke", "contessa contessa")
      .coins(3, 2, 2)
      .play("P1 assassinate P2")
      .mayOnly("P2", "pass", "challenge", "block contessa")
      .mayOnly("P3", "pass", "challenge")
      .refuses("P3 block as contessa", "may-not-block")
      .refuses("P2 block as captain", "does-not-block")
      .refuses("P2 block as duke", "does-not-block")
      .play("P2 block as contessa", "P3 pass", "others pass")
      .expect({ coins: [0, 2, 2], treasury: 46, shown: ["", "", ""], turn: "P2" });
  });

  it.each(EDITIONS)("coup 2 assassinate: not with 2 coins, in %s", (edition) => {
    given(edition, 3).hands("assassin assassin").refuses("P1 assassinate P2", "too-few-coins");
  });

  it.each(EDITIONS)("coup 2 steal: +2 from the target, 1 if that is all they have, in %s", (edition) => {
    const robbed = (coins: number) =>
      given(edition, 3).hands("captain duke").coins(2, coins, 2).play("P1 steal P2", "others pass");
    robbed(3).expect({ coins: [4, 1, 2], treasury: 43 });
    robbed(2).expect({ coins: [4, 0, 2], treasury: 44 });
    robbed(1).expect({ coins: [3, 0, 2], treasury: 45 });
  });

  it.each(EDITIONS)(
    "coup 2 steal: the target, and nobody else, blocks it as captain or ambassador, in %s",
    (edition) => {
      for (const as of ["captain", "ambassador"]) {
        given(edition, 3)
          .hands("captain duke", "contessa contessa", "captain ambassador")
          .play("P1 steal P2")
          .mayOnly("P2", "pass", "challenge", "block captain", "block ambassador")
          .mayOnly("P3", "pass", "challenge")
          .refuses(`P3 block as ${as}`, "may-not-block")
          .refuses("P2 block as duke", "does-not-block")
          .play(`P2 block as ${as}`, "P3 pass", "others pass")
          .expect({ coins: [2, 2, 2], treasury: 44, turn: "P2" });
      }
    },
  );

  it.each(EDITIONS)("coup 2 exchange as ambassador: draw 2, return any 2 of four, in %s", (edition) => {
    for (const [back, kept] of [
      ["assassin assassin", "duke contessa"],
      ["duke contessa", "assassin assassin"],
      ["assassin contessa", "duke assassin"],
    ] as const) {
      given(edition, 3)
        .hands("duke contessa", "captain captain", "duke duke")
        .draws("assassin assassin")
        .play("P1 exchange")
        .mayOnly("P2", "pass", "challenge")
        .refuses("P2 block as ambassador", "may-not-block")
        .play("others pass")
        .expect({ waiting: "P1", question: "return", court: 7 })
        .refuses("P1 return duke", "wrong-count")
        .refuses("P1 return", "wrong-count")
        .refuses("P1 return captain duke", "not-held")
        .refuses("P1 return duke duke", "not-held")
        .refuses("P1 pass", "not-an-answer")
        .play(`P1 return ${back}`)
        .expect({ hidden: [kept, "captain captain", "duke duke"], court: 9, coins: [2, 2, 2], turn: "P2" });
    }
  });

  it.each(EDITIONS)(
    "coup 2 exchange as ambassador: with one influence, draw 2 and keep 1 of three, in %s",
    (edition) => {
      given(edition, 3)
        .hands("duke (contessa)", "captain captain", "duke duke")
        .draws("assassin contessa")
        .play("P1 exchange", "others pass")
        .expect({ hidden: ["duke assassin contessa", "captain captain", "duke duke"] })
        .play("P1 return duke contessa")
        .expect({ hidden: ["assassin", "captain captain", "duke duke"], shown: ["contessa", "", ""], court: 9 });
    },
  );

  it.each(EDITIONS)("coup 2 examine: like convert, embezzle and bomb, not at a table without it, in %s", (edition) => {
    given(edition, 3)
      .coins(9, 2, 2)
      .refuses("P1 examine P2", "not-at-this-table")
      .refuses("P1 convert P1", "not-at-this-table")
      .refuses("P1 convert P2", "not-at-this-table")
      .refuses("P1 embezzle", "not-at-this-table")
      .refuses("P1 bomb P2", "not-at-this-table");
  });
});

describe("blockers", () => {
  it.each(["plus", "ru"] as const)(
    "coup 2 blockers in the deck: ambassador or inquisitor, whichever is in the game, in %s",
    (edition) => {
      given(edition, 3)
        .with({ character: "inquisitor" })
        .play("P1 steal P2")
        .mayOnly("P2", "pass", "challenge", "block captain", "block inquisitor")
        .refuses("P2 block as ambassador", "does-not-block");
      given(edition, 3)
        .play("P1 steal P2")
        .mayOnly("P2", "pass", "challenge", "block captain", "block ambassador")
        .refuses("P2 block as inquisitor", "does-not-block");
    },
  );
});
