import { describe, it } from "vitest";
import { EDITIONS } from "../src/index.ts";
import { given } from "./scenario.ts";

const ASKING = ["classic", "plus", "he"] as const;

describe("a block", () => {
  it.each(EDITIONS)(
    "coup 4.5: unchallenged it stops the action, held or bluffed, and what was paid stays paid, in %s",
    (edition) => {
      for (const hand of ["contessa duke", "duke duke"]) {
        given(edition, 3)
          .hands("assassin duke", hand, "captain captain")
          .coins(3, 2, 2)
          .play("P1 assassinate P2", "P3 pass", "P2 block as contessa", "P1 pass", "P3 pass")
          .expect({ coins: [0, 2, 2], treasury: 46, shown: ["", "", ""], turn: "P2" });
      }
    },
  );

  it.each(ASKING)("coup 4.5: proven it stops the action, and what was paid stays paid, in %s", (edition) => {
    given(edition, 3)
      .hands("assassin duke", "contessa duke", "captain captain")
      .coins(3, 2, 2)
      .draws("ambassador")
      .play("P1 assassinate P2", "P3 pass", "P2 block as contessa", "P1 pass", "P3 challenge", "P2 show")
      .play("P3 lose captain")
      .expect({ coins: [0, 2, 2], treasury: 46, shown: ["", "", "captain"], turn: "P2" });
  });

  it.each(EDITIONS)("coup 4.5: a block is not blocked, in %s", (edition) => {
    given(edition, 3)
      .play("P1 steal P2", "P2 block as captain", "P3 pass")
      .mayOnly("P1", "pass", "challenge")
      .mayOnly("P3", "pass", "challenge")
      .refuses("P1 block as captain", "may-not-block")
      .refuses("P3 block as ambassador", "may-not-block");
  });

  it.each(ASKING)("coup 4.5: a thief put out by a proven block: the block stands, in %s", (edition) => {
    given(edition, 3)
      .hands("captain (duke)", "ambassador duke", "contessa contessa")
      .draws("assassin")
      .play("P1 steal P2", "P2 block as ambassador", "P3 pass", "P1 challenge", "P2 show")
      .expect({ coins: [0, 2, 2], treasury: 46, out: "P1", turn: "P2" });
  });
});

describe("challenge first, then block", () => {
  it.each(ASKING)("coup 4.6: a challenge is settled before any block, even one given before it, in %s", (edition) => {
    given(edition, 3)
      .hands("duke contessa", "captain contessa", "duke duke")
      .coins(3, 2, 2)
      .play("P1 assassinate P2", "P2 block as contessa", "P3 challenge", "P1 refuse", "P1 lose duke")
      .expect({ coins: [3, 2, 2], shown: ["duke", "", ""], turn: "P2" });
  });

  it.each(ASKING)("coup 4.6: after a failed challenge the target can still block, in %s", (edition) => {
    const proven = () =>
      given(edition, 3)
        .hands("assassin duke", "captain contessa", "duke duke")
        .coins(3, 2, 2)
        .draws("ambassador")
        .play("P1 assassinate P2", "P3 challenge", "P1 show", "P3 lose duke")
        .expect({ question: "block", waiting: "P2", coins: [0, 2, 2] })
        .mayOnly("P2", "pass", "block contessa")
        .refuses("P2 challenge", "nothing-to-challenge")
        .refuses("P3 pass", "not-asked");
    proven()
      .play("P2 block as contessa")
      .waitingFor("P1", "P3")
      .play("others pass")
      .expect({ coins: [0, 2, 2], shown: ["", "", "duke"], turn: "P2" });
    proven()
      .play("P2 pass", "P2 lose captain")
      .expect({ coins: [0, 2, 2], shown: ["", "captain", "duke"], turn: "P2" });
  });

  it.each(ASKING)("coup 4.6: a block given before the challenge binds nobody after it, in %s", (edition) => {
    given(edition, 3)
      .hands("captain duke", "captain contessa", "duke duke")
      .draws("assassin")
      .play("P1 steal P2", "P2 block as captain", "P3 challenge", "P1 show", "P3 lose duke")
      .waitingFor("P2")
      .play("P2 pass")
      .expect({ coins: [4, 0, 2], turn: "P2" });
  });

  it.each(ASKING)(
    "coup 4.6: a block in the second window can be challenged, also by who lost the challenge, in %s",
    (edition) => {
      given(edition, 3)
        .hands("captain duke", "assassin contessa", "duke duke")
        .draws("assassin")
        .play(
          "P1 steal P2",
          "P3 challenge",
          "P1 show",
          "P3 lose duke",
          "P2 block as captain",
          "P3 challenge",
          "P2 refuse",
        )
        .play("P2 lose assassin")
        .expect({ coins: [4, 0, 2], shown: ["", "assassin", "duke"], turn: "P2" });
    },
  );

  it.each(ASKING)("coup 4.6: the player who just lost that challenge can not block, in %s", (edition) => {
    given(edition, 3)
      .hands("captain duke", "captain contessa", "duke duke")
      .draws("assassin")
      .play("P1 steal P2", "P3 pass", "P2 challenge", "P1 show", "P2 lose contessa")
      .expect({ coins: [4, 0, 2], shown: ["", "contessa", ""], turn: "P2" });
  });

  it.each(ASKING)("coup 4.6: with secondDefence they can, in %s", (edition) => {
    const challenged = () =>
      given(edition, 3)
        .with({ secondDefence: true })
        .hands("assassin duke", "captain contessa", "duke duke")
        .coins(3, 2, 2)
        .draws("assassin")
        .play("P1 assassinate P2", "P2 challenge", "P1 show", "P2 lose captain")
        .waitingFor("P2")
        .mayOnly("P2", "pass", "block contessa");
    challenged()
      .play("P2 block as contessa", "others pass")
      .expect({ coins: [0, 2, 2], turn: "P2", out: "" });
    challenged()
      .play("P2 pass")
      .expect({ coins: [0, 0, 2], out: "P2", turn: "P3" });
  });

  it("coup 4.6: secondDefence is of no use to one whom the challenge has put out", () => {
    given("classic", 3)
      .with({ secondDefence: true })
      .hands("assassin duke", "contessa (captain)", "duke duke")
      .coins(3, 2, 2)
      .draws("assassin")
      .play("P1 assassinate P2", "P2 challenge", "P1 show")
      .expect({ out: "P2", turn: "P3" });
  });

  it("coup 4.6: an action that nobody may block goes on at once after a failed challenge", () => {
    given("classic", 4)
      .hands("duke duke", "captain captain")
      .draws("contessa")
      .play("P1 tax", "P2 challenge", "P1 show", "P2 lose captain")
      .expect({ coins: [5, 2, 2, 2], turn: "P2" });
  });
});

describe("double danger", () => {
  it.each(ASKING)(
    "coup 4.7: challenge an assassin wrongly, then be assassinated: both influences go, in %s",
    (edition) => {
      given(edition, 3)
        .hands("assassin duke", "captain contessa", "duke duke")
        .coins(3, 5, 2)
        .draws("ambassador")
        .play("P1 assassinate P2", "P2 challenge", "P1 show", "P2 lose contessa")
        .expect({ out: "P2", shown: ["", "contessa captain", ""], coins: [0, 0, 2], treasury: 48, turn: "P3" });
    },
  );

  it.each(ASKING)(
    "coup 4.7: bluff the contessa, be caught, then be assassinated: both influences go, in %s",
    (edition) => {
      given(edition, 3)
        .hands("assassin duke", "captain ambassador", "duke duke")
        .coins(3, 5, 2)
        .play("P1 assassinate P2", "P2 block as contessa", "P3 pass", "P1 challenge", "P2 refuse", "P2 lose captain")
        .expect({ out: "P2", shown: ["", "captain ambassador", ""], coins: [0, 0, 2], treasury: 48, turn: "P3" });
    },
  );

  it.each(ASKING)(
    "coup 4.7: who is out by the challenge has nothing more to lose; the 3 coins stay paid, in %s",
    (edition) => {
      given(edition, 3)
        .hands("assassin duke", "captain (contessa)", "duke duke")
        .coins(3, 5, 2)
        .draws("ambassador")
        .play("P1 assassinate P2", "P2 challenge", "P1 show")
        .expect({ out: "P2", coins: [0, 0, 2], treasury: 48, turn: "P3", waiting: "P3" });
      given(edition, 3)
        .hands("assassin duke", "captain (contessa)", "duke duke")
        .coins(3, 5, 2)
        .play("P1 assassinate P2", "P2 block as contessa", "P3 pass", "P3 challenge", "P2 refuse")
        .expect({ out: "P2", coins: [0, 0, 2], treasury: 48, turn: "P3", waiting: "P3" });
    },
  );

  it("coup 4.7: where anyone may block, nobody is asked to save a target whom the challenge has put out", () => {
    given("ru", 3)
      .with({ blockers: "anyone" })
      .hands("assassin duke", "captain (contessa)", "duke duke")
      .coins(3, 5, 2)
      .draws("ambassador")
      .play("P1 assassinate P2", "P2 challenge")
      .expect({ out: "P2", coins: [0, 0, 2], treasury: 48, turn: "P3", waiting: "P3" });
  });
});
