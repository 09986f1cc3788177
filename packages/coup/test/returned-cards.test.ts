import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* The last two rows of the table of edition differences (coup 4), each in each edition. */

describe("a proven card", () => {
  it.each(["classic", "plus", "he"] as const)(
    "coup 4 table, proven card, %s: to the Court, shuffled, one drawn, at once",
    (edition) => {
      given(edition, 3)
        .hands("captain contessa", "duke duke", "assassin assassin")
        .draws("captain")
        .play("P1 steal P2", "P3 challenge", "P1 show")
        .heard("public", "showed", "returned", "drew", "asked")
        .expect({ hidden: ["captain contessa", "duke duke", "assassin assassin"], under: "", waiting: "P3" })
        .cannotKnow("P3", "P1", "captain");
    },
  );

  it("coup 4 table, proven card, ru: kept face down to the end of the turn, then put under, and one drawn from the top", () => {
    given("ru", 3)
      .hands("captain contessa", "duke duke", "assassin assassin")
      .play("P1 steal P2", "P3 challenge")
      .expect({ hidden: ["captain contessa", "duke duke", "assassin assassin"], court: 9, under: "" })
      .play("P3 lose assassin")
      .expect({ hidden: ["captain contessa", "duke duke", "assassin"], waiting: "P2" })
      .draws("duke")
      .play("P2 pass")
      .expect({ hidden: ["duke contessa", "duke duke", "assassin"], court: 9, under: "captain", coins: [4, 0, 2] });
  });
});

describe("cards that return", () => {
  it.each(["classic", "plus", "he"] as const)(
    "coup 4 table, returned cards, %s: shuffled into the Court",
    (edition) => {
      given(edition, 3)
        .hands("captain contessa", "duke duke", "assassin assassin")
        .draws("ambassador ambassador")
        .play("P1 exchange", "others pass", "P1 return captain contessa")
        .heard("P2", "returned", "turn")
        .expect({ under: "", court: 9 })
        .draws("contessa captain")
        .play("P2 exchange", "others pass")
        .expect({ hidden: ["ambassador ambassador", "duke duke contessa captain", "assassin assassin"] });
    },
  );

  it("coup 4 table, returned cards, ru: put under the deck; draws come from the top", () => {
    given("ru", 6)
      .hands(
        "duke duke",
        "duke captain",
        "captain captain",
        "assassin assassin",
        "assassin contessa",
        "contessa contessa",
      )
      .expect({ court: 3, under: "" })
      .draws("ambassador ambassador")
      .play("P1 exchange", "others pass", "P1 return duke ambassador")
      .expect({
        court: 3,
        under: "duke ambassador",
        hidden: [
          "ambassador duke",
          "duke captain",
          "captain captain",
          "assassin assassin",
          "assassin contessa",
          "contessa contessa",
        ],
      })
      // The last card of the bag is drawn by chance; then the first that was put under comes up, by no chance.
      .draws("ambassador")
      .play("P2 exchange", "others pass")
      .expect({ court: 1, under: "ambassador" })
      .play("P2 return captain ambassador")
      .expect({ under: "ambassador captain ambassador" })
      .play("P3 exchange", "others pass")
      .expect({ under: "ambassador" })
      .play("P3 return ambassador captain")
      .expect({ under: "ambassador ambassador captain", turn: "P4" });
  });
});
