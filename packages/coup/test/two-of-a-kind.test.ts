import { describe, expect, it } from "vitest";
import { given } from "./scenario.ts";

/* `ru`: what is proven is a character; at the end of the turn who still holds a card of it replaces one (coup 4). */

/** P1 has proven the captain, P2 the ambassador against P1, who is to lose a card. */
function toLose(hand: string, ...drawn: readonly string[]) {
  return given("ru", 3)
    .hands(hand, "ambassador duke", "assassin assassin")
    .draws(...drawn)
    .play("P1 steal P2", "P3 challenge", "P3 lose assassin", "P2 block as ambassador", "P1 challenge");
}

/** P1 has proven the ambassador, drawn two cards, and is to return two. */
function toReturn(hand: string, drawn: string) {
  return given("ru", 3)
    .hands(hand, "duke duke", "captain captain")
    .draws(drawn)
    .play("P1 exchange", "P2 challenge", "P2 lose duke");
}

describe("two of a kind, proven", () => {
  it("coup 4 ru two of a kind: losing one leaves the other to be replaced", () => {
    toLose("captain captain")
      .draws("contessa", "contessa")
      .play("P1 lose captain")
      .heard("P3", "lost", "returned", "drew", "returned", "drew", "turn")
      .expect({
        hidden: ["contessa", "contessa duke", "assassin"],
        shown: ["captain", "", "assassin"],
        under: "captain ambassador",
        turn: "P2",
      });
  });

  it("coup 4 ru two of a kind: with none left nothing is replaced, and everybody is told", () => {
    toLose("captain contessa")
      .draws("contessa")
      .play("P1 lose captain")
      .heard("P3", "lost", "none-left", "returned", "drew", "turn")
      .heard("public", "lost", "none-left", "returned", "drew", "turn")
      .expect({ hidden: ["contessa", "contessa duke", "assassin"], under: "ambassador", turn: "P2" });
  });

  it("coup 4 ru two of a kind: of a player who is out nothing is told", () => {
    toLose("captain (captain)", "duke").heard(
      "P3",
      "challenged",
      "showed",
      "lost",
      "out",
      "paid",
      "returned",
      "drew",
      "turn",
    );
  });

  it("coup 4 ru two of a kind: returning one leaves the other to be replaced", () => {
    toReturn("ambassador ambassador", "assassin contessa")
      .draws("contessa")
      .play("P1 return ambassador contessa")
      .heard("P2", "returned", "returned", "drew", "turn")
      .expect({ hidden: ["assassin contessa", "duke", "captain captain"], under: "ambassador contessa ambassador" });
  });

  it("coup 4 ru two of a kind: so does returning the proven one and keeping one that was drawn", () => {
    toReturn("ambassador contessa", "ambassador assassin")
      .draws("captain")
      .play("P1 return ambassador contessa")
      .expect({ hidden: ["assassin captain", "duke", "captain captain"], under: "ambassador contessa ambassador" });
  });

  it("coup 4 ru two of a kind: returning both leaves nothing to replace", () => {
    toReturn("ambassador ambassador", "assassin contessa")
      .play("P1 return ambassador ambassador")
      .heard("P2", "returned", "none-left", "turn")
      .expect({ hidden: ["assassin contessa", "duke", "captain captain"], under: "ambassador ambassador" });
  });

  it("coup 4 ru two of a kind: keeping both, one is replaced", () => {
    toReturn("ambassador ambassador", "assassin contessa")
      .draws("assassin")
      .play("P1 return assassin contessa")
      .expect({ hidden: ["ambassador assassin", "duke", "captain captain"], under: "assassin contessa ambassador" });
  });

  it("coup 4 ru two of a kind: an inquisitor examines another, and one of the two proven ones is replaced", () => {
    given("ru", 3)
      .with({ character: "inquisitor" })
      .hands("inquisitor inquisitor", "duke duke", "captain captain")
      .draws("contessa", "assassin")
      .play("P1 examine P2", "P2 challenge", "P2 lose duke")
      .expect({
        hidden: ["inquisitor assassin", "contessa", "captain captain"],
        under: "duke inquisitor",
        turn: "P2",
      });
  });

  it("coup 4 ru two of a kind: an inquisitor exchanges, returns one, and has the other replaced", () => {
    given("ru", 3)
      .with({ character: "inquisitor" })
      .hands("inquisitor inquisitor", "duke duke", "captain captain")
      .draws("contessa", "assassin")
      .play("P1 exchange", "P2 challenge", "P2 lose duke", "P1 return inquisitor")
      .expect({ hidden: ["contessa assassin", "duke", "captain captain"], under: "inquisitor inquisitor" });
  });

  it("coup 4 ru two of a kind: by version 1 of the rules the one that went was the proven one", () => {
    given("ru", 3)
      .with({ version: 1 })
      .hands("captain captain", "ambassador duke", "assassin assassin")
      .draws("contessa")
      .play("P1 steal P2", "P3 challenge", "P3 lose assassin", "P2 block as ambassador", "P1 challenge")
      .play("P1 lose captain")
      .heard("P3", "lost", "returned", "drew", "turn")
      .expect({ hidden: ["captain", "contessa duke", "assassin"], under: "ambassador" });
    given("ru", 3)
      .with({ version: 1 })
      .hands("ambassador ambassador", "duke duke", "captain captain")
      .draws("assassin contessa")
      .play("P1 exchange", "P2 challenge", "P2 lose duke", "P1 return ambassador contessa")
      .expect({ hidden: ["ambassador assassin", "duke", "captain captain"], under: "ambassador contessa" });
  });
});

describe("what is known of it", () => {
  it("coup 4 ru two of a kind: what was put under everybody knows, what was drawn for it nobody", () => {
    const game = toLose("captain captain").draws("captain", "contessa").play("P1 lose captain");
    for (const who of ["P2", "P3", "public"]) {
      game.cannotKnow(who, "P1", "captain");
      expect(game.view(who).court.under.map((put) => put.card)).toEqual(["captain", "ambassador"]);
    }
  });

  it("coup 4 ru two of a kind: of two cards returned nobody else knows more than that what was proven is gone", () => {
    const game = toReturn("ambassador contessa", "assassin assassin").play("P1 return contessa ambassador");
    for (const who of ["P2", "P3", "public"]) {
      expect(game.view(who).court.under.map((put) => put.card)).toEqual([null, null]);
    }
  });

  it("coup 4 ru two of a kind: of a single card returned, with none left, everybody knows that it was the one", () => {
    const game = given("ru", 3)
      .with({ character: "inquisitor" })
      .hands("inquisitor contessa", "duke duke", "captain captain")
      .draws("assassin")
      .play("P1 exchange", "P2 challenge", "P2 lose duke", "P1 return inquisitor");
    for (const who of ["P1", "P2", "P3", "public"]) {
      expect(game.view(who).court.under).toEqual([{ card: "inquisitor", knownTo: "everyone" }]);
    }
  });
});
