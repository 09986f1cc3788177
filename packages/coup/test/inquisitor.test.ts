import { describe, expect, it } from "vitest";
import { given } from "./scenario.ts";

const INQUISITION = { character: "inquisitor" } as const;
const BOTH = ["plus", "ru"] as const;

describe("the inquisitor exchanges", () => {
  it.each(BOTH)("coup 5 exchange: draw 1, return any 1 of three, in %s", (edition) => {
    for (const [back, kept] of [
      ["duke", "contessa assassin"],
      ["contessa", "duke assassin"],
      ["assassin", "duke contessa"],
    ] as const) {
      given(edition, 3)
        .with(INQUISITION)
        .hands("duke contessa", "captain captain", "duke duke")
        .draws("assassin")
        .play("P1 exchange")
        .mayOnly("P3", "pass", "challenge")
        .play("others pass")
        .mayOnly("P1", "return duke", "return contessa", "return assassin")
        .refuses("P1 return duke contessa", "wrong-count")
        .refuses("P1 return captain", "not-held")
        .refuses("P1 return", "wrong-count")
        .play(`P1 return ${back}`)
        .expect({ hidden: [kept, "captain captain", "duke duke"], court: 9, turn: "P2" });
    }
  });

  it.each(BOTH)("coup 2 exchange as inquisitor: the claim is the inquisitor, in %s", (edition) => {
    const game = given(edition, 3).with(INQUISITION).hands("inquisitor duke").play("P1 exchange");
    expect(game.view("public").claim).toEqual({ seat: 0, as: "inquisitor", on: "action" });
  });

  it.each(BOTH)("coup 5 exchange: with one influence, keep 1 of two, in %s", (edition) => {
    given(edition, 3)
      .with(INQUISITION)
      .hands("duke (contessa)", "captain captain", "duke duke")
      .draws("assassin")
      .play("P1 exchange", "others pass", "P1 return duke")
      .expect({ hidden: ["assassin", "captain captain", "duke duke"], court: 9 });
  });
});

describe("the inquisitor examines", () => {
  it.each(BOTH)("coup 2 examine: it claims the inquisitor and nobody may block it, in %s", (edition) => {
    given(edition, 3)
      .with(INQUISITION)
      .hands("duke contessa", "captain inquisitor", "duke duke")
      .play("P1 examine P2")
      .mayOnly("P2", "pass", "challenge")
      .mayOnly("P3", "pass", "challenge")
      .refuses("P2 block as inquisitor", "may-not-block")
      .play("others pass")
      .waitingFor("P2");
  });

  it.each(BOTH)("coup 5 examine: a living opponent, chosen when it is announced, in %s", (edition) => {
    given(edition, 3)
      .with(INQUISITION)
      .hands("duke contessa", "(captain inquisitor)", "duke duke")
      .coins(2, 0, 2)
      .refuses("P1 examine P2", "target-out")
      .refuses("P1 examine P1", "target-self")
      .may("P1", "examine P3", "exchange");
  });

  it.each(BOTH)("coup 5 examine: the target chooses which card to show, to the inquisitor alone, in %s", (edition) => {
    const game = given(edition, 3)
      .with(INQUISITION)
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .play("P1 examine P2", "others pass")
      .mayOnly("P2", "present captain", "present assassin")
      .refuses("P2 present duke", "not-held")
      .refuses("P1 present contessa", "not-asked")
      .refuses("P2 lose captain", "not-an-answer");
    if (edition === "ru") game.draws("contessa");
    game.play("P2 present captain");
    const presented = (who: string) => game.view(who).presented;
    if (edition === "plus") {
      expect([presented("P1"), presented("P2"), presented("P3"), presented("public")]).toEqual([
        "captain",
        "captain",
        null,
        null,
      ]);
    }
    game.cannotKnow("P3", "P2", "captain").cannotKnow("P3", "P2", "assassin");
  });

  it.each(BOTH)("coup 5 examine: caught without the inquisitor, nothing is shown, in %s", (edition) => {
    const game = given(edition, 3)
      .with(INQUISITION)
      .hands("duke contessa", "captain assassin", "duke duke")
      .play("P1 examine P2", "P2 challenge");
    if (edition === "plus") game.play("P1 refuse");
    game
      .play("P1 lose duke")
      .expect({ shown: ["duke", "", ""], turn: "P2" })
      .cannotKnow("P1", "P2", "captain");
  });

  it("coup 5 examine: after a failed challenge it goes on at once; plus asks the inquisitor about the last card", () => {
    given("plus", 3)
      .with(INQUISITION)
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .draws("contessa")
      .play("P1 examine P2", "P2 challenge", "P1 show", "P2 lose captain")
      .waitingFor("P1")
      .mayOnly("P1", "give-back", "replace");
  });

  it("coup 5 examine: after a failed challenge it goes on at once; ru replaces the last card, then the proven one", () => {
    given("ru", 3)
      .with(INQUISITION)
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .draws("contessa", "captain")
      .play("P1 examine P2", "P2 challenge", "P2 lose captain")
      .expect({ hidden: ["captain contessa", "contessa", "duke duke"], under: "assassin inquisitor", turn: "P2" });
  });

  it.each(BOTH)(
    "coup 5 examine: of a target whom the challenge has put out there is nothing to see, in %s",
    (edition) => {
      const game = given(edition, 3)
        .with(INQUISITION)
        .hands("inquisitor contessa", "captain (assassin)", "duke duke")
        .draws("contessa")
        .play("P1 examine P2", "P2 challenge");
      if (edition === "plus") game.play("P1 show");
      game.expect({ out: "P2", turn: "P3" });
    },
  );
});

describe("what becomes of the examined card", () => {
  const examined = () =>
    given("plus", 3)
      .with(INQUISITION)
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .play("P1 examine P2", "others pass", "P2 present captain")
      .mayOnly("P1", "give-back", "replace")
      .refuses("P2 give-back", "not-asked")
      .refuses("P1 pass", "not-an-answer");

  it("coup 5 plus: the inquisitor gives it back", () => {
    examined()
      .play("P1 give-back")
      .expect({ hidden: ["inquisitor contessa", "captain assassin", "duke duke"], court: 9, turn: "P2" });
  });

  it("coup 5 plus: or makes the target draw 1 and return it", () => {
    examined()
      .draws("contessa")
      .play("P1 replace")
      .heard("P3", "drew", "returned", "turn")
      .expect({ hidden: ["inquisitor contessa", "contessa assassin", "duke duke"], court: 9, under: "", turn: "P2" });
  });

  it("coup 5 plus: the draw comes before the return, so the examined card cannot come back", () => {
    // All three captains are out of the Court: the examined one, and two with P3.
    const game = given("plus", 3)
      .with(INQUISITION)
      .hands("inquisitor contessa", "captain assassin", "captain captain")
      .play("P1 examine P2", "others pass", "P2 present captain");
    expect(() => game.draws("captain").play("P1 replace")).toThrow("there is no captain left to draw");
  });

  it("coup 5 ru: it is always exchanged, under the deck and from the top", () => {
    given("ru", 3)
      .with(INQUISITION)
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .draws("contessa")
      .play("P1 examine P2", "others pass", "P2 present captain")
      .heard("public", "presented", "returned", "drew", "turn")
      .expect({
        hidden: ["inquisitor contessa", "contessa assassin", "duke duke"],
        under: "captain",
        court: 9,
        turn: "P2",
      })
      .refuses("P1 give-back", "not-asked");
  });

  it("coup 5 ru: the inquisitor proven in the same turn is replaced after it", () => {
    given("ru", 3)
      .with(INQUISITION)
      .hands("inquisitor contessa", "captain assassin", "duke duke")
      .draws("contessa", "assassin")
      .play("P1 examine P2", "P3 challenge", "P3 lose duke", "P2 present captain")
      .expect({ hidden: ["assassin contessa", "contessa assassin", "duke"], under: "captain inquisitor" });
  });
});
