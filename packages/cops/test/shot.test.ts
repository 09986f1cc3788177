import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Being shot in the base game: cops 3. */

/** P1 aims at P3. P2 has the kingpin, P4 the agent. */
function aimed(third: string) {
  return given("base", 4).hands("any any any", "kingpin any any", third, "agent any any").guns("P1>P3 P3>P1");
}

describe("being shot", () => {
  it("cops 3 face up: all identity cards are turned up and stay so", () => {
    aimed("honest crooked honest").play("P1 shoot").sees("public", "P3", "(honest) (crooked) (honest)");
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .guns("P1>P3")
      .draws("coffee")
      .play("P1 shoot")
      .sees("public", "P3", "(honest) (agent!) (crooked)");
  });

  it("cops 3 not a leader: eliminated, gun back to the table, equipment under the deck unseen", () => {
    aimed("honest crooked honest")
      .equipment(null, null, "coffee")
      .play("P1 shoot", "nobody plays")
      .expect({ out: "P3", guns: "", onTable: 2, equipment: [null, null, null, null], lastUnder: "coffee", turn: "P2" })
      .mayOnly("P3");
  });

  it("cops 3 leader: not eliminated; a wound, an equipment card, and the gun stays", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .guns("P1>P3 P3>P1")
      .draws("coffee")
      .play("P1 shoot")
      .expect({ out: "", guns: "P3>P1", onTable: 1, equipment: [null, null, "coffee", null], won: null })
      .seesEquipment("P1", "P3", "?");
  });

  it("cops 3 leader: who holds equipment already keeps one of the two", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .equipment(null, null, "med-kit")
      .guns("P1>P3")
      .draws("coffee")
      .play("P1 shoot", "others pass", "others pass")
      .expect({ question: "keep", waiting: "P3" })
      .mayOnly("P3", "keep med-kit", "keep coffee")
      .refuses("P3 keep taser", "not-held")
      .play("P3 keep coffee")
      .expect({ equipment: [null, null, "coffee", null], lastUnder: "med-kit", moment: "turn-end" });
  });

  it("cops 3 wounded leader: eliminated, and the game ends", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "(honest) (agent!) (crooked)")
      .guns("P1>P3")
      .equipment(null, null, "mobile-detonator", "defibrillator")
      .play("P1 shoot", "nobody plays")
      .expect({ out: "P3", question: "over", waiting: "" })
      .mayOnly("P3")
      .mayOnly("P4");
  });

  it("cops 3 wound: the token belongs to the leader card; the new holder is a wounded leader", () => {
    given("base", 5)
      .hands("any any any", "kingpin any any", "honest (agent!) crooked", "crooked crooked crooked", "any any any")
      .equipment("blackmail")
      .guns("P1>P4")
      .play("P1 play blackmail P3.2 P4.1")
      .expect({
        hands: { P3: "honest crooked crooked", P4: "(agent!) crooked crooked" },
        teams: "honest crooked crooked honest honest",
      })
      .play("P1 shoot")
      .expect({ out: "P4", won: "P2 P3 as crooked" });
  });
});

describe("the end", () => {
  it("cops 3 end kingpin: kingpin eliminated, honest win", () => {
    given("base", 4)
      .hands("agent any any", "(kingpin!) any any", "honest honest crooked", "crooked crooked any")
      .guns("P1>P2")
      .play("P1 shoot")
      .expect({ won: "P1 P3 as honest" });
  });

  it("cops 3 end agent: agent eliminated, crooked win", () => {
    given("base", 4)
      .hands("(agent!) any any", "kingpin any any", "honest honest crooked", "crooked crooked any")
      .guns("P2>P1")
      .turn("P2")
      .play("P2 shoot")
      .expect({ won: "P2 P4 as crooked" });
  });

  it("cops 3 end alone: who holds both leaders wins alone, at once, without a claim", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .equipment("blackmail")
      .play("P1 play blackmail P2.1 P3.1")
      .heard("P4", "played", "swapped", "won")
      .expect({ won: "P3 as alone", question: "over" });
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .equipment("blackmail")
      .play("P1 play blackmail P2.2 P3.2")
      .expect({ won: "P2 as alone" });
  });

  it("cops 3 end alone: leaders that change places unite nobody", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest agent crooked")
      .equipment("blackmail")
      .play("P1 play blackmail P2.1 P3.2")
      .expect({ won: null, hands: { P2: "agent honest crooked", P3: "honest kingpin crooked" } });
  });

  it("cops 3 end: nothing is asked or accepted any more", () => {
    given("base", 4)
      .hands("agent any any", "(kingpin!) any any")
      .equipment("coffee", null, "taser")
      .guns("P1>P2")
      .play("P1 shoot", "nobody plays")
      .refuses("P1 pass", "game-over")
      .refuses("P3 play taser P1 to P2", "game-over");
  });
});
