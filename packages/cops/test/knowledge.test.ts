import { describe, expect, it } from "vitest";
import { EQUIPMENT_NAMES, type EquipmentName, MODES } from "../src/index.ts";
import { given } from "./scenario.ts";

/* Being asked reveals nothing, and what was seen stays known until it is covered: cops 4, 5. */

/** What P2 holds must not show in who is asked, what others hear, or what others see. */
function told(mode: "base" | "gang", kind: EquipmentName) {
  const game = given(mode, 5)
    .hands("agent honest crooked", "kingpin honest crooked", "honest honest crooked", "crooked crooked honest")
    .equipment(null, kind, kind === "coffee" ? "smoke-grenade" : "coffee")
    .guns("P1>P4");
  const heard: unknown[] = [];
  for (const line of [
    "P1 shoot",
    "P2 pass",
    "P3 pass",
    "P2 pass",
    "P3 pass",
    "P2 pass",
    "P3 pass",
    "P2 pass",
    "P3 pass",
  ]) {
    game.play(line);
    heard.push(game.facts("P1"), game.facts("P4"), game.facts("public"), game.view("public").awaited);
  }
  return heard;
}

describe("being asked", () => {
  it.each(MODES)("cops 4 asked: reveals nothing of what one holds, %s", (mode) => {
    const first = told(mode, "taser");
    for (const kind of EQUIPMENT_NAMES) expect(told(mode, kind), kind).toEqual(first);
  });

  it("cops 4 asked: a look inside the moment of an elimination asks the living; then the fallen are asked again", () => {
    given("base", 5)
      .hands("agent any any", "kingpin any any")
      .equipment(null, "wiretap", "mobile-detonator", null, "coffee")
      .guns("P1>P3")
      .play("P1 shoot", "others pass", "others pass")
      .expect({ moment: "eliminated", waiting: "P2 P3 P5" })
      .play("P3 pass", "P5 pass", "P2 play wiretap P1.1", "P2 look P5.1")
      .expect({ moment: "investigated", waiting: "P5" })
      .play("P5 pass")
      .expect({ moment: "eliminated", waiting: "P3 P5" })
      .play("P5 pass", "P3 play mobile-detonator P4")
      .expect({ out: "P3 P4" });
  });

  it("cops 4 secret: an answer cannot be taken back or given twice", () => {
    given("base", 4)
      .equipment(null, "coffee", "taser")
      .play("P1 investigate P4.1", "P2 pass")
      .refuses("P2 play coffee", "not-asked")
      .refuses("P2 pass", "not-asked");
  });

  it("cops 4 secret: a card that goes under the deck unseen is known to who put it there only", () => {
    const game = given("base", 4).equipment("coffee").draws("taser");
    game.play("P1 equip", "P1 pass", "P1 reveal 1", "P1 keep taser");
    const last = (who: string) => game.view(who).equipment.under.at(-1)?.card;
    expect([last("P1"), last("P2"), last("public")]).toEqual(["coffee", null, null]);
  });

  it("cops 4 secret: a card that was played goes under the deck for all to see", () => {
    const game = given("base", 4).equipment("coffee").play("P1 play coffee");
    expect(game.view("public").equipment.under.at(-1)?.card).toBe("coffee");
  });
});

describe("what everybody still knows", () => {
  it("cops 5 pairs: a healed leader under a flashbang: the token had told where the card lies", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "(honest) (agent!) (crooked)")
      .equipment("flashbang", "med-kit")
      .play("P1 play flashbang P3", "P3 arrange agent honest crooked", "P1 investigate P2.1", "P2 play med-kit P3")
      .sees("public", "P3", "agent ? ?");
  });

  it("cops 5 pairs: a leader healed before the flashbang lies anywhere", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "(honest) (agent!) (crooked)")
      .equipment("flashbang", "med-kit")
      .play("P1 investigate P2.1", "P1 pass", "P2 play med-kit P3")
      .expect({ question: "act" })
      .play("P1 play flashbang P3", "P3 arrange agent honest crooked")
      .sees("public", "P3", "? ? ?")
      .sees("P3", "P3", "agent honest crooked");
  });

  it("cops 5 pairs: a wounded leader that blackmail moves stays known, face down or up", () => {
    given("base", 4)
      .hands("any any any", "kingpin any any", "honest agent! crooked", "honest any any")
      .equipment("blackmail")
      .play("P1 play blackmail P3.2 P4.1")
      .sees("public", "P4", "agent! ? ?")
      .sees("P1", "P3", "? ? ?");
  });
});
