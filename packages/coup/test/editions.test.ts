import { describe, expect, it } from "vitest";
import { coup, EDITIONS, type Edition } from "../src/index.ts";
import { given } from "./scenario.ts";

/* The table of edition differences (coup 4), each row in each edition. */

/** `lines` with what a challenged player answers, where the edition asks them: in `ru` they are not asked. */
function answering(edition: Edition, ...lines: readonly string[]): readonly string[] {
  return edition === "ru" ? lines.filter((line) => !/ (show|refuse)$/.test(line)) : lines;
}

const RETURNED: Readonly<Record<Edition, boolean>> = { classic: true, plus: true, he: true, ru: false };

describe("what an action cost", () => {
  it.each(EDITIONS)("coup 4 table, cost lost to a challenge, %s", (edition) => {
    given(edition, 3)
      .hands("duke contessa", "captain contessa", "duke duke")
      .coins(4, 2, 2)
      .play(...answering(edition, "P1 assassinate P2", "P3 challenge", "P1 refuse"))
      .play("P1 lose duke")
      .expect(RETURNED[edition] ? { coins: [4, 2, 2], treasury: 42 } : { coins: [1, 2, 2], treasury: 45 });
  });

  it.each(EDITIONS)(
    "coup 4 table, cost lost to a challenge, %s: of one whom it puts out, all goes to the treasury",
    (edition) => {
      given(edition, 3)
        .hands("duke (contessa)", "captain contessa", "duke duke")
        .coins(4, 2, 2)
        .play(...answering(edition, "P1 assassinate P2", "P2 challenge", "P1 refuse"))
        .expect({ coins: [0, 2, 2], treasury: 46, out: "P1", turn: "P2" });
    },
  );

  it.each(EDITIONS)("coup 4 table, cost lost to a block, %s: never returned", (edition) => {
    const blocked = () =>
      given(edition, 3)
        .hands("assassin duke", "contessa contessa", "captain captain")
        .coins(3, 2, 2)
        .play("P1 assassinate P2", "P2 block as contessa", "P3 pass");
    blocked()
      .play("others pass")
      .expect({ coins: [0, 2, 2], treasury: 46, turn: "P2" });
    blocked()
      .draws("ambassador")
      .play(...answering(edition, "P1 challenge", "P2 show", "P1 lose duke"))
      .expect({ coins: [0, 2, 2], treasury: 46, shown: ["duke", "", ""], turn: "P2" });
  });
});

describe("a held card", () => {
  it.each(["classic", "plus", "he"] as const)("coup 4 table, may refuse to show a held card, %s: yes", (edition) => {
    given(edition, 3)
      .hands("duke contessa", "captain captain", "assassin assassin")
      .play("P1 tax", "P2 challenge")
      .mayOnly("P1", "show", "refuse")
      .play("P1 refuse", "P1 lose duke")
      .expect({ shown: ["duke", "", ""], coins: [2, 2, 2], turn: "P2" });
  });

  it("coup 4 table, may refuse to show a held card, ru: no, it is shown without a question", () => {
    given("ru", 3)
      .hands("duke contessa", "captain captain", "assassin assassin")
      .draws("captain")
      .play("P1 tax", "P2 challenge")
      .heard("public", "challenged", "showed", "asked")
      .waitingFor("P2")
      .refuses("P1 refuse", "not-asked")
      .play("P2 lose captain")
      .expect({ coins: [5, 2, 2], shown: ["", "captain", ""], turn: "P2" });
  });
});

describe("who may block assassinate and steal", () => {
  it.each(EDITIONS)("coup 4 table, who may block assassinate and steal, %s: the target", (edition) => {
    const bystander = (action: string) =>
      given(edition, 4).coins(3, 2, 2, 2).play(`P1 ${action}`).mayOnly("P3", "pass", "challenge");
    bystander("assassinate P2").refuses("P4 block as contessa", "may-not-block").may("P2", "block contessa");
    bystander("steal P2").refuses("P4 block as captain", "may-not-block").may("P2", "block captain");
  });

  it.each(["classic", "plus", "he"] as const)(
    "coup 4 table, who may block assassinate and steal, %s: not anyone",
    (edition) => {
      expect(coup.options({ edition, blockers: "anyone" }, 3).ok).toBe(false);
    },
  );

  it("coup 4 table, who may block assassinate and steal, ru: anyone, if the table reads the book literally", () => {
    given("ru", 4)
      .with({ blockers: "anyone" })
      .hands("assassin duke", "captain captain", "contessa contessa", "duke duke")
      .coins(3, 2, 2, 2)
      .play("P1 assassinate P2")
      .mayOnly("P2", "pass", "challenge", "block contessa")
      .mayOnly("P4", "pass", "challenge", "block contessa")
      .play("P2 pass", "P4 pass", "P3 block as contessa")
      .waitingFor("P1", "P2", "P4")
      .play("others pass")
      .expect({ coins: [0, 2, 2, 2], shown: ["", "", "", ""], turn: "P2" });
  });

  it("coup 4 table, who may block assassinate and steal, ru: anyone who is caught lets the action go on", () => {
    given("ru", 4)
      .with({ blockers: "anyone" })
      .hands("captain duke", "captain assassin", "contessa assassin", "duke duke")
      .play("P1 steal P2", "P2 pass", "P4 pass", "P3 block as ambassador", "P4 challenge", "P3 lose assassin")
      .expect({ coins: [4, 0, 2, 2], shown: ["", "", "assassin", ""], turn: "P2" });
  });

  it("coup 4 table, who may block assassinate and steal, ru: anyone but who lost the challenge, in the second window", () => {
    given("ru", 4)
      .with({ blockers: "anyone" })
      .hands("captain duke", "captain assassin", "contessa assassin", "duke duke")
      .draws("contessa")
      .play("P1 steal P2", "P3 challenge", "P3 lose assassin")
      .expect({ question: "block", waiting: "P2 P4" })
      .mayOnly("P4", "pass", "block captain", "block ambassador")
      .refuses("P3 block as captain", "not-asked")
      .play("P4 pass", "P2 block as captain", "others pass")
      .expect({ coins: [2, 2, 2, 2], turn: "P2" });
  });
});
