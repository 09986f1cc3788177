import { describe, it } from "vitest";
import { EDITIONS } from "../src/index.ts";
import { given } from "./scenario.ts";

/* docs/records.md: the engine answers by itself only where everybody can see that there is just one answer. */

const ASKING = ["classic", "plus", "he"] as const;
const INQUISITION = { character: "inquisitor" } as const;

describe("what is not asked", () => {
  it.each(EDITIONS)(
    "records last card: it is lost without a question, to a coup or assassination, in %s",
    (edition) => {
      const table = () => given(edition, 3).hands("assassin duke", "captain (contessa)", "duke duke").coins(7, 2, 2);
      table().play("P1 coup P2").heard("P2", "announced", "paid", "lost", "out", "paid", "turn").expect({ turn: "P3" });
      table().play("P1 assassinate P2", "P3 pass", "P2 pass").expect({ out: "P2", turn: "P3" });
    },
  );

  it.each(ASKING)("records last card: it is lost without a question, to a challenge, in %s", (edition) => {
    given(edition, 3)
      .hands("contessa (duke)", "captain (contessa)", "duke duke")
      .play("P1 tax", "P2 challenge", "P1 refuse")
      .expect({ out: "P1", turn: "P2" });
    given(edition, 3)
      .hands("duke (duke)", "captain (contessa)", "duke contessa")
      .draws("assassin")
      .play("P1 tax", "P2 challenge", "P1 show")
      .expect({ out: "P2", turn: "P3", coins: [5, 0, 2] });
  });

  it("records last card: it is presented without a question; plus then asks the inquisitor", () => {
    given("plus", 3)
      .with(INQUISITION)
      .hands("inquisitor duke", "captain (contessa)", "duke duke")
      .play("P1 examine P2", "P3 pass", "P2 pass")
      .heard("P3", "presented", "asked")
      .expect({ question: "judge", waiting: "P1" });
  });

  it("records ru: a challenged card is shown without a question, and so is that it is not there", () => {
    given("ru", 3)
      .hands("duke contessa", "captain captain", "assassin assassin")
      .draws("contessa")
      .play("P1 tax", "P2 challenge")
      .heard("P3", "challenged", "showed", "asked")
      .waitingFor("P2")
      .play("P2 lose captain");
    given("ru", 3)
      .hands("contessa contessa", "captain captain", "assassin assassin")
      .play("P1 tax", "P2 challenge")
      .heard("P3", "challenged", "refused", "asked")
      .expect({ question: "lose-challenge", waiting: "P1" });
  });

  it("records ru: the examined card is exchanged without a question", () => {
    given("ru", 3)
      .with(INQUISITION)
      .hands("inquisitor duke", "captain (contessa)", "duke duke")
      .draws("assassin")
      .play("P1 examine P2", "others pass")
      .expect({ hidden: ["inquisitor duke", "assassin", "duke duke"], under: "captain", turn: "P2" });
  });
});

describe("what is asked although only the player knows that there is no choice", () => {
  it.each(ASKING)("records challenged: without the card one is asked like one who has it, in %s", (edition) => {
    for (const [hand, answers] of [
      ["duke contessa", ["show", "refuse"]],
      ["contessa contessa", ["refuse"]],
    ] as const) {
      given(edition, 3)
        .hands(hand)
        .play("P1 tax", "P2 challenge")
        .heard("P2", "challenged", "asked")
        .heard("public", "challenged", "asked")
        .expect({ question: "prove", waiting: "P1" })
        .mayOnly("P1", ...answers);
    }
  });

  it.each(EDITIONS)("records two of a kind: a holder of two dukes chooses which to lose, in %s", (edition) => {
    given(edition, 3)
      .hands("contessa contessa", "duke duke")
      .coins(7, 2, 2)
      .play("P1 coup P2")
      .expect({ question: "lose-influence", waiting: "P2" })
      .mayOnly("P2", "lose duke");
  });

  it.each(["plus", "ru"] as const)("records two of a kind: and which to present, in %s", (edition) => {
    given(edition, 3)
      .with(INQUISITION)
      .hands("inquisitor contessa", "duke duke")
      .play("P1 examine P2", "others pass")
      .expect({ question: "present", waiting: "P2" })
      .mayOnly("P2", "present duke");
  });

  it("records two of a kind: and what to return, even if all are alike", () => {
    given("plus", 3)
      .with(INQUISITION)
      .hands("duke duke", "captain captain", "contessa contessa")
      .draws("duke")
      .play("P1 exchange", "others pass")
      .mayOnly("P1", "return duke");
  });
});

describe("what is always asked", () => {
  it.each(EDITIONS)("records action: even if there is only one, in %s", (edition) => {
    given(edition, 3)
      .hands("duke duke", "captain captain", "(contessa contessa)")
      .coins(10, 2, 0)
      .expect({ question: "act", waiting: "P1" })
      .mayOnly("P1", "coup P2");
  });

  it("records action: and in a window everybody who is asked answers, whatever they hold", () => {
    given("classic", 3)
      .hands("contessa contessa", "duke duke", "duke captain")
      .play("P1 tax")
      .waitingFor("P2", "P3")
      .play("P3 pass")
      .waitingFor("P2");
  });

  it("records action: a fellow who can only pass on foreign aid is asked too", () => {
    given("plus", 3)
      .with({ reformation: true })
      .sides("loyalist reformist loyalist")
      .play("P1 foreign-aid")
      .waitingFor("P2", "P3")
      .mayOnly("P3", "pass");
  });

  it("records action: the bomb's last holder is asked", () => {
    given("classic", 2)
      .with({ anarchist: true })
      .hands("duke duke", "captain (captain)")
      .coins(5, 2)
      .play("P1 bomb P2")
      .expect({ question: "bomb", waiting: "P2" });
  });
});
