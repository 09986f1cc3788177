import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Other pieces of equipment that meet: cops 4, 5. */

describe("evidence bag", () => {
  it("cops 5 pairs: the bag comes first: the former holder cannot use the card in answer", () => {
    given("base", 4)
      .equipment(null, "evidence-bag", "coffee")
      .play("P1 investigate P4.1", "P3 play coffee", "P2 play evidence-bag P3 to P4")
      .expect({ question: "act", equipment: [null, null, null, "coffee"], lastUnder: "evidence-bag" })
      .play("P1 investigate P4.1")
      .expect({ moment: "announced", waiting: "P4" })
      .refuses("P3 play coffee", "not-asked");
  });

  it("cops 5 pairs: the bag comes first also when the holder of the card is nearer", () => {
    given("base", 4)
      .equipment(null, "coffee", "evidence-bag")
      .play("P1 investigate P4.1", "P3 play evidence-bag P2 to P4", "P2 play coffee")
      .expect({ question: "act", equipment: [null, null, null, "coffee"], lastUnder: "evidence-bag" })
      .heard("public", "played", "handed", "used", "asked")
      .play("P1 investigate P4.1")
      .expect({ moment: "announced", waiting: "P4" })
      .refuses("P2 play coffee", "not-asked");
  });

  it("cops 5 pairs: the bag takes the shield of who is shot at, who wanted to use it, and is hit", () => {
    given("base", 5)
      .hands("agent any any", "kingpin any any")
      .equipment("evidence-bag", null, "riot-shield")
      .guns("P1>P3")
      .play("P1 shoot", "others pass", "P3 play riot-shield", "P1 play evidence-bag P3 to P4")
      .expect({ moment: "hit", waiting: "P4", equipment: [null, null, null, "riot-shield", null], out: "" })
      .play("P4 pass", "P4 pass")
      .expect({ out: "P3", lastUnder: "evidence-bag" });
  });

  it("cops 5 pairs: the bag gives the active player a card in mid-announcement, who then acts anew with it", () => {
    given("base", 4)
      .equipment(null, "evidence-bag", "taser")
      .guns("P4>P1")
      .play("P1 investigate P4.1", "P3 pass", "P2 play evidence-bag P3 to P1")
      .expect({ question: "act", equipment: ["taser", null, null, null] })
      .play("P1 play taser P4 to P2")
      .expect({ guns: "P1>P2" });
  });
});

describe("coffee and smoke", () => {
  it("cops 7 coffee and smoke grenade: the coffee player is next, then the new direction", () => {
    given("base", 5)
      .equipment("smoke-grenade", null, "coffee")
      .play("P1 play smoke-grenade", "P1 investigate P2.1", "P3 play coffee", "P1 investigate P2.1")
      .expect({ turn: "P3", direction: -1 })
      .play("P3 investigate P1.1")
      .expect({ turn: "P2" });
  });

  it("cops 5 pairs: both at one moment, in either order, come to the same", () => {
    for (const cards of [["coffee", "smoke-grenade"] as const, ["smoke-grenade", "coffee"] as const]) {
      const game = given("base", 5)
        .equipment(null, ...cards)
        .play("P1 investigate P5.1", "others pass", "others pass", `P3 play ${cards[1]}`, `P2 play ${cards[0]}`)
        .expect({ moment: "turn-end", waiting: "P3" })
        .play(`P3 play ${cards[1]}`);
      game.expect({ turn: cards[0] === "coffee" ? "P2" : "P3", direction: -1 });
    }
  });
});

describe("teams that are made and unmade", () => {
  it("cops 5 pairs: blackmail takes a leader from a player, who is of the majority's team from then on", () => {
    given("base", 4)
      .hands("any any any", "kingpin honest honest", "agent any any", "honest crooked crooked")
      .equipment("blackmail")
      .play("P1 play blackmail P2.1 P4.1")
      .expect({ hands: { P2: "honest honest honest", P4: "kingpin crooked crooked" } })
      .expect({ teams: "crooked honest honest crooked" });
  });

  it("cops 5 pairs: blackmail and planted evidence: a card counts as its new holder's cards count", () => {
    given("base", 4)
      .hands("any any any", "kingpin honest honest", "agent any any", "honest crooked crooked")
      .equipment("blackmail")
      .planted("P4")
      .expect({ teams: "crooked crooked honest honest" })
      .play("P1 play blackmail P2.2 P4.2")
      .expect({ hands: { P4: "honest honest crooked" }, teams: "crooked crooked honest crooked" });
  });

  it("cops 5 pairs: a looked-at card that blackmail moves can still be turned up by the camera", () => {
    given("base", 5)
      .hands("any any any", "honest any any", "crooked any any")
      .equipment(null, null, null, "blackmail", "surveillance-camera")
      .play("P1 investigate P2.1", "others pass", "P5 pass", "P4 play blackmail P2.1 P3.1")
      .expect({ moment: "investigated", waiting: "P5" })
      .refuses("P5 play surveillance-camera P2.1", "not-just-seen")
      .play("P5 play surveillance-camera P3.1")
      .sees("public", "P3", "(honest) ? ?");
  });

  it("cops 5 pairs: a looked-at card that a flashbang has shuffled cannot be turned up by the camera", () => {
    given("base", 5)
      .hands("any any any", "honest agent crooked")
      .equipment(null, null, null, "flashbang", "surveillance-camera")
      .play("P1 investigate P2.1", "others pass", "P5 pass", "P4 play flashbang P2", "P2 arrange honest agent crooked")
      .expect({ moment: "investigated", waiting: "P5" })
      .mayOnly("P5", "pass")
      .refuses("P5 play surveillance-camera P2.1", "not-just-seen");
  });
});

describe("disguise against what exposes", () => {
  it("cops 5 pairs: nobody can put the polygraph on the disguised", () => {
    given("base", 4)
      .equipment("polygraph")
      .disguised("P3")
      .refuses("P1 play polygraph P3", "concealed")
      .may("P1", "play polygraph P2");
  });

  it("cops 5 pairs: the disguised one's own polygraph sees others, who do not see theirs", () => {
    given("base", 4)
      .hands("any any any", "any any any", "honest agent crooked")
      .equipment("polygraph")
      .disguised("P1")
      .play("P1 play polygraph P3", "P1 look P3.1 P3.2 P3.3")
      .sees("P1", "P3", "honest agent crooked")
      .sees("P3", "P1", "? ? ?")
      .expect({ question: "act", waiting: "P1" });
  });

  it("cops 5 pairs: the wiretap passes the disguised by", () => {
    given("base", 4)
      .equipment("wiretap")
      .disguised("P3")
      .refuses("P1 play wiretap P3.1", "concealed")
      .play("P1 play wiretap P2.1")
      .refuses("P1 look P3.1", "concealed")
      .mayOnly("P1", "look P4.1", "look P4.2", "look P4.3");
  });

  it("cops 5 pairs: the metal detector passes the disguised by", () => {
    given("base", 4)
      .equipment("metal-detector")
      .disguised("P3")
      .guns("P3>P1")
      .play("P1 play metal-detector")
      .heard("public", "played", "used", "asked");
  });

  it("cops 5 pairs: truth serum does not work on the disguised", () => {
    given("base", 4).equipment("truth-serum").disguised("P3").refuses("P1 play truth-serum P3", "concealed");
  });

  it("cops 5 pairs: disguise between the look and the camera: the camera does not work any more", () => {
    given("base", 5)
      .equipment(null, null, null, "disguise", "surveillance-camera")
      .play("P1 investigate P2.1", "others pass", "P5 play surveillance-camera P2.1", "P4 play disguise P2")
      .expect({ moment: "investigated", waiting: "P5", lying: "P2 disguise" })
      .refuses("P5 play surveillance-camera P2.1", "concealed")
      .mayOnly("P5", "pass");
  });

  it("cops 5 pairs: the camera is nearer: the card is up before the disguise lies there", () => {
    given("base", 5)
      .hands("any any any", "honest any any")
      .equipment(null, null, null, "surveillance-camera", "disguise")
      .play("P1 investigate P2.1", "others pass", "P5 play disguise P2", "P4 play surveillance-camera P2.1")
      .sees("public", "P2", "(honest) ? ?")
      .expect({ moment: "investigated", waiting: "P5", lying: "" });
  });

  it("cops 5 pairs: blackmail and flashbang do not expose: they work on the disguised", () => {
    given("base", 4).equipment("flashbang").disguised("P3").may("P1", "play flashbang P3");
    given("base", 4).equipment("blackmail").disguised("P3").may("P1", "play blackmail P2.1 P3.1");
  });

  it("cops 5 pairs: disguise does not keep a shot from turning all cards up", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any", "honest honest crooked")
      .disguised("P3")
      .guns("P1>P3")
      .play("P1 shoot")
      .sees("public", "P3", "(honest) (honest) (crooked)");
  });
});
