import { at, seededDraw } from "@darbar/kernel";
import { describe, expect, it } from "vitest";
import { coup, EDITIONS } from "../src/index.ts";
import { given } from "./scenario.ts";

/* Every row of coup 9, and the table talk of coup 8. */

describe("what would be a pass", () => {
  it.each(EDITIONS)("coup 9 steal from a player with 0 coins: not a legal target, in %s", (edition) => {
    given(edition, 3)
      .hands("captain captain")
      .coins(2, 0, 1)
      .may("P1", "steal P3")
      .refuses("P1 steal P2", "target-poor")
      .expect({ coins: [2, 0, 1], turn: "P1" });
  });

  it("coup 9 embezzle with an empty reserve: not legal", () => {
    given("plus", 3)
      .with({ reformation: true })
      .sides("loyalist reformist loyalist")
      .refuses("P1 embezzle", "reserve-empty")
      .play("P1 convert P1")
      .may("P2", "embezzle")
      .play("P2 embezzle", "others pass")
      .expect({ reserve: 0, coins: [1, 3, 2] })
      .refuses("P3 embezzle", "reserve-empty");
  });
});

describe("when there is not enough", () => {
  it.each(EDITIONS)("coup 9 treasury runs short: the player receives what is left, in %s", (edition) => {
    const poorTreasury = (left: number) =>
      given(edition, 6)
        .hands("duke duke")
        .coins(9 - left, 9, 8, 8, 8, 8);
    poorTreasury(2)
      .expect({ treasury: 2 })
      .play("P1 tax", "others pass")
      .expect({ coins: [9, 9, 8, 8, 8, 8], treasury: 0 });
    poorTreasury(1)
      .play("P1 foreign-aid", "others pass")
      .expect({ coins: [9, 9, 8, 8, 8, 8], treasury: 0 });
    poorTreasury(0)
      .play("P1 income")
      .expect({ coins: [9, 9, 8, 8, 8, 8], treasury: 0, turn: "P2" });
    poorTreasury(0)
      .play("P1 tax", "others pass")
      .expect({ coins: [9, 9, 8, 8, 8, 8], treasury: 0, turn: "P2" });
  });

  it.each(EDITIONS)(
    "coup 9 exchange with fewer Court cards than it draws: draw what is there, return as many, in %s",
    (edition) => {
      // No table gets here: the Court never has fewer than 3 cards. So these cards are taken out of the box.
      for (const left of [1, 0]) {
        const state = given(edition, 2).hands("duke captain", "contessa contessa").play("P1 exchange").view("all");
        state.court.bag = left === 1 ? ["assassin"] : [];
        state.court.loose = left;
        const step = (seat: number, raw: unknown): void => {
          const move = coup.move(raw);
          if (!move.ok) throw new Error(move.error);
          const decided = coup.decide(state, seat, move.value, seededDraw("short"));
          if (!decided.ok) throw new Error(decided.error.code);
          for (const event of decided.value) coup.evolve(state, event);
        };
        step(1, { do: "pass" });
        expect(at(state.players, 0).hidden).toEqual(left === 1 ? ["duke", "captain", "assassin"] : ["duke", "captain"]);
        expect(coup.legal(state, 0)).toHaveLength(left === 1 ? 3 : 1);
        step(0, { do: "return", cards: left === 1 ? ["duke"] : [] });
        expect(at(state.players, 0).hidden).toEqual(left === 1 ? ["captain", "assassin"] : ["duke", "captain"]);
        expect(state.turn).toBe(1);
      }
    },
  );
});

describe("challenges", () => {
  it.each(EDITIONS)(
    "coup 9 two players challenge: the first to arrive counts; the other never happened, in %s",
    (edition) => {
      for (const [first, second] of [
        ["P3", "P2"],
        ["P2", "P3"],
      ]) {
        const game = given(edition, 3)
          .hands("contessa contessa")
          .play("P1 tax", `${first} challenge`)
          .refuses(`${second} challenge`, "not-asked");
        expect(game.view("public").challenger).toBe(first === "P3" ? 2 : 1);
        if (edition !== "ru") game.play("P1 refuse");
        game.play("P1 lose contessa").expect({ coins: [2, 2, 2], shown: ["contessa", "", ""], turn: "P2" });
      }
    },
  );

  it("coup 9 embezzler caught with a duke: loses an influence of their own choice, not necessarily the duke", () => {
    given("plus", 3)
      .with({ reformation: true })
      .sides("loyalist reformist loyalist")
      .hands("duke contessa")
      .reserve(3)
      .play("P1 embezzle", "P2 challenge", "P1 refuse")
      .mayOnly("P1", "lose duke", "lose contessa")
      .play("P1 lose contessa")
      .expect({ shown: ["contessa", "", ""], reserve: 3, coins: [2, 2, 2], turn: "P2" });
  });

  it("coup 9 challenged embezzler refuses to show: loses the challenge, exactly as in section 4", () => {
    given("plus", 3)
      .with({ reformation: true })
      .sides("loyalist reformist loyalist")
      .hands("assassin contessa")
      .reserve(3)
      .play("P1 embezzle", "P2 challenge")
      .mayOnly("P1", "show", "refuse")
      .play("P1 refuse", "P1 lose assassin")
      .expect({ shown: ["assassin", "", ""], reserve: 3, coins: [2, 2, 2], turn: "P2" });
  });
});

describe("the bomb", () => {
  it.each(["classic", "plus"] as const)(
    "coup 9 bomb holder with nobody left to pass it to: explode or defuse only, in %s",
    (edition) => {
      given(edition, 2)
        .with({ anarchist: true })
        .coins(5, 2)
        .play("P1 bomb P2")
        .mayOnly("P2", "explode", "defuse")
        .refuses("P2 pass-on P1", "held-bomb");
    },
  );

  it.each(["classic", "plus"] as const)(
    "coup 9 bomb passed on to a player whom the challenge about it just put out: back to the table, in %s",
    (edition) => {
      given(edition, 3)
        .with({ anarchist: true })
        .hands("duke duke", "contessa captain", "captain (assassin)")
        .coins(5, 2, 4)
        .draws("ambassador")
        .play("P1 bomb P2", "P2 pass-on P3", "P3 challenge", "P2 show")
        .expect({
          out: "P3",
          bomb: null,
          turn: "P2",
          coins: [0, 2, 0],
          treasury: 48,
          shown: ["", "", "assassin captain"],
        });
    },
  );
});

describe("the rest", () => {
  it.each(EDITIONS)(
    "coup 9 seat leaves for good: a bot plays on for it; nothing about the hand is revealed, in %s",
    (edition) => {
      // Leaving is nothing that happens in the game: there is no such move, and the seat's quiet move keeps the game going.
      expect(coup.move({ do: "leave" }).ok).toBe(false);
      const game = given(edition, 3).hands("duke contessa", "captain captain", "assassin assassin");
      for (const who of ["P1", "P2", "P3", "P1"]) {
        const quiet = coup.fallback(game.view(who), Number(who.slice(1)) - 1);
        expect(quiet).toEqual({ do: "income" });
        game.play(`${who} income`);
        expect(game.view("public").players.map((player) => player.hidden)).toEqual(new Array(3).fill([null, null]));
      }
    },
  );

  it("coup 9 proven card and the claimant is put out later in the same turn (ru): nothing to replace", () => {
    given("ru", 3)
      .hands("captain (contessa)", "ambassador duke", "assassin assassin")
      .draws("duke")
      .play("P1 steal P2", "P3 challenge", "P3 lose assassin", "P2 block as ambassador", "P1 challenge")
      .expect({ out: "P1", shown: ["contessa captain", "", "assassin"], under: "ambassador", turn: "P2" })
      .expect({ hidden: ["", "duke duke", "assassin"], coins: [0, 2, 2] });
  });

  it.each(EDITIONS)("coup 9 10 or more: in every edition, checked at the start of the turn, in %s", (edition) => {
    given(edition, 3).coins(11, 2, 2).mayOnly("P1", "coup P2", "coup P3");
    given(edition, 3).coins(10, 2, 2).mayOnly("P1", "coup P2", "coup P3");
    given(edition, 3).coins(9, 2, 2).may("P1", "income", "tax");
  });

  it.each(EDITIONS)(
    "coup 8: no card is shown to, and no coin given to, another player: there is no such move, in %s",
    (edition) => {
      for (const name of ["give", "lend", "pay", "reveal", "show-card", "talk"])
        expect(coup.move({ do: name }).ok).toBe(false);
      given(edition, 3)
        .refuses("P1 show", "not-an-answer")
        .refuses("P1 present duke", "not-an-answer")
        .refuses("P2 show", "not-asked")
        .refuses("P2 present duke", "not-asked")
        .refuses("P1 replace", "not-an-answer");
    },
  );
});
