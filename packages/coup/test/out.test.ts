import { describe, it } from "vitest";
import { EDITIONS } from "../src/index.ts";
import { given } from "./scenario.ts";

describe("out of the game", () => {
  it.each(EDITIONS)(
    "coup 2 out: without a face-down card a player is out at once and is asked nothing more, in %s",
    (edition) => {
      given(edition, 3)
        .hands("duke contessa", "captain (assassin)", "duke duke")
        .coins(7, 3, 2)
        .play("P1 coup P2")
        .expect({
          out: "P2",
          hidden: ["duke contessa", "", "duke duke"],
          shown: ["", "assassin captain", ""],
          turn: "P3",
        })
        .play("P3 foreign-aid")
        .waitingFor("P1")
        .refuses("P2 block as duke", "not-asked")
        .refuses("P2 pass", "not-asked")
        .play("P1 block as duke")
        .waitingFor("P3")
        .refuses("P2 challenge", "not-asked");
    },
  );

  it.each(EDITIONS)("coup 2 purse of the fallen: it goes to the treasury, in %s", (edition) => {
    given(edition, 3)
      .hands("duke contessa", "captain (assassin)", "duke duke")
      .coins(7, 3, 2)
      .play("P1 coup P2")
      .expect({ coins: [0, 0, 2], treasury: 48 });
  });

  it.each(EDITIONS)(
    "coup 2 purse of the fallen: only when the action has resolved, so a thief still gets theirs, in %s",
    (edition) => {
      const game = given(edition, 3)
        .hands("duke contessa", "captain captain", "assassin (contessa)")
        .coins(2, 2, 5)
        .turn("P2")
        .play("P2 steal P3", "P1 pass", "P3 block as captain", "P1 challenge");
      if (edition !== "ru") game.waitingFor("P3").play("P3 refuse");
      game.expect({ coins: [2, 4, 0], treasury: 44, out: "P3", turn: "P1" });
    },
  );

  it.each(EDITIONS)("coup 2 purse of the fallen: a thief of the last coin gets 1, in %s", (edition) => {
    const game = given(edition, 3)
      .hands("duke contessa", "captain captain", "assassin (contessa)")
      .coins(2, 2, 1)
      .turn("P2")
      .draws("ambassador")
      .play("P2 steal P3", "P1 pass", "P3 challenge");
    if (edition !== "ru") game.play("P2 show");
    game.expect({ coins: [2, 3, 0], treasury: 45, out: "P3" });
  });

  it.each(EDITIONS)("coup 2 last standing: the last player wins and nothing is asked any more, in %s", (edition) => {
    given(edition, 2)
      .hands("duke contessa", "captain (assassin)")
      .coins(8, 2)
      .play("P1 coup P2")
      .expect({ winner: "P1", question: "over", waiting: "", coins: [1, 0], treasury: 49, out: "P2" })
      .refuses("P1 income", "game-over")
      .refuses("P2 income", "game-over")
      .mayOnly("P1")
      .mayOnly("P2");
  });

  it("coup 2 last standing: with two left the game goes on", () => {
    given("classic", 3)
      .hands("duke contessa", "captain (assassin)", "duke (duke)")
      .coins(7, 2, 2)
      .play("P1 coup P2")
      .expect({ winner: null, turn: "P3" });
  });

  it("coup 2 last standing: a player can win in the turn of another", () => {
    given("classic", 2)
      .hands("duke (contessa)", "captain (assassin)")
      .play("P1 steal P2", "P2 challenge", "P1 refuse")
      .expect({ winner: "P2", out: "P1", coins: [0, 2], treasury: 48 });
  });

  it.each(["classic", "plus", "he"] as const)(
    "coup 2 last standing: an exchange whose challenger it put out is over before a card is drawn, in %s",
    (edition) => {
      given(edition, 2)
        .hands("ambassador duke", "captain (contessa)")
        .coins(1, 2)
        .draws("assassin")
        .play("P1 exchange", "P2 challenge", "P1 show")
        .expect({ winner: "P1", question: "over", hidden: ["assassin duke", ""], coins: [1, 0] });
    },
  );
});
