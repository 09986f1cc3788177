import { describe, it } from "vitest";
import { given } from "./scenario.ts";

/* Equipment that moves, covers or recounts identity cards: cops 5. */

describe("blackmail", () => {
  it("cops 5 blackmail: two cards of two others change places, each keeping its facing; each of the two sees what they got", () => {
    given("base", 4)
      .hands("any any any", "honest (crooked) crooked", "kingpin crooked honest", "any any any")
      .equipment("blackmail")
      .play("P1 play blackmail P2.2 P3.3")
      .sees("P2", "P2", "honest honest crooked")
      .sees("P3", "P3", "kingpin crooked (crooked)")
      .sees("P3", "P2", "? honest ?")
      .sees("P1", "P2", "? ? ?")
      .sees("P4", "P3", "? ? (crooked)");
  });

  it("cops 5 blackmail: not with a card of your own, of one who is out, or two cards of one player", () => {
    given("base", 5)
      .hands("agent any any", "kingpin any any")
      .equipment("blackmail")
      .fallen("P4")
      .refuses("P1 play blackmail P1.1 P2.1", "yourself")
      .refuses("P1 play blackmail P2.1 P2.2", "same-player")
      .refuses("P1 play blackmail P2.1 P4.1", "is-out")
      .refuses("P1 play blackmail P2.1 P6.1", "no-such-seat");
  });

  it("cops 5 blackmail: who knew a card knows where it has gone", () => {
    given("base", 4)
      .hands("any any any", "agent any any", "honest any any")
      .equipment(null, null, null, "blackmail")
      .play("P1 investigate P2.1", "P4 pass", "P4 play blackmail P2.1 P3.1")
      .sees("P1", "P3", "agent ? ?")
      .sees("P1", "P2", "? ? ?")
      .sees("P2", "P3", "agent ? ?");
  });
});

describe("disguise", () => {
  it("cops 5 disguise: lies face up before another player to the end; nobody can investigate them", () => {
    given("base", 4)
      .equipment("disguise")
      .refuses("P1 play disguise P1", "yourself")
      .play("P1 play disguise P3")
      .expect({ lying: "P3 disguise", equipment: [null, null, null, null] })
      .refuses("P1 investigate P3.1", "concealed")
      .play("P1 investigate P2.1")
      .refuses("P2 investigate P3.1", "concealed");
  });

  it("cops 5 disguise: cards turned up before stay up, and the player may still turn cards up", () => {
    given("base", 4)
      .hands("any any any", "any any any", "(honest) any any")
      .equipment("disguise")
      .turn("P1")
      .play("P1 play disguise P3", "P1 investigate P2.1", "P2 investigate P1.1", "P3 arm", "P3 reveal 2")
      .play("P3 aim P1")
      .expect({ guns: "P3>P1" });
  });
});

describe("flashbang", () => {
  it("cops 5 flashbang: all cards face down, shuffled, looked at and laid in an order of the player's choice", () => {
    given("base", 4)
      .hands("any any any", "any any any", "(honest) agent (crooked)")
      .equipment("flashbang")
      .play("P1 play flashbang P3")
      .expect({ question: "arrange", waiting: "P3" })
      .sees("P1", "P3", "? ? ?")
      .sees("P3", "P3", "honest agent crooked")
      .refuses("P3 arrange honest honest crooked", "not-your-cards")
      .play("P3 arrange agent crooked honest")
      .sees("P3", "P3", "agent crooked honest")
      .sees("public", "P3", "? ? ?")
      .expect({ question: "act", waiting: "P1", lastUnder: "flashbang" });
  });

  it("cops 5 flashbang: whoever had looked at a card does not know any more which it is", () => {
    given("base", 4)
      .hands("any any any", "any any any", "honest agent crooked")
      .equipment(null, null, null, "flashbang")
      .play("P1 investigate P3.2", "P4 pass")
      .sees("P1", "P3", "? agent ?")
      .play("P4 play flashbang P3", "P3 arrange honest agent crooked")
      .sees("P1", "P3", "? ? ?");
  });

  it("cops 5 flashbang: a wound token stays on its card, so everybody still knows where the leader lies", () => {
    given("base", 4)
      .hands("any any any", "any any any", "(honest) (agent!) (crooked)")
      .equipment("flashbang")
      .play("P1 play flashbang P3")
      .sees("public", "P3", "? agent! ?")
      .play("P3 arrange honest crooked agent")
      .sees("public", "P3", "? ? agent!")
      .sees("P1", "P3", "? ? agent!")
      .sees("P3", "P3", "honest crooked agent!");
  });

  it("cops 5 flashbang: also on yourself, but not on one who is out", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any")
      .equipment("flashbang")
      .fallen("P4")
      .refuses("P1 play flashbang P4", "is-out")
      .may("P1", "play flashbang P1", "play flashbang P2", "play flashbang P3");
  });
});

describe("planted evidence", () => {
  it("cops 5 planted-evidence: honest cards count as crooked and the reverse, to the end", () => {
    given("base", 4)
      .hands("agent any any", "kingpin any any", "honest honest crooked", "crooked crooked any")
      .equipment("planted-evidence")
      .refuses("P1 play planted-evidence P1", "yourself")
      .play("P1 play planted-evidence P3")
      .expect({ lying: "P3 planted-evidence", teams: "honest crooked crooked crooked" });
  });

  it("cops 5 planted-evidence: leaders are not affected", () => {
    given("base", 4)
      .hands("agent any any", "kingpin crooked crooked", "honest honest honest", "crooked crooked any")
      .equipment("planted-evidence")
      .play("P1 play planted-evidence P2")
      .expect({ lying: "P2 planted-evidence", teams: "honest crooked honest crooked" });
  });

  it("cops 5 planted-evidence: it acts on the player, not on cards that leave them, and counts for the winners", () => {
    given("base", 5)
      .hands(
        "agent any any",
        "(kingpin!) any any",
        "honest honest crooked",
        "honest crooked crooked",
        "crooked crooked any",
      )
      .equipment("blackmail")
      .planted("P3")
      .guns("P1>P2")
      .play("P1 play blackmail P3.1 P4.2")
      .expect({ hands: { P3: "crooked honest crooked", P4: "honest honest crooked" } })
      .play("P1 shoot")
      .expect({ won: "P1 P3 P4 as honest" });
  });
});
