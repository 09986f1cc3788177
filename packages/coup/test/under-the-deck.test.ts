import { describe, expect, it } from "vitest";
import { given } from "./scenario.ts";

/* What is known of the cards put under the deck in `ru`, and of who draws them (coup 4, 5). */

describe("cards under the deck", () => {
  const under = (game: ReturnType<typeof given>, who: string) => game.view(who).court.under.map((put) => put.card);

  it("coup 4 ru under: who returns cards knows what lies there, in order; others see how many and whose", () => {
    const game = given("ru", 3)
      .hands("captain contessa", "duke duke", "assassin assassin")
      .draws("ambassador ambassador")
      .play("P1 exchange", "others pass", "P1 return contessa captain");
    expect(under(game, "P1")).toEqual(["contessa", "captain"]);
    for (const who of ["P2", "P3", "public"]) {
      expect(game.view(who).court.under).toEqual([
        { card: null, knownTo: [0] },
        { card: null, knownTo: [0] },
      ]);
    }
  });

  it("coup 4 ru under: a proven card lies there for everybody to know", () => {
    const game = given("ru", 3)
      .hands("captain contessa", "duke duke", "assassin assassin")
      .draws("ambassador")
      .play("P1 steal P2", "P3 challenge", "P3 lose assassin", "P2 pass");
    for (const who of ["P1", "P2", "P3", "public"]) expect(under(game, who)).toEqual(["captain"]);
  });

  it("coup 5 ru: under the deck, an examined card is known to the two who saw it", () => {
    const game = given("ru", 3)
      .with({ character: "inquisitor" })
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .draws("contessa")
      .play("P1 examine P2", "others pass", "P2 present captain")
      .cannotKnow("P1", "P2", "contessa");
    expect([under(game, "P1"), under(game, "P2"), under(game, "P3"), under(game, "public")]).toEqual([
      ["captain"],
      ["captain"],
      [null],
      [null],
    ]);
  });

  /** Six seats, a Court of three: P1 has put duke and ambassador under, one unseen card is left above them. */
  const shallow = () =>
    given("ru", 6)
      .hands(
        "duke duke",
        "captain captain",
        "captain contessa",
        "assassin assassin",
        "assassin duke",
        "contessa contessa",
      )
      .draws("ambassador ambassador")
      .play("P1 exchange", "others pass", "P1 return duke ambassador");

  it("coup 4 ru under: who knew a card lying there knows who drew it", () => {
    shallow()
      .draws("ambassador")
      .play("P2 exchange", "others pass")
      .knows("P1", "P2", "duke")
      .cannotKnow("P3", "P2", "duke")
      .cannotKnow("P1", "P2", "ambassador")
      .play("P2 return captain captain")
      .cannotKnow("P1", "P2", "duke");
  });

  it("coup 4 ru under: what everybody knew, everybody knows in the hand that drew it, until it may have gone", () => {
    const game = shallow()
      .draws("ambassador")
      .play("P2 steal P3", "P4 challenge", "P4 lose assassin", "P3 pass")
      .expect({ under: "duke ambassador captain" })
      .play("P3 steal P4", "P5 challenge", "P5 lose duke", "P4 pass")
      .expect({ under: "ambassador captain captain" })
      .knows("P1", "P3", "duke")
      .cannotKnow("public", "P3", "duke")
      .play("P4 income", "P5 exchange", "others pass")
      .expect({ under: "captain" })
      .knows("public", "P5", "captain")
      .knows("P1", "P5", "captain ambassador")
      .cannotKnow("public", "P5", "ambassador");
    game.play("P5 return assassin ambassador").cannotKnow("public", "P5", "captain").cannotKnow("P1", "P5", "captain");
  });

  it("coup 4 ru under: a publicly known card is known until it is lost", () => {
    shallow()
      .draws("ambassador")
      .play("P2 steal P3", "P4 challenge", "P4 lose assassin", "P3 pass")
      .play("P3 steal P4", "P5 challenge", "P5 lose duke", "P4 pass")
      .play("P4 income", "P5 income", "P6 income", "P1 income", "P2 exchange", "others pass")
      .knows("public", "P2", "captain")
      .play("P2 return ambassador captain")
      .cannotKnow("public", "P2", "captain");
  });
});
