import { describe, it } from "vitest";
import { ANARCHIST, bombed, WITH_BOMB } from "./bombed.ts";
import { given } from "./scenario.ts";

describe("caught with the bomb", () => {
  it.each(WITH_BOMB)("coup 7 caught: a holder caught bluffing loses two influences at once, in %s", (edition) => {
    for (const claim of ["defuse", "pass-on P4"]) {
      given(edition, 4)
        .with(ANARCHIST)
        .hands("duke duke", "captain ambassador", "captain assassin", "contessa assassin")
        .coins(5, 3, 2, 2)
        .play("P1 bomb P2", `P2 ${claim}`, "P3 challenge")
        .mayOnly("P2", "refuse")
        .play("P2 refuse")
        .expect({ out: "P2", shown: ["", "captain ambassador", "", ""], bomb: null, turn: "P3", coins: [0, 0, 2, 2] });
    }
  });

  it.each(WITH_BOMB)("coup 7 caught: so does one who holds the contessa and refuses to show it, in %s", (edition) => {
    bombed(edition)
      .play("P2 defuse", "P3 challenge", "P2 refuse")
      .expect({ out: "P2", shown: ["", "captain contessa", "", ""], bomb: null, turn: "P3" });
  });

  it.each(WITH_BOMB)("coup 7 caught: with one influence left, that one, in %s", (edition) => {
    given(edition, 3)
      .with(ANARCHIST)
      .hands("duke duke", "captain (ambassador)", "captain assassin")
      .coins(5, 3, 2)
      .play("P1 bomb P2", "P2 defuse", "P1 challenge", "P2 refuse")
      .expect({ out: "P2", shown: ["", "ambassador captain", ""], bomb: null, turn: "P3", treasury: 48 });
  });

  it.each(WITH_BOMB)(
    "coup 7 caught: a later holder too, and the earlier ones keep what they have, in %s",
    (edition) => {
      bombed(edition)
        .play("P2 pass-on P3", "others pass", "P3 pass-on P4", "P2 challenge", "P3 refuse")
        .expect({
          out: "P3",
          hidden: ["duke duke", "contessa captain", "", "contessa assassin"],
          bomb: null,
          turn: "P2",
        });
    },
  );

  it.each(WITH_BOMB)("coup 7 failed challenger: loses one, as always; who paid for the bomb too, in %s", (edition) => {
    bombed(edition)
      .draws("ambassador")
      .play("P2 defuse", "P1 challenge", "P2 show")
      .mayOnly("P1", "lose duke")
      .play("P1 lose duke")
      .expect({ shown: ["duke", "", "", ""], bomb: null, turn: "P2" });
  });

  it.each(WITH_BOMB)("coup 7 failed challenger: the bomb goes on when who paid for it is out, in %s", (edition) => {
    given(edition, 3)
      .with(ANARCHIST)
      .hands("duke (duke)", "contessa captain", "captain assassin")
      .coins(6, 2, 2)
      .draws("ambassador")
      .play("P1 bomb P2", "P2 pass-on P3", "P1 challenge", "P2 show")
      .expect({ out: "P1", bomb: "P3", waiting: "P3", coins: [1, 2, 2] })
      .mayOnly("P3", "explode", "defuse")
      .play("P3 explode", "P3 lose captain")
      .expect({ coins: [0, 2, 2], treasury: 46, turn: "P2" });
  });
});
