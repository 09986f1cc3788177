import { describe, it } from "vitest";
import { EDITIONS } from "../src/index.ts";
import { given } from "./scenario.ts";

/** The editions in which a challenged player is asked whether to show; `ru` has tests of its own in editions.test.ts. */
const ASKING = ["classic", "plus", "he"] as const;

describe("a challenge", () => {
  it.each(EDITIONS)(
    "coup 4.1: every living player may challenge an action, whether it concerns them or not, in %s",
    (edition) => {
      for (const [action, cost] of [["tax"], ["exchange"], ["steal P2"], ["assassinate P2", 3]] as const) {
        for (const challenger of ["P2", "P3", "P4"]) {
          given(edition, 4)
            .hands("contessa contessa", "duke duke", "captain captain", "assassin assassin")
            .coins(2 + (cost ?? 0), 2, 2, 2)
            .play(`P1 ${action}`)
            .may("P2", "challenge")
            .may("P3", "challenge")
            .may("P4", "challenge")
            .play(`${challenger} challenge`)
            .heard(
              "public",
              "challenged",
              ...(edition === "ru" ? (["refused", "asked"] as const) : (["asked"] as const)),
            )
            .waitingFor("P1");
        }
      }
    },
  );

  it.each(EDITIONS)("coup 4.1: every living player but the blocker may challenge a block, in %s", (edition) => {
    for (const challenger of ["P1", "P3", "P4"]) {
      given(edition, 4)
        .hands("captain captain", "duke duke", "contessa contessa", "assassin assassin")
        .play("P1 steal P2", "P2 block as captain", "P3 pass", "P4 pass")
        .waitingFor("P1", "P3", "P4")
        .refuses("P2 challenge", "not-asked")
        .play(`${challenger} challenge`)
        .waitingFor("P2");
    }
  });

  it("coup 4.1: nobody challenges their own claim, and nobody who is out challenges", () => {
    given("classic", 3)
      .hands("duke duke", "captain captain", "(contessa contessa)")
      .coins(2, 2, 0)
      .play("P1 tax")
      .waitingFor("P2")
      .refuses("P1 challenge", "not-asked")
      .refuses("P3 challenge", "not-asked");
  });

  it("coup 4.1: what claims no character is not challenged", () => {
    given("classic", 3)
      .coins(7, 2, 2)
      .play("P1 income")
      .refuses("P3 challenge", "not-asked")
      .refuses("P2 challenge", "not-an-answer")
      .play("P2 foreign-aid")
      .refuses("P1 challenge", "nothing-to-challenge");
  });

  it.each(EDITIONS)("coup 4.1: nothing is challenged afterwards, in %s", (edition) => {
    given(edition, 3)
      .hands("contessa contessa", "duke duke", "captain captain")
      .play("P1 tax", "others pass")
      .expect({ coins: [5, 2, 2] })
      .refuses("P2 challenge", "not-an-answer")
      .refuses("P3 challenge", "not-asked")
      .play("P2 foreign-aid", "P1 block as duke", "P3 pass", "others pass")
      .expect({ coins: [5, 2, 2], turn: "P3" })
      .refuses("P2 challenge", "not-asked")
      .refuses("P3 challenge", "not-an-answer");
  });

  it.each(ASKING)(
    "coup 4.2: the challenged player shows the claimed card, and the challenger loses an influence at once, in %s",
    (edition) => {
      given(edition, 3)
        .hands("duke contessa", "captain assassin", "captain captain")
        .draws("ambassador")
        .play("P1 tax", "P2 challenge")
        .waitingFor("P1")
        .mayOnly("P1", "show", "refuse")
        .refuses("P1 pass", "not-an-answer")
        .refuses("P2 show", "not-asked")
        .refuses("P3 pass", "not-asked")
        .play("P1 show")
        .expect({ waiting: "P2", question: "lose-challenge", coins: [2, 2, 2] })
        .mayOnly("P2", "lose captain", "lose assassin")
        .play("P2 lose captain")
        .expect({ coins: [5, 2, 2], shown: ["", "captain", ""], turn: "P2" });
    },
  );

  it.each(ASKING)("coup 4.2: who does not have it can only lose the challenge, in %s", (edition) => {
    given(edition, 3)
      .hands("contessa assassin", "captain assassin", "captain captain")
      .play("P1 tax", "P2 challenge")
      .mayOnly("P1", "refuse")
      .refuses("P1 show", "cannot-show")
      .play("P1 refuse")
      .mayOnly("P1", "lose contessa", "lose assassin")
      .play("P1 lose assassin")
      .expect({ coins: [2, 2, 2], shown: ["assassin", "", ""], turn: "P2" });
  });

  it.each(ASKING)(
    "coup 4.2: not wanting to show is allowed even to one who holds it, and loses the challenge, in %s",
    (edition) => {
      given(edition, 3)
        .hands("duke contessa", "captain assassin", "captain captain")
        .play("P1 tax", "P3 challenge", "P1 refuse")
        .mayOnly("P1", "lose duke", "lose contessa")
        .play("P1 lose contessa")
        .expect({ hidden: ["duke", "captain assassin", "captain captain"], coins: [2, 2, 2], turn: "P2" });
    },
  );
});

describe("a challenge lost by the claimant", () => {
  it.each(ASKING)("coup 4.3: the action does not happen, in %s", (edition) => {
    const caught = (action: string) =>
      given(edition, 3)
        .hands("contessa contessa", "duke captain", "assassin ambassador")
        .coins(5, 2, 2)
        .play(`P1 ${action}`, "P3 challenge", "P1 refuse", "P1 lose contessa")
        .expect({ coins: [5, 2, 2], treasury: 41, shown: ["contessa", "", ""], turn: "P2", court: 9 });
    caught("tax");
    caught("steal P2");
    caught("assassinate P2");
    caught("exchange");
  });

  it.each(ASKING)("coup 4.3: a blocker caught: the block does not happen and the action goes on, in %s", (edition) => {
    given(edition, 3)
      .hands("contessa contessa", "contessa captain", "assassin ambassador")
      .play("P1 foreign-aid", "P2 block as duke", "P3 pass", "P1 pass", "P3 challenge", "P2 refuse", "P2 lose captain")
      .expect({ coins: [4, 2, 2], shown: ["", "captain", ""], turn: "P2" });
    given(edition, 3)
      .hands("captain contessa", "contessa duke", "assassin ambassador")
      .play("P1 steal P2", "P2 block as ambassador", "P3 pass", "P1 challenge", "P2 refuse", "P2 lose duke")
      .expect({ coins: [4, 0, 2], shown: ["", "duke", ""], turn: "P2" });
  });

  it("coup 4.3: a caught block is the last word: nobody blocks again", () => {
    given("classic", 3)
      .hands("contessa contessa", "contessa captain", "duke ambassador")
      .play("P1 foreign-aid", "P2 block as duke", "P3 block as duke", "P3 challenge", "P2 refuse", "P2 lose captain")
      .expect({ coins: [4, 2, 2], turn: "P2" });
  });
});

describe("a challenge won by the claimant", () => {
  it.each(ASKING)("coup 4.4: the shown card is replaced and the action goes on, in %s", (edition) => {
    given(edition, 3)
      .hands("captain contessa", "duke assassin", "assassin ambassador")
      .draws("ambassador")
      .play("P1 steal P2", "P3 challenge", "P1 show")
      .expect({ hidden: ["ambassador contessa", "duke assassin", "assassin ambassador"], court: 9, coins: [2, 2, 2] })
      .play("P3 lose assassin", "P2 pass")
      .expect({ coins: [4, 0, 2], shown: ["", "", "assassin"], turn: "P2" });
  });

  it.each(ASKING)("coup 4.4: the shown card is replaced and the block goes on, in %s", (edition) => {
    given(edition, 3)
      .hands("captain contessa", "duke ambassador", "assassin ambassador")
      .draws("assassin")
      .play("P1 steal P2", "P2 block as ambassador", "P3 pass", "P1 challenge", "P2 show")
      .expect({ hidden: ["captain contessa", "duke assassin", "assassin ambassador"] })
      .play("P1 lose captain")
      .expect({ coins: [2, 2, 2], shown: ["captain", "", ""], turn: "P2" });
  });

  it("coup 4.4: it is shuffled in before the draw, so it can come back, and nobody can know", () => {
    given("classic", 3)
      .hands("duke contessa", "captain assassin", "captain captain")
      .draws("duke")
      .play("P1 tax", "P2 challenge", "P1 show", "P2 lose captain")
      .expect({ hidden: ["duke contessa", "assassin", "captain captain"] })
      .cannotKnow("P2", "P1", "duke")
      .cannotKnow("public", "P1", "duke");
  });

  it("coup 4.4: of two such cards one is shown and replaced", () => {
    given("classic", 3)
      .hands("duke duke", "captain assassin", "captain captain")
      .draws("contessa")
      .play("P1 tax", "P2 challenge", "P1 show", "P2 lose captain")
      .expect({ hidden: ["duke contessa", "assassin", "captain captain"], court: 9 });
  });
});
