import { describe, expect, it } from "vitest";
import { coup, EDITIONS } from "../src/index.ts";
import { given } from "./scenario.ts";

describe("the response window", () => {
  it.each(EDITIONS)("coup 4 window answers: each living opponent answers, in any order, in %s", (edition) => {
    for (const order of [
      ["P2", "P3", "P4"],
      ["P4", "P2", "P3"],
      ["P3", "P4", "P2"],
    ]) {
      given(edition, 4)
        .play("P1 tax")
        .waitingFor("P2", "P3", "P4")
        .play(...order.slice(0, 2).map((who) => `${who} pass`))
        .expect({ coins: [2, 2, 2, 2], question: "respond" })
        .play(`${order[2]} pass`)
        .expect({ coins: [5, 2, 2, 2], turn: "P2" });
    }
  });

  it("coup 4 window answers: an answer is given once", () => {
    given("classic", 3)
      .play("P1 foreign-aid", "P2 pass")
      .refuses("P2 pass", "not-asked")
      .refuses("P2 block as duke", "not-asked")
      .mayOnly("P2")
      .waitingFor("P3");
  });

  it.each(EDITIONS)(
    "coup 4 window sealed: no answer but a challenge is shown before the window closes, in %s",
    (edition) => {
      const game = given(edition, 4).play("P1 foreign-aid", "P2 block as duke");
      for (const who of ["P1", "P3", "P4", "public"]) {
        game.heard(who);
        expect(game.view(who).answers).toEqual([null, null, null, null]);
        expect(game.view(who).question).toBe("respond");
      }
      game.heard("P2", "answered");
      expect(game.view("P2").answers).toEqual([null, { do: "block", as: "duke" }, null, null]);
      game.play("P4 pass");
      for (const who of ["P1", "P2", "P3", "public"]) game.heard(who);
      game.play("P3 pass").heard("P1", "blocked", "asked").heard("public", "blocked", "asked");
    },
  );

  it("coup 4 window sealed: nobody but the answerer sees who has answered or who is still waited for", () => {
    const game = given("classic", 3).play("P1 tax", "P2 pass");
    expect(coup.waiting(game.view("P1"))).toEqual([1, 2]);
    expect(coup.waiting(game.view("public"))).toEqual([1, 2]);
    expect(coup.waiting(game.view("P2"))).toEqual([2]);
    expect(game.view("P3").answers).toEqual([null, null, null]);
  });

  it.each(EDITIONS)("coup 4 window challenge: it closes the window at once, in %s", (edition) => {
    given(edition, 4)
      .hands("contessa contessa")
      .play("P1 tax", "P3 challenge")
      .waitingFor("P1")
      .refuses("P2 pass", "not-asked")
      .refuses("P4 challenge", "not-asked");
  });

  it("coup 4 window challenge: passes given before it stay unseen", () => {
    given("classic", 4)
      .hands("contessa contessa")
      .play("P1 tax", "P4 pass")
      .heard("P2")
      .play("P2 challenge")
      .heard("P3", "challenged", "asked")
      .heard("P4", "challenged", "asked");
  });

  it.each(EDITIONS)("coup 4 window block: it is announced when all have answered, in %s", (edition) => {
    given(edition, 3)
      .play("P1 steal P2", "P2 block as captain")
      .expect({ question: "respond", waiting: "P3" })
      .play("P3 pass")
      .heard("public", "blocked", "asked")
      .expect({ question: "contest", waiting: "P1 P3" });
  });

  it.each(EDITIONS)(
    "coup 4 window nearest: of several blockers the nearest clockwise from the actor blocks, in %s",
    (edition) => {
      const blockedBy = (actor: string, ...blockers: readonly string[]) => {
        const game = given(edition, 5).turn(actor).play(`${actor} foreign-aid`);
        for (const blocker of blockers) game.play(`${blocker} block as duke`);
        return game.play("others pass").view("public").claim?.seat;
      };
      expect(blockedBy("P1", "P4", "P3")).toBe(2);
      expect(blockedBy("P1", "P4", "P3", "P2")).toBe(1);
      expect(blockedBy("P3", "P2", "P1", "P4")).toBe(3);
      expect(blockedBy("P3", "P2", "P1")).toBe(0);
      expect(blockedBy("P4", "P3", "P2")).toBe(1);
    },
  );

  it.each(EDITIONS)("coup 4 window nearest: the other blockers have said nothing, in %s", (edition) => {
    const game = given(edition, 4)
      .hands("captain captain", "duke duke", "contessa contessa", "assassin assassin")
      .play("P1 foreign-aid", "P3 block as duke", "P2 block as duke", "P4 pass")
      .heard("P1", "blocked", "asked")
      .heard("P3", "blocked", "asked")
      .waitingFor("P1", "P3", "P4");
    expect(game.view("public").claim).toEqual({ seat: 1, as: "duke", on: "block" });
    game.play("others pass").expect({ coins: [2, 2, 2, 2], turn: "P2" });
  });
});

describe("the second window", () => {
  it("coup 4 window second: it is for those who may block only, and offers no challenge", () => {
    given("classic", 4)
      .hands("captain captain", "duke duke", "contessa contessa", "assassin assassin")
      .draws("ambassador")
      .play("P1 steal P2", "P4 challenge", "P1 show", "P4 lose assassin")
      .expect({ question: "block" })
      .waitingFor("P2")
      .mayOnly("P2", "pass", "block captain", "block ambassador")
      .mayOnly("P3")
      .refuses("P2 challenge", "nothing-to-challenge")
      .refuses("P2 block as duke", "does-not-block");
  });

  it("coup 4 window second: for foreign aid there is none, as it has no claim to challenge", () => {
    given("classic", 3).play("P1 foreign-aid").refuses("P3 challenge", "nothing-to-challenge");
  });
});

describe("the window about a block", () => {
  it.each(EDITIONS)(
    "coup 4 window contest: each living player but the blocker answers pass or challenge, in %s",
    (edition) => {
      given(edition, 4)
        .hands("captain captain", "duke duke", "(contessa contessa)", "assassin assassin")
        .coins(2, 2, 0, 2)
        .play("P1 steal P2", "P2 block as captain", "P4 pass")
        .waitingFor("P1", "P4")
        .mayOnly("P1", "pass", "challenge")
        .mayOnly("P4", "pass", "challenge")
        .mayOnly("P2")
        .mayOnly("P3")
        .play("P4 pass")
        .heard("P1")
        .play("P1 pass")
        .expect({ coins: [2, 2, 0, 2], turn: "P2" });
    },
  );
});
