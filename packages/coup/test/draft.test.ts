import { describe, expect, it } from "vitest";
import { coup } from "../src/index.ts";
import { given } from "./scenario.ts";

const BOTH = ["classic", "plus"] as const;

describe("the two-seat draft", () => {
  it.each(BOTH)(
    "coup 1 draft: each keeps one of their own five, secretly, then one each is dealt of the third set, in %s",
    (edition) => {
      const game = given(edition, 2)
        .expect({ question: "keep", waiting: "P1 P2", coins: [1, 2], treasury: 47, hidden: ["", ""] })
        .mayOnly("P1", "keep duke", "keep assassin", "keep captain", "keep ambassador", "keep contessa")
        .refuses("P1 keep inquisitor", "not-held")
        .refuses("P1 income", "not-an-answer")
        .play("P2 keep duke")
        .heard("P1")
        .heard("public")
        .heard("P2", "answered")
        .refuses("P2 keep captain", "not-asked")
        .draws("duke", "contessa")
        .play("P1 keep duke")
        .heard("public", "drafted", "dealt", "turn")
        .expect({ hidden: ["duke duke", "duke contessa"], court: 3, turn: "P1", waiting: "P1", coins: [1, 2] });
      expect(game.view("P1").players.map((player) => player.hidden)).toEqual([
        ["duke", "duke"],
        [null, null],
      ]);
      expect(game.view("public").drafted).toEqual([null, null]);
      expect(game.view("P2").drafted).toEqual([null, "duke"]);
    },
  );

  it.each(BOTH)("coup 1 draft: the Court is the last three of the third set, in %s", (edition) => {
    given(edition, 2)
      .draws("duke", "contessa")
      .play("P1 keep captain", "P2 keep captain")
      .draws("assassin", "ambassador")
      .play("P1 exchange", "P2 pass")
      .expect({ hidden: ["captain duke assassin ambassador", "captain contessa"], court: 1 })
      .play("P1 return duke captain")
      .expect({ hidden: ["assassin ambassador", "captain contessa"], court: 3, turn: "P2" });
  });

  it("coup 1 draft: the other four of each set leave the game: a third captain is nowhere to be drawn", () => {
    const game = given("classic", 2).draws("captain", "contessa").play("P1 keep captain", "P2 keep duke");
    const bag = game.view("all").court.bag ?? [];
    expect(bag.toSorted()).toEqual(["ambassador", "assassin", "duke"]);
  });

  it("coup 1 draft: with the starting seat P2, that seat gets the 1 coin and plays first", () => {
    given("classic", 2)
      .with({ first: 1 })
      .draws("duke", "contessa")
      .play("P1 keep duke", "P2 keep duke")
      .expect({ coins: [2, 1], turn: "P2", waiting: "P2" });
  });

  it("coup 1 draft: in plus also with the inquisitor, and with Reformation", () => {
    given("plus", 2)
      .with({ character: "inquisitor", reformation: true })
      .mayOnly("P2", "keep duke", "keep assassin", "keep captain", "keep inquisitor", "keep contessa")
      .draws("inquisitor", "contessa")
      .play("P1 keep inquisitor", "P2 keep duke")
      .expect({ question: "side", waiting: "P1", hidden: ["inquisitor inquisitor", "duke contessa"] })
      .play("P1 side reformist")
      .expect({ allegiances: "reformist loyalist", turn: "P1", question: "act" });
  });

  it("coup 1 draft: what the other kept stays unknown", () => {
    given("classic", 2)
      .draws("duke", "contessa")
      .play("P1 keep duke", "P2 keep captain")
      .cannotKnow("P1", "P2", "captain")
      .cannotKnow("P1", "P2", "contessa")
      .cannotKnow("P2", "P1", "duke");
  });

  it("coup 1 draft: two seats only, and not in ru or he", () => {
    for (const edition of BOTH) {
      expect(coup.options({ edition, draft: true }, 3).ok).toBe(false);
      given(edition, 3).expect({ question: "act", court: 9 });
    }
    for (const edition of ["ru", "he"] as const) {
      expect(coup.options({ edition, draft: true }, 2).ok).toBe(false);
      given(edition, 2).expect({ question: "act", court: 11 });
    }
  });

  it.each(BOTH)("coup 1 draft: on for two unless their table switches it off, in %s", (edition) => {
    given(edition, 2).expect({ question: "keep", court: 5 });
    given(edition, 2).with({ draft: true }).expect({ question: "keep" });
    given(edition, 2)
      .with({ draft: false })
      .expect({ question: "act", court: 11, coins: [1, 2] });
  });

  it.each(BOTH)("coup 1 draft: by version 1 of the rules only if a table asked for it, in %s", (edition) => {
    given(edition, 2).with({ version: 1 }).expect({ question: "act", court: 11 });
    given(edition, 2).with({ version: 1, draft: true }).expect({ question: "keep" });
  });
});
