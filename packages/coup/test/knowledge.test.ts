import { describe, expect, it } from "vitest";
import { given } from "./scenario.ts";

/* What a seat learns, and until when it holds (coup 4, 5). */

/** `plus`: P1 has examined P2, seen the captain, and given it back. */
function seen() {
  return given("plus", 3)
    .with({ character: "inquisitor" })
    .hands("inquisitor contessa", "captain assassin", "duke duke")
    .play("P1 examine P2", "others pass", "P2 present captain")
    .knows("P1", "P2", "captain")
    .play("P1 give-back");
}

describe("an examined card", () => {
  it("coup 5 knowledge: the inquisitor knows it; nobody else does, and the owner knows who knows", () => {
    const game = seen()
      .knows("P1", "P2", "captain")
      .cannotKnow("P1", "P2", "assassin")
      .cannotKnow("P3", "P2", "captain")
      .cannotKnow("public", "P2", "captain");
    const sighting = { seat: 1, card: "captain", by: 0 };
    expect(game.view("P1").sightings).toEqual([sighting]);
    expect(game.view("P2").sightings).toEqual([sighting]);
    expect(game.view("P3").sightings).toEqual([]);
    expect(game.view("public").sightings).toEqual([]);
  });

  it("coup 5 knowledge: it lasts while the card cannot have gone", () => {
    seen()
      .play("P2 income", "P3 tax", "others pass", "P1 income", "P2 foreign-aid", "others pass")
      .knows("P1", "P2", "captain");
  });

  it("coup 5 knowledge: it outlasts the loss of the other card", () => {
    seen()
      .play("P2 tax", "P3 challenge", "P2 refuse", "P2 lose assassin")
      .knows("P1", "P2", "captain")
      .cannotKnow("P3", "P2", "captain");
  });

  it("coup 5 knowledge: it ends when the card is lost", () => {
    const game = seen()
      .play("P2 tax", "P3 challenge", "P2 refuse", "P2 lose captain")
      .cannotKnow("P1", "P2", "captain");
    expect(game.view("P1").sightings).toEqual([]);
  });

  it("coup 5 knowledge: it ends when the owner may have exchanged it", () => {
    seen()
      .draws("duke")
      .play("P2 exchange", "others pass")
      .knows("P1", "P2", "captain")
      .play("P2 return assassin")
      .expect({ hidden: ["inquisitor contessa", "captain duke", "duke duke"] })
      .cannotKnow("P1", "P2", "captain");
  });

  it("coup 5 knowledge: it ends when the card is proven and replaced, even if it comes back", () => {
    seen()
      .draws("captain")
      .play("P2 steal P3", "P1 pass", "P3 challenge", "P2 show", "P3 lose duke")
      .expect({ hidden: ["inquisitor contessa", "captain assassin", "duke"] })
      .cannotKnow("P1", "P2", "captain");
  });

  it("coup 5 knowledge: it ends when the inquisitor has it replaced; what is drawn instead nobody sees", () => {
    given("plus", 3)
      .with({ character: "inquisitor" })
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .draws("contessa")
      .play("P1 examine P2", "others pass", "P2 present captain", "P1 replace")
      .cannotKnow("P1", "P2", "captain")
      .cannotKnow("P1", "P2", "contessa");
  });

  it("coup 5 knowledge: of two cards seen, the one that is not replaced stays known", () => {
    seen()
      .play("P2 income", "P3 income", "P1 examine P2", "others pass", "P2 present assassin")
      .knows("P1", "P2", "captain assassin")
      .draws("duke")
      .play("P1 replace")
      .knows("P1", "P2", "captain")
      .cannotKnow("P1", "P2", "duke");
  });

  it("coup 5 knowledge: the same character seen twice may be the same card", () => {
    given("plus", 3)
      .with({ character: "inquisitor" })
      .hands("inquisitor contessa", "captain captain", "duke duke")
      .play("P1 examine P2", "others pass", "P2 present captain", "P1 give-back", "P2 income", "P3 income")
      .play("P1 examine P2", "others pass", "P2 present captain", "P1 give-back")
      .knows("P1", "P2", "captain")
      .play("P2 tax", "P3 challenge", "P2 refuse", "P2 lose captain")
      .cannotKnow("P1", "P2", "captain");
  });

  it("coup 5 knowledge: it ends when all cards are shown for embezzling and replaced", () => {
    given("plus", 3)
      .with({ character: "inquisitor", reformation: true })
      .sides("loyalist reformist reformist")
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .reserve(1)
      .play("P1 examine P2", "others pass", "P2 present captain", "P1 give-back")
      .draws("captain", "contessa")
      .play("P2 embezzle", "P3 challenge", "P2 show", "P3 lose duke")
      .cannotKnow("P1", "P2", "captain");
  });
});

describe("what nobody learns", () => {
  it("coup 4.4: where the Court is shuffled, nobody knows anything of it, not even who returned cards", () => {
    const game = given("classic", 3)
      .hands("captain contessa", "duke duke", "assassin assassin")
      .draws("ambassador ambassador")
      .play("P1 exchange", "others pass", "P1 return contessa captain");
    for (const who of ["P1", "P2", "P3", "public"])
      expect(game.view(who).court).toEqual({ loose: 9, bag: null, under: [] });
  });

  it("coup 4.2: a refusal to show says nothing certain", () => {
    given("classic", 3)
      .hands("duke contessa", "captain captain", "assassin assassin")
      .play("P1 tax", "P2 challenge", "P1 refuse", "P1 lose contessa")
      .cannotKnow("P2", "P1", "duke");
  });
});

describe("the order of cards tells nothing", () => {
  it("coup 5 knowledge: an embezzler's hand is shown in the order of the table, not as it was drawn", () => {
    for (const hand of ["assassin captain", "captain assassin"]) {
      const game = given("plus", 3)
        .with({ reformation: true })
        .sides("loyalist reformist loyalist")
        .hands(hand)
        .reserve(2)
        .draws("duke duke")
        .play("P1 embezzle", "P2 challenge", "P1 show");
      expect(game.cardsHeard("public", "showed")).toEqual(["assassin", "captain"]);
      expect(game.cardsHeard("public", "returned")).toEqual(["assassin", "captain"]);
    }
  });

  it("coup 5 knowledge: a bomb's two victims are turned up in the order of the table", () => {
    for (const hand of ["assassin captain", "captain assassin"]) {
      given("classic", 3)
        .with({ anarchist: true })
        .hands("duke duke", hand)
        .coins(5, 2, 2)
        .play("P1 bomb P2", "P2 defuse", "P1 challenge", "P2 refuse")
        .expect({ shown: ["", "assassin captain", ""] });
    }
  });
});
