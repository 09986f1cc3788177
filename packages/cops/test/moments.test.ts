import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* When equipment is played: cops 4. */

describe("who may play", () => {
  it("cops 4 living holder: only what one holds, and only while living", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .equipment("coffee", "taser", "smoke-grenade")
      .guns("P1>P3")
      .play("P1 shoot")
      .refuses("P2 play coffee", "not-held")
      .play("nobody plays")
      .expect({ out: "P3" });
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .equipment(null, null, "smoke-grenade")
      .guns("P1>P3")
      .play("P1 shoot", "P3 pass", "P3 pass")
      .expect({ moment: "eliminated", waiting: "P3" })
      .refuses("P3 play smoke-grenade", "not-living-holder")
      .mayOnly("P3", "pass");
  });

  it("cops 4 one at a time: nothing else is played until a card has fully resolved", () => {
    given("base", 4)
      .equipment(null, "flashbang", "coffee")
      .play("P1 investigate P2.1", "P3 pass", "P2 play flashbang P4")
      .expect({ question: "arrange", waiting: "P4" })
      .refuses("P3 play coffee", "not-asked")
      .refuses("P1 investigate P2.1", "not-asked");
  });

  it("cops 4 one in hand: who gets a second card puts all but one under the deck before using any", () => {
    given("base", 4)
      .equipment("coffee", "taser")
      .draws("med-kit")
      .play("P1 equip", "others pass")
      .expect({ question: "reveal", waiting: "P1", equipment: ["coffee med-kit", "taser", null, null] })
      .refuses("P1 play coffee", "not-an-answer")
      .play("P1 reveal 1")
      .expect({ question: "keep", waiting: "P1", equipment: ["coffee med-kit", "taser", null, null] })
      .refuses("P1 play coffee", "not-an-answer")
      .refuses("P2 play taser P1 to P3", "not-asked")
      .play("P1 keep med-kit")
      .expect({ equipment: ["med-kit", "taser", null, null], lastUnder: "coffee", moment: "turn-end" })
      .seesEquipment("P2", "P1", "?");
  });
});

describe("an announced action", () => {
  it("cops 4 announced: it happens when nobody has anything to say to it", () => {
    given("base", 4)
      .equipment(null, "coffee", "taser")
      .play("P1 investigate P4.1")
      .expect({ moment: "announced", waiting: "P2 P3" })
      .sees("P1", "P4", "? ? ?")
      .play("P2 pass", "P3 pass")
      .expect({ moment: "investigated", waiting: "P2 P3" });
  });

  it("cops 4 announced: when a card has resolved, the acting player may announce a different action, or the same", () => {
    const game = given("base", 4)
      .equipment(null, "smoke-grenade")
      .play("P1 investigate P4.1", "P2 play smoke-grenade")
      .expect({ question: "act", waiting: "P1", turn: "P1" })
      .may("P1", "investigate P4.1", "arm");
    game.play("P1 arm", "P1 reveal 1", "P1 aim P2").expect({ guns: "P1>P2", turn: "P4" });
  });

  it("cops 4 announced: and must, if the first has become impossible", () => {
    given("base", 4)
      .equipment(null, "disguise")
      .play("P1 investigate P4.1", "P2 play disguise P4")
      .refuses("P1 investigate P4.1", "concealed")
      .mayNot("P1", "investigate P4.1", "investigate P4.2", "investigate P4.3")
      .play("P1 investigate P3.1")
      .sees("P1", "P4", "? ? ?");
    given("base", 4)
      .hands("any any any", "any any any", "honest any any")
      .equipment(null, "truth-serum")
      .play("P1 investigate P3.1", "P2 play truth-serum P3", "P3 reveal 1")
      .refuses("P1 investigate P3.1", "face-up");
    given("base", 4)
      .equipment(null, "truth-serum")
      .guns("P3>P1")
      .play("P1 arm", "P2 play truth-serum P1", "P1 reveal 2")
      .expect({ question: "act", waiting: "P1", guns: "P3>P1" })
      .play("P1 arm")
      .mayOnly("P1", "reveal 1", "reveal 3");
  });

  it("cops 4 several cards: several may be played before one action happens", () => {
    given("base", 4)
      .hands("any any any", "any any any", "any any any", "honest any any")
      .equipment("coffee", "smoke-grenade", "disguise")
      .play("P1 investigate P4.1", "P1 pass", "P2 pass", "P3 play disguise P2")
      .play("P1 investigate P4.1", "P1 pass", "P2 play smoke-grenade")
      .play("P1 investigate P4.1", "P1 play coffee")
      .play("P1 investigate P4.1")
      .expect({ turn: "P1", turns: 2, direction: -1 })
      .sees("P1", "P4", "honest ? ?");
  });
});

describe("the moments", () => {
  it("cops 4 moment turn: the active player alone may play, any number of times, before announcing", () => {
    given("base", 4)
      .hands("agent any any")
      .equipment("evidence-bag", "coffee", "smoke-grenade")
      .refuses("P2 play coffee", "not-asked")
      .play("P1 play evidence-bag P2 to P3", "P3 keep coffee")
      .expect({ question: "act", waiting: "P1" })
      .play("P1 investigate P2.1");
  });

  it("cops 4 moment announced: after the announcement and before the action", () => {
    given("base", 4).equipment("coffee").play("P1 equip").expect({ moment: "announced", waiting: "P1" });
  });

  it("cops 4 moment investigated: after a look", () => {
    given("base", 4)
      .equipment("coffee")
      .play("P1 investigate P2.1", "P1 pass")
      .expect({ moment: "investigated", waiting: "P1" });
  });

  it("cops 4 moment hit: a shot has been fired and has not hit", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .equipment("coffee")
      .guns("P1>P3")
      .play("P1 shoot", "P1 pass")
      .expect({ moment: "hit", out: "" })
      .sees("public", "P3", "? ? ?");
  });

  it("cops 4 moment eliminated: a player has been eliminated and the game is not over", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .equipment("coffee")
      .guns("P1>P3")
      .play("P1 shoot", "P1 pass", "P1 pass")
      .expect({ moment: "eliminated", out: "P3" });
    given("base", 4)
      .hands("agent any any", "(kingpin!) any any")
      .equipment("coffee")
      .guns("P1>P2")
      .play("P1 shoot", "P1 pass", "P1 pass")
      .expect({ question: "over" });
  });

  it("cops 4 moment turn-end: after the aim, before the next turn", () => {
    given("base", 4)
      .equipment("coffee")
      .play("P1 arm", "P1 pass", "P1 reveal 1", "P1 aim P2")
      .expect({ moment: "turn-end", waiting: "P1", turn: "P1" })
      .play("P1 pass")
      .expect({ turn: "P2" });
  });
});
